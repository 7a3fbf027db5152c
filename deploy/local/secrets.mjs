// Passwords and signing keys of one data folder: made once at random, readable by their owner only.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptOnce } from './kept-once.mjs';

/** Passwords of the servers: hexadecimal, so that they go into any address unescaped. */
export function passwords(dataDir) {
  const random = () => randomBytes(24).toString('hex');
  return keptOnce(join(dataDir, 'passwords.json'), () => ({ nats: random(), redis: random(), store: random() }));
}

/** A password of the bus or of the store for each name, for containers. One that begins with a digit would be a number to the configuration of the bus. */
export function servicePasswords(dataDir, server, names) {
  return keptOnce(join(dataDir, `${server}-passwords.json`), () =>
    Object.fromEntries(names.map((name) => [name, `p${randomBytes(24).toString('hex')}`])),
  );
}

/** What identity makes links in mails, recovery codes and the keys of authenticators with. */
export function identitySecret(dataDir) {
  return keptOnce(join(dataDir, 'identity-secret.json'), () => ({ secret: randomBytes(32).toString('base64') })).secret;
}

/** What the voice platform of development shows identity. */
export function voiceClientSecret(dataDir) {
  return keptOnce(join(dataDir, 'voice-client-secret.json'), () => ({ secret: randomBytes(32).toString('base64url') })).secret;
}

/** An Ed25519 key pair for each name, base64 of PKCS8 (private) and SPKI (public) DER. */
export function signingKeys(dataDir, names) {
  const folder = join(dataDir, 'signing-keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return Object.fromEntries(names.map((name) => [name, keptOnce(join(folder, `${name}.json`), keyPair)]));
}

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') };
}
