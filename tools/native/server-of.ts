import { existsSync, readFileSync } from 'node:fs';
import { inRepository } from '../prepare/repository.mjs';

/** Before anybody has said where the server is. */
const NOBODYS = 'https://simmer.example';

const manifest = inRepository('deploy/native/android/app/src/main/AndroidManifest.xml');

/** The origin that the projects are made for: the one given, else the one that they have. */
export function serverOf(given: string | undefined): string {
  const server = given ?? kept() ?? NOBODYS;
  if (!URL.canParse(server) || new URL(server).origin !== server || !server.startsWith('https://'))
    throw new Error(`--server is an origin such as ${NOBODYS}, not ${server}.`);
  return server;
}

function kept(): string | undefined {
  const host = existsSync(manifest)
    ? /<data android:scheme="https" android:host="([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1]
    : undefined;
  return host && `https://${host}`;
}
