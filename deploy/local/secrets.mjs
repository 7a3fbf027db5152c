// Passwords and signing keys of one data folder: made once at random, readable by their owner only.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function keptOnce(file, make) {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(make(), null, 2), { mode: 0o600, flag: 'wx' });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Passwords of the servers: hexadecimal, so that they go into any address unescaped. */
export function passwords(dataDir) {
  const random = () => randomBytes(24).toString('hex');
  return keptOnce(join(dataDir, 'passwords.json'), () => ({ nats: random(), redis: random(), store: random() }));
}

/** An Ed25519 key pair for each name, base64 of PKCS8 (private) and SPKI (public) DER. New names are added to old files. */
export function signingKeys(dataDir, names) {
  const file = join(dataDir, 'signing-keys.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const name of names) known[name] ??= keyPair();
  writeFileSync(file, JSON.stringify(known, null, 2), { mode: 0o600 });
  return known;
}

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') };
}
