import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IdentityConfig } from './identity.config';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Secrets derived from what they are for, which need no storage, and others that are stored encrypted. There may be two
 * masters while one takes the place of the other: new secrets are made with the first, and what was made with any of them is known.
 */
@Injectable()
export class Secrets {
  private readonly masters: readonly Master[];
  private readonly newest: Master;

  constructor(@Inject(IdentityConfig.token) { IDENTITY_SECRET: [first, ...others] }: IdentityConfig) {
    this.newest = new Master(first);
    this.masters = [this.newest, ...others.map((secret) => new Master(secret))];
  }

  /** A secret of 256 bits in base64url, the same for the same purpose and subject. */
  token(purpose: string, subject: string): string {
    return this.newest.mac(purpose, subject).toString('base64url');
  }

  /** The same under each master, the newest first: to know one again. */
  tokens(purpose: string, subject: string): string[] {
    return this.masters.map((master) => master.mac(purpose, subject).toString('base64url'));
  }

  /** Six digits, the same for the same purpose and subject. */
  sixDigits(purpose: string, subject: string): string {
    return digitsOf(this.newest.mac(purpose, subject));
  }

  /** The same under each master. */
  allSixDigits(purpose: string, subject: string): string[] {
    return this.masters.map((master) => digitsOf(master.mac(purpose, subject)));
  }

  /** Closes a text so that it can be opened again for this purpose and owner alone. */
  seal(purpose: string, owner: string, text: string): string {
    return this.newest.seal(purpose, owner, text);
  }

  /** Throws for what was sealed for another account or purpose, or under an unknown key. */
  open(purpose: string, owner: string, sealed: string): string {
    const failures: unknown[] = [];
    for (const master of this.masters) {
      try {
        return master.open(purpose, owner, sealed);
      } catch (error) {
        failures.push(error);
      }
    }
    throw new AggregateError(failures, 'This was sealed for something else, or under a secret that is no longer set.');
  }

  /** What was sealed, under the newest master; null where it is so already. */
  resealed(purpose: string, owner: string, sealed: string): string | null {
    if (this.masters.length === 1 || this.newest.opens(purpose, owner, sealed)) return null;
    return this.seal(purpose, owner, this.open(purpose, owner, sealed));
  }
}

/** One secret, from which the key for each purpose is made. */
class Master {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly secret: Buffer) {}

  mac(purpose: string, subject: string): Buffer {
    return createHmac('sha256', this.key(purpose)).update(subject).digest();
  }

  seal(purpose: string, owner: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key(purpose), nonce).setAAD(Buffer.from(owner));
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
  }

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

  opens(purpose: string, owner: string, sealed: string): boolean {
    try {
      this.open(purpose, owner, sealed);
      return true;
    } catch {
      // sealed under another secret
      return false;
    }
  }

  /** So that what is made for one purpose can never be taken for another. */
  private key(purpose: string): Buffer {
    const key = this.keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', this.secret, '', purpose, KEY_BYTES));
    this.keys.set(purpose, key);
    return key;
  }
}

const digitsOf = (mac: Buffer): string => String(mac.readUInt32BE() % 1_000_000).padStart(6, '0');
