// npm start: from a bare checkout to a page to open. `--fresh` begins again without the data, `--services` gives each service its own process.
// Run by whatever Node the machine has, before any package is installed: nothing here or in prepare/ may import one.
import { resolve } from 'node:path';
import { startInfrastructure } from '../deploy/local/infrastructure.mjs';
import { portBook } from '../deploy/local/ports.mjs';
import { allOrNone } from './prepare/all-or-none.mjs';
import { buildProduct } from './prepare/build.mjs';
import { leaveDataFolder, takeDataFolder } from './prepare/data-folder.mjs';
import { checkMachine } from './prepare/machine.mjs';
import { optionsOf } from './prepare/options.mjs';
import { installPackages } from './prepare/packages.mjs';
import { startOnFreePorts } from './prepare/product.mjs';
import { inRepository } from './prepare/repository.mjs';
import { seedOnce } from './prepare/seed.mjs';
import { stepLog } from './prepare/steps.mjs';
import { welcome } from './prepare/welcome.mjs';

const options = optionsOf('npm start', {
  fresh: { type: 'boolean', default: false },
  services: { type: 'boolean', default: false },
  data: { type: 'string', default: inRepository('.data') },
});
const dataDir = resolve(options.data);
const { step, say } = stepLog();
const stopping = new AbortController();
const { signal } = stopping;
/** @type {Error | undefined} */
let failure;
let ownsFolder = false;
/** @type {Awaited<ReturnType<typeof startInfrastructure>> | undefined} */
let infrastructure;
/** @type {Awaited<ReturnType<typeof startOnFreePorts>>['product'] | undefined} */
let product;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());
process.stdout.on('error', () => stopping.abort()); // the terminal is gone, so stop as if told to

try {
  await start();
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
} catch (error) {
  if (!signal.aborted) fail(error);
}
if (!failure) say('\nStopping. Your data stays.');
await product?.stop();
await infrastructure?.stop();
if (ownsFolder) leaveDataFolder(dataDir);
if (failure) {
  process.stderr.write(`\n${failure.message}\n`);
  process.exitCode = 1;
}

async function start() {
  say('Simmer');
  await step('machine', checkMachine);
  await step('data folder', () => takeDataFolder(dataDir, options));
  ownsFolder = true;
  const book = portBook(dataDir);
  await askedPorts(book); // said before anything takes time

  const packages = step('packages', (log) => installPackages({ signal, log }));
  const built = packages.then(() => step('build', (log) => buildProduct({ signal, log, eachService: options.services })));
  const servers = step('infrastructure', async (log) => {
    infrastructure = await startInfrastructure({ dataDir, signal, log, packages });
  });
  await allOrNone([packages, built, servers], (error) => signal.aborted || fail(error));

  const asked = await askedPorts(book); // and again, since the servers have taken theirs
  const plan = { dataDir, servers: infrastructure?.env ?? {}, book, asked, eachService: options.services, signal, onExit: afterExit };
  let environment;
  await step('services', async () => ({ product, environment } = await startOnFreePorts(plan)));
  const accounts = await step('demo content', () => seedOnce({ dataDir, environment, signal }));

  say(welcome({ environment, accounts, dataDir }));
}

function fail(error) {
  failure ??= error;
  stopping.abort();
}

async function askedPorts(book) {
  const ask = (setting) => (process.env[setting] ? book.demand(process.env[setting], setting) : undefined);
  return { gateway: await ask('PORT'), demoSite: await ask('DEMO_SITE_PORT') };
}

/** A service of its own is started again; the one process that hosts all of them has no reason to end, so that is a failure. */
function afterExit(name, code) {
  if (signal.aborted) return;
  if (!options.services) return fail(new Error(`Simmer ended by itself (${code}): ${product?.lastWords(name)}`));
  say(`  ${name} ended (${code}), starting it again`);
  product?.start(name, signal).catch(fail);
}
