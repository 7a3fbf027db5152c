// npm test: the same preparation as npm start, then every check. The last line adds them all up. What Nx knows to have passed is not run
// again, unless with --all; in a checkout where nothing has passed yet, and where CI is set, everything runs as a whole.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startInfrastructure } from '../deploy/local/infrastructure.mjs';
import { browserTests } from './checks/browser.mjs';
import { firstLoad } from './checks/first-load.mjs';
import { composeFile, formatting, generatedDocs, keptLint, keptTypecheck, lint, typecheck } from './checks/static.mjs';
import { jestTier, keptTier, nodeTests, serverTests } from './checks/unit.mjs';
import { allOrNone } from './prepare/all-or-none.mjs';
import { installBrowser } from './prepare/browser.mjs';
import { buildProduct } from './prepare/build.mjs';
import { checkMachine } from './prepare/machine.mjs';
import { optionsOf } from './prepare/options.mjs';
import { installPackages } from './prepare/packages.mjs';
import { inRepository } from './prepare/repository.mjs';
import { stepLog } from './prepare/steps.mjs';

const options = optionsOf('npm test', {
  only: { type: 'string', default: '' },
  all: { type: 'boolean', default: Boolean(process.env.CI) || !existsSync(inRepository('.nx')) },
  data: { type: 'string', default: inRepository('.data-test') },
});
const dataDir = resolve(options.data);
const { step, say } = stepLog();
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stopping.abort());

const kept = (whole, byProject) => (options.all ? whole : byProject);
/** What stands in one row runs side by side, each of them one check after the other: two cores have room for two. */
const stages = [
  [
    { formatting, lint: kept(lint, keptLint), 'generated docs': generatedDocs, 'compose file': composeFile, 'first load': firstLoad },
    { typecheck: kept(typecheck, keptTypecheck) },
  ],
  [{ tools: nodeTests, servers: serverTests }],
  [{ unit: kept(jestTier('unit'), keptTier('unit')), component: kept(jestTier('component'), keptTier('component')) }],
  [{ contract: jestTier('contract'), integration: kept(jestTier('integration'), keptTier('integration')) }, { world: jestTier('world') }],
  // alone: what it waits for is drawn by the same two cores
  [{ browser: browserTests }],
];
const only = options.only.split(',').filter(Boolean);
const names = stages.flat().flatMap((lane) => Object.keys(lane));
const unknown = only.find((name) => !names.includes(name));
if (unknown) {
  process.stderr.write(`npm test has no check called '${unknown}': there are ${names.join(', ')}.\n`);
  process.exit(2);
}
const total = { passed: 0, failed: 0 };
/** @type {Awaited<ReturnType<typeof startInfrastructure>> | undefined} */
let infrastructure;
let isPrepared = false;

try {
  await prepare();
  isPrepared = true;
  for (const lanes of stages) await allOrNone(lanes.map(runLane), () => stopping.abort());
} catch (error) {
  total.failed += 1;
  // what a preparation says is for people; anything else is a fault of ours
  process.stderr.write(`\n${isPrepared ? error.stack : error.message}\n`);
}
await infrastructure?.stop();
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

async function runLane(lane) {
  for (const [name, check] of Object.entries(lane)) {
    if (only.length > 0 && !only.includes(name)) continue;
    signal.throwIfAborted();
    await step(name, async (log) => {
      const { passed, failed, report } = await check({
        env: infrastructure?.env,
        isNative: infrastructure?.isNative,
        dataDir,
        signal,
        log,
      });
      total.passed += passed;
      total.failed += failed;
      log(`${passed} passed, ${failed} failed`);
      if (failed > 0) say(report);
    });
  }
}

async function prepare() {
  await step('machine', checkMachine);
  const packages = step('packages', (log) => installPackages({ signal, log }));
  const servers = step('infrastructure', async (log) => {
    infrastructure = await startInfrastructure({ dataDir, signal, log, packages });
  });
  const built = packages.then(() => step('build', (log) => buildProduct({ signal, log, eachService: true })));
  await allOrNone([packages, servers, built], () => stopping.abort());
  await step('browser', (log) => installBrowser({ signal, log }));
}
