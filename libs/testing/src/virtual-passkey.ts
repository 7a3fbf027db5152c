import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://localhost:4310';
const PRESENT_AND_VERIFIED = 0b0000_0101;
const WITH_CREDENTIAL = 0b0100_0000;

type Options = Record<string, unknown>;

/** A passkey in memory, as a browser would answer for it. */
export class VirtualPasskey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;
  private userHandle = '';

  constructor(
    private readonly origin = ORIGIN,
    private readonly flags = PRESENT_AND_VERIFIED,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** A browser's answer to the creation of a passkey. */
  make(options: Options): Record<string, unknown> {
    this.userHandle = (options['user'] as { id: string }).id;
    const credentialId = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, this.coseKey()]);
    const authData = Buffer.concat([this.authenticatorData(WITH_CREDENTIAL), attested]);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    const response = {
      clientDataJSON: this.clientData('webauthn.create', options),
      attestationObject: attestationObject.toString('base64url'),
    };
    return this.answer({ ...response, transports: ['internal'] });
  }

  /** A browser's answer to a passkey request. */
  show(options: Options): Record<string, unknown> {
    this.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', options);
    const authenticatorData = this.authenticatorData();
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()]);
    return this.answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private answer(response: object): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform', response };
  }

  private clientData(type: string, { challenge }: Options): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })).toString('base64url');
  }

  private authenticatorData(more = 0): Buffer {
    const site = createHash('sha256').update(new URL(this.origin).hostname).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([site, Buffer.from([this.flags | more]), counter]);
  }

  /** The public key in COSE: kind 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), both coordinates. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);

/** Heads of CBOR values: the kind in three bits, then the length. */
const head = (kind: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(kind << 5) | length])
    : length < 256
      ? Buffer.from([(kind << 5) | 24, length])
      : Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(length)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);
