// npm run spec -- recipe.int: the specs whose path matches, on servers of their own that begin empty and go with them; journeys in the browser too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { startInfrastructure } from '../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../deploy/local/temporary-folder.mjs';
import { childEnvironment } from './checks/run-check.mjs';
import { jestCommand } from './checks/unit.mjs';
import { installBrowser } from './prepare/browser.mjs';
import { buildProduct } from './prepare/build.mjs';
import { inRepository, projectNode, repository } from './prepare/repository.mjs';

const asked = process.argv.slice(2);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());

const journeys = readdirSync(inRepository('apps/e2e/src/web'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `apps/e2e/src/web/${name}`);
const isJourney = (part) => journeys.some((path) => path.includes(part));

if (asked.length === 0 || asked.some((part) => !isJourney(part))) await onServers(asked.filter((part) => !isJourney(part)));
if (asked.some(isJourney)) {
  await installBrowser();
  // a journey starts the product by itself
  await buildProduct({ signal: stopping.signal, log: (name) => process.stdout.write(`build: ${name}\n`) });
  const files = journeys.filter((path) => asked.some((part) => path.includes(part)));
  await run(['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=line', ...files], {});
}

async function onServers(parts) {
  const dataDir = await temporaryFolder('spec');
  let infrastructure;
  try {
    infrastructure = await startInfrastructure({ dataDir, signal: stopping.signal });
    await run([...jestCommand, '-w', '1', ...parts], infrastructure.env);
  } finally {
    await infrastructure?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function run(argv, env) {
  const specs = spawn(projectNode, argv, { cwd: repository, stdio: 'inherit', env: childEnvironment(env) });
  stopping.signal.addEventListener('abort', () => specs.kill());
  const [code] = await once(specs, 'exit');
  process.exitCode ||= code ?? 1;
}
