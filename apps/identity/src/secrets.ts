import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IdentityConfig } from './identity.config';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Secrets that can be made again from what they are for, so that none of them has to be kept, and others that are kept sealed. */
@Injectable()
export class Secrets {
  private readonly keys = new Map<string, Buffer>();

  constructor(@Inject(IdentityConfig.token) private readonly config: IdentityConfig) {}

  /** A secret of 256 bits in base64url, the same for the same purpose and subject. */
  token(purpose: string, subject: string): string {
    return this.mac(purpose, subject).toString('base64url');
  }

  /** Six digits, the same for the same purpose and subject. */
  sixDigits(purpose: string, subject: string): string {
    return String(this.mac(purpose, subject).readUInt32BE() % 1_000_000).padStart(6, '0');
  }

  /** The key for one purpose, so that what is made for one can never be taken for another. */
  private key(purpose: string): Buffer {
    const key = this.keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', this.config.IDENTITY_SECRET, '', purpose, KEY_BYTES));
    this.keys.set(purpose, key);
    return key;
  }

  /** Closes a text so that it can be opened again for this purpose and owner alone. */
  seal(purpose: string, owner: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key(purpose), nonce).setAAD(Buffer.from(owner));
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
  }

  /** Throws for what was sealed for somebody else, for something else, or under another key. */
  open(purpose: string, owner: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const [nonce, tag, closed] = [
      bytes.subarray(0, NONCE_BYTES),
      bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
      bytes.subarray(NONCE_BYTES + TAG_BYTES),
    ];
    const decipher = createDecipheriv(CIPHER, this.key(purpose), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8');
  }

  private mac(purpose: string, subject: string): Buffer {
    return createHmac('sha256', this.key(purpose)).update(subject).digest();
  }
}
