// npm run verify:events: cooks work without a rest while each service and the bus are stopped in turn, and while the bus loses its store. Afterwards
// every projection equals its truth, by itself and within a minute, after the lost store within five; then the nightly comparison finds nothing to mend.
// Prints a table; ends with 'N passed, N failed'. `--quick` stops each for a few seconds instead of two minutes.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { databaseName } from '../backup/backup';
import { services } from '../prepare/repository.mjs';
import { cooksAtWork } from './events-load';
import { nightlyDrift } from './nightly-drift';
import { readProjections } from './projections';
import { runProduct } from './running-product';
import { openStores } from './stores';
import { openSubscriptions } from './subscriptions';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, seconds: { type: 'string' }, only: { type: 'string' } },
});
const downForMs = 1_000 * Number(options.seconds ?? (options.quick ? 4 : 120));
const beforeMs = 3_000;
const equalWithinMs = 60_000;
/** When the stream is new, everything that was ever published is heard again. */
const allAgainWithinMs = 300_000;
const EMPTIED = 'nats-emptied';

const say = (line) => process.stdout.write(`${line}\n`);
const results: boolean[] = [];
const row = (name, ...cells) => say(`${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(10)).join('')}`);

const running = await runProduct({
  eachService: true,
  settings: { LOG_LEVEL: 'warn', GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0' },
});
const { product, infrastructure, environment } = running;
const subscriptions = await openSubscriptions(environment.MONGO_URL, databaseName('billing', environment.NAMESPACE));
const stores = await openStores(environment);

/** Stops one part the hard way, and starts it again after a time. */
async function stopFor(name) {
  if (services.includes(name)) {
    await product.kill(name);
    await wait(downForMs);
    return product.start(name);
  }
  await infrastructure.kill('nats');
  if (name === EMPTIED) rmSync(join(running.dataDir, 'nats', 'jetstream'), { recursive: true });
  await wait(downForMs);
  return infrastructure.start('nats');
}

/** Waits until nothing differs and nothing waits. Returns what was found last, and how long it took. */
async function untilEqual(withinMs) {
  const begun = performance.now();
  for (;;) {
    const found = await readProjections(stores);
    const { gallery, plans, photos, waiting } = found;
    const differing = gallery.differing + plans.differing + photos.differing;
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    if (differing + waiting === 0) return { ...found, differing, seconds };
    if (performance.now() - begun > withinMs) return { ...found, differing: differing + waiting, seconds };
    await wait(250);
  }
}

try {
  say(`each stopped for ${downForMs / 1_000} s, while 4 cooks work`);
  const setSubscription = (accountId, isActive) => subscriptions.set(accountId, isActive);
  const cooks = await cooksAtWork({ url: running.url, cooks: 4, setSubscription });
  row('stopped', 'changes', 'refused', 'gallery', 'plans', 'photos', 'differ', 'dead', 'equal s');
  const targets = [...services, 'nats', EMPTIED].filter((name) => !options.only || options.only.split(',').includes(name));
  for (const target of targets) {
    const end = cooks.begin();
    await wait(beforeMs);
    await stopFor(target);
    await wait(beforeMs);
    const { changes, refused } = await end();
    const { gallery, plans, photos, waiting, differing, dead, seconds } = await untilEqual(
      target === EMPTIED ? allAgainWithinMs : equalWithinMs,
    );
    if (differing > 0)
      say(`        gallery ${gallery.differing}, plans ${plans.differing}, photos ${photos.differing}, events waiting ${waiting}`);
    row(target, changes, refused, gallery.size, plans.size, photos.size, differing, dead, seconds);
    results.push(differing === 0 && dead === 0 && changes > 0);
  }
  for (const [projection, { looked, mended, left }] of Object.entries(await nightlyDrift(running))) {
    say(`nightly comparison of ${projection}: ${looked} looked at, ${mended} mended, ${left} left`);
    results.push(mended + left === 0);
  }
} finally {
  await stores.close();
  await subscriptions.close();
  await running.stop();
}
const passed = results.filter(Boolean).length;
say(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
