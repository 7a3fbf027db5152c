// Builds the web app and the services, each only when its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CommandFailed, runCommand } from './command.mjs';
import { inRepository, projectNode, repository, services } from './repository.mjs';

const everywhere = ['libs', 'package-lock.json', 'tsconfig.base.json'];
const server = ['apps', 'tools/build.mjs', ...everywhere];

/** @param {string} app */
const bundle = (app) => ({ name: app, output: `dist/apps/${app}/main.js`, sources: server, command: ['tools/build.mjs', app] });
const web = {
  name: 'web',
  output: 'dist/apps/web/index.html',
  sources: ['apps/web', 'tools/build-web.mjs', 'tools/build-service-worker.mjs', ...everywhere],
  command: ['tools/build-web.mjs'],
};

/**
 * The one-process form needs apps/dev alone; `eachService` adds a bundle for every service.
 * @param {{ signal?: AbortSignal, log: (name: string) => void, eachService?: boolean }} options
 */
export async function buildProduct({ signal, log, eachService = false }) {
  const targets = [web, bundle('dev'), ...(eachService ? services.map(bundle) : [])];
  const fingerprints = new Map();
  for (const target of targets) {
    const key = target.sources.join();
    if (!fingerprints.has(key)) fingerprints.set(key, fingerprint(target.sources));
    await build(target, fingerprints.get(key), { signal, log });
  }
}

async function build(target, sources, { signal, log }) {
  const stamp = inRepository('dist', '.built', target.name);
  const isCurrent = existsSync(inRepository(target.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isCurrent) return;
  log(target.name);
  try {
    await runCommand(projectNode, target.command, { signal, cwd: repository });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(`${target.name} could not be built: mend what is named below and start again.\n${error.lastLines}`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** A hash over names and contents; specs are left out, since no bundle holds them. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(inRepository(path)))
      hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return path.includes('.spec.') ? [] : [path];
  return readdirSync(path)
    .sort()
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => filesUnder(join(path, name)));
}
