// npm run bench:live: how soon a tick in one browser shows in another one of the same household, and how long 500 changes made without a
// connection take to arrive. Two Chromiums, the built product with servers of its own.
import { loadavg } from 'node:os';
import { type BrowserContext, chromium } from '@playwright/test';
import { installBrowser } from '../prepare/browser.mjs';
import { runProduct } from '../verify/running-product';
import { openList, signInHousehold } from '../verify/list-browsers';

const TICKS = 100;
const ITEMS = 20;
const QUEUED = 500;
const GOALS = { live: 300, drain: 2_000 };

const say = (line) => process.stdout.write(`${line}\n`);
const running = await runProduct({
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' },
});
const executablePath = await installBrowser();
const browsers = await Promise.all([1, 2].map(() => chromium.launch({ executablePath, args: ['--no-sandbox'] })));
try {
  const contexts = await Promise.all(browsers.map((browser) => browser.newContext({ baseURL: running.url })));
  await signInHousehold(running, contexts as [BrowserContext, BrowserContext]);
  const [here, there] = await Promise.all(contexts.map((context) => openList(context)));
  for (let index = 0; index < ITEMS; index++) await here.add(nameOf(index));
  await there.whenThere(nameOf(ITEMS - 1));

  const delays: number[] = [];
  for (let index = 0; index < TICKS; index++) {
    const [name, isTicked] = [nameOf(index % ITEMS), Math.floor(index / ITEMS) % 2 === 0];
    const seen = there.whenTicked(name, isTicked);
    const at = await here.toggle(name);
    delays.push((await seen) - at);
  }
  const drained = await drain(here, there, contexts[0]);
  const p = (share: number) => delays.toSorted((one, other) => one - other)[Math.ceil(delays.length * share) - 1] as number;

  say(`load average ${loadavg()[0].toFixed(1)}`);
  say('| What | Measured | Goal |');
  say('| --- | --- | --- |');
  say(`| A tick shows in another browser, p50 of ${TICKS} | ${p(0.5).toFixed(0)} ms | |`);
  say(`| p95 | ${p(0.95).toFixed(0)} ms | ${GOALS.live} ms |`);
  say(`| the slowest | ${p(1).toFixed(0)} ms | |`);
  say(`| ${QUEUED} changes made offline reach the server and the other browser | ${drained.toFixed(0)} ms | ${GOALS.drain} ms |`);
  process.exitCode = p(0.95) <= GOALS.live && drained <= GOALS.drain ? 0 : 1;
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await running.stop();
}

/** From the moment that there is a connection again. */
async function drain(here, there, context) {
  await context.setOffline(true);
  // every second change of a thing takes the one before back, so that the last one alone tells that all have come
  for (let made = 0; made < QUEUED - 1; made++) await here.toggle(nameOf(made % ITEMS));
  await here.add('kalimo');
  const seen = there.whenThere('kalimo');
  const begun = await here.now();
  await context.setOffline(false);
  return (await seen) - begun;
}

/** A name of one word, such as "kabo". */
function nameOf(index) {
  const consonants = 'bdfgklmnprtv';
  return `k${'aeiou'[index % 5]}${consonants[Math.floor(index / 5) % 12]}o`;
}
