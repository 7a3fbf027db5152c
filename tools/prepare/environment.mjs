// What the services are told through their environment: one place, for every way of running them.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identitySecret, signingKeys, voiceClientSecret } from '../../deploy/local/secrets.mjs';
import { inRepository, services } from './repository.mjs';

const named = (keys, names, part) => names.map((name) => `${name}=${keys[name][part]}`).join(',');

/**
 * The environment of the whole product in one process. `servers` is what the infrastructure says of itself (NATS_URL and so on), `ports`
 * those of the gateway and the demo site.
 * @param {{ dataDir: string, servers: Record<string, string>, ports: { gateway: number, demoSite: number }, namespace?: string }} place
 * @returns {Record<string, string>}
 */
export function productEnvironment({ dataDir, servers, ports, namespace = '' }) {
  const keys = signingKeys(dataDir, services);
  const mediaDir = join(dataDir, 'media');
  mkdirSync(mediaDir, { recursive: true, mode: 0o700 });
  const earlierFilesDir = join(dataDir, 'web-files');
  mkdirSync(earlierFilesDir, { recursive: true });
  return {
    ...servers,
    ENVIRONMENT: 'development',
    NAMESPACE: namespace,
    PORT: String(ports.gateway),
    GATEWAY_URL: `http://localhost:${ports.gateway}`,
    PUBLIC_URL: `http://localhost:${ports.gateway}`,
    IDENTITY_SECRET: identitySecret(dataDir),
    ...voiceSettings(dataDir),
    DEMO_SITE_PORT: String(ports.demoSite),
    IMPORT_SAMPLES: importSamples(ports.demoSite),
    OUTBOUND_ALLOWED_HOSTS: `127.0.0.1:${ports.demoSite},localhost:${ports.demoSite}`,
    MEDIA_DIR: mediaDir,
    EARLIER_FILES_DIR: earlierFilesDir,
    BUS_SIGNING_KEYS: named(keys, services, 'privateKey'),
    BUS_TRUSTED_KEYS: named(keys, services, 'publicKey'),
  };
}

/** A voice platform of development: `npm run voice` speaks for it. */
function voiceSettings(dataDir) {
  return {
    VOICE_CLIENT_ID: 'voice-of-development',
    VOICE_CLIENT_SECRET: voiceClientSecret(dataDir),
    VOICE_REDIRECT_URIS: 'http://127.0.0.1:4312/linked',
    VOICE_SKILL_ID: 'amzn1.ask.skill.development',
    VOICE_TEST_CERTIFICATES: join(dataDir, 'voice', 'certificates'),
  };
}

/** The demo site's pages, as the import screen offers them: `title|address`. */
function importSamples(port) {
  const pages = JSON.parse(readFileSync(inRepository('apps/dev/src/demo-site/samples.json'), 'utf8'));
  return pages.map(({ title, path }) => `${title}|http://127.0.0.1:${port}${path}`).join(',');
}

/** The same for a process of its own: it gets its own signing key and nobody else's, and identity alone its secrets. */
export function serviceEnvironment(name, { dataDir, product, healthPort }) {
  const keys = signingKeys(dataDir, [name]);
  const { IDENTITY_SECRET, VOICE_CLIENT_SECRET, ...shared } = product;
  const own = { BUS_SIGNING_KEYS: named(keys, [name], 'privateKey'), HEALTH_PORT: String(healthPort) };
  return { ...shared, ...own, ...(name === 'identity' && { IDENTITY_SECRET, VOICE_CLIENT_SECRET }) };
}
