// node tools/infra/keys.mjs > .env: passwords and signing keys for docker compose --profile app, those of the data folder.
import { mkdirSync } from 'node:fs';
import { identitySecret, passwords, servicePasswords, signingKeys } from '../../deploy/local/secrets.mjs';
import { inRepository, services } from '../prepare/repository.mjs';

const dataDir = inRepository('.data');
mkdirSync(dataDir, { recursive: true });
const keys = signingKeys(dataDir, services);
const { redis, store } = passwords(dataDir);
const bus = servicePasswords(dataDir, 'bus', services);
const stores = servicePasswords(dataDir, 'store', services);

const lines = [
  `SIMMER_REDIS_PASSWORD=${redis}`,
  `SIMMER_MONGO_PASSWORD=${store}`,
  `IDENTITY_SECRET=${identitySecret(dataDir)}`,
  `BUS_TRUSTED_KEYS=${services.map((name) => `${name}=${keys[name].publicKey}`).join(',')}`,
  ...services.map((name) => `${name.toUpperCase()}_NATS_PASSWORD=${bus[name]}`),
  ...services.map((name) => `${name.toUpperCase()}_STORE_PASSWORD=${stores[name]}`),
  ...services.map((name) => `${name.toUpperCase()}_SIGNING_KEYS=${name}=${keys[name].privateKey}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
