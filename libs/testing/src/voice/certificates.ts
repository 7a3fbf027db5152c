import { DAY_MS } from '@simmer/contracts';
import 'reflect-metadata';
import { createSign, KeyObject, randomBytes, webcrypto } from 'node:crypto';
import { BasicConstraintsExtension, SubjectAlternativeNameExtension, type X509Certificate, X509CertificateGenerator } from '@peculiar/x509';

/** As the library knows it: by the types of browsers where there are any. */
type Key = InstanceType<typeof CryptoKey>;

const ALGORITHMS = {
  'rsa-2048': { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 2_048 },
  'rsa-1024': { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 1_024 },
  'ec-p256': { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
} as const;

/** Somebody with a certificate and the key to it. */
export interface Certified {
  name: string;
  pem: string;
  sign(bytes: Buffer): string;
  /** The private key, as PEM. */
  keyPem: string;
  /** Signs certificates. */
  key: Key;
  certificate: X509Certificate;
}

/** Signs as the voice platform does: RSA with SHA-256, in base64. */
export const signingWith = (key: KeyObject | string) => (bytes: Buffer) => createSign('RSA-SHA256').update(bytes).sign(key, 'base64');

export interface CertificateWish {
  name: string;
  /** Who issues it; itself unless given. */
  issuer?: Certified;
  /** Names of hosts. */
  hosts?: string[];
  mayIssue?: boolean;
  from?: Date;
  until?: Date;
  kind?: keyof typeof ALGORITHMS;
}

/** Makes a key and a certificate for it. */
export async function certify({
  name,
  issuer,
  hosts = [],
  mayIssue = false,
  kind = 'rsa-2048',
  ...times
}: CertificateWish): Promise<Certified> {
  const algorithm = ALGORITHMS[kind];
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { privateKey, publicKey } = keys as unknown as Record<'privateKey' | 'publicKey', Key>;
  const certificate = await X509CertificateGenerator.create({
    serialNumber: randomBytes(8).toString('hex'),
    subject: `CN=${name}`,
    issuer: issuer ? issuer.certificate.subject : `CN=${name}`,
    notBefore: times.from ?? new Date(Date.now() - DAY_MS),
    notAfter: times.until ?? new Date(Date.now() + 365 * DAY_MS),
    signingAlgorithm: issuer ? { name: issuer.key.algorithm.name, hash: 'SHA-256' } : algorithm,
    publicKey,
    signingKey: issuer?.key ?? privateKey,
    extensions: [
      new BasicConstraintsExtension(mayIssue, undefined, true),
      ...(hosts.length > 0 ? [new SubjectAlternativeNameExtension(hosts.map((value) => ({ type: 'dns' as const, value })))] : []),
    ],
  });
  const signingKey = KeyObject.from(privateKey as unknown as webcrypto.CryptoKey);
  return {
    name,
    certificate,
    key: privateKey,
    pem: `${certificate.toString('pem')}\n`,
    keyPem: String(signingKey.export({ type: 'pkcs8', format: 'pem' })),
    sign: signingWith(signingKey),
  };
}

/** A root, whom it lets issue certificates, and the voice platform with one of those. */
export interface VoiceAuthority {
  root: Certified;
  between: Certified;
  platform: Certified;
}

export const VOICE_HOST = 'echo-api.amazon.com';

export async function voiceAuthority(): Promise<VoiceAuthority> {
  const root = await certify({ name: 'Test root', mayIssue: true });
  const between = await certify({ name: 'Test issuer', issuer: root, mayIssue: true });
  const platform = await certify({ name: VOICE_HOST, issuer: between, hosts: [VOICE_HOST] });
  return { root, between, platform };
}
