// npm run verify:offline: three real browsers change one list at random, one clock an hour ahead and one an hour behind, while requests are
// dropped, doubled and held up, pages are reloaded in the middle, and services are killed. Then every browser must show the same list, and on
// it everything that was added and not cleared, once, ticked as it was ticked last. `--operations 2000 --seed 7` (each device; `--quick`: 200)
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { randomFrom } from '@simmer/testing';
import { installBrowser } from '../prepare/browser.mjs';
import { signInHousehold } from './list-browsers';
import { acrossFaults, faultyNetwork } from './list-faults';
import { type Act, actOnList, readList, type Shown } from './list-actions';
import { runProduct } from './running-product';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, operations: { type: 'string' }, seed: { type: 'string' } },
});
const operations = Number(options.operations ?? (options.quick ? 200 : 2_000));
const seed = Number(options.seed ?? Date.now() % 100_000);
const BATCH = 25;
const HOUR_MS = 3_600_000;
const HEALS_WITHIN_MS = 120_000;
interface Device {
  name: string;
  /** How wrong its clock is, in milliseconds. */
  wrongBy: number;
}

interface Working extends Device {
  page: Page;
  random: () => number;
  done: Act[];
  reloads: number;
}

const devices: Device[] = [
  { name: 'ada', wrongBy: HOUR_MS },
  { name: 'ben', wrongBy: -HOUR_MS },
  { name: 'guest', wrongBy: 0 },
];
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`seed ${seed}, ${operations} operations on each of ${devices.length} devices`);
const running = await runProduct({
  eachService: true,
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({ executablePath: await installBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const begun = performance.now();
try {
  const contexts = await Promise.all(devices.map(() => browser.newContext({ baseURL: running.url, serviceWorkers: 'block' })));
  await signInHousehold(running, contexts.slice(0, 2) as [BrowserContext, BrowserContext]);
  const paths = ['/app/shopping-list', '/app/shopping-list', await guestPath(contexts[0] as BrowserContext)];
  const random = randomFrom(seed);
  const network = faultyNetwork(random);
  const working: Working[] = [];
  for (const [index, device] of devices.entries()) {
    const context = contexts[index] as BrowserContext;
    await context.addInitScript(setClock, device.wrongBy);
    await context.route('**/sync', network.handle);
    const page = await context.newPage();
    await page.goto(paths[index] as string);
    await fieldOf(page).waitFor();
    working.push({ ...device, page, random: randomFrom(seed + index + 1), done: [], reloads: 0 });
  }
  network.isFaulty = true;
  const faults = { isOver: false };
  const allWork = Promise.all(working.map(work)).finally(() => (faults.isOver = true));
  const [kills] = await Promise.all([acrossFaults(running, random, faults), allWork]);
  network.isFaulty = false;
  await judge(working, kills, network);
} finally {
  await browser.close();
  await running.stop();
}

async function work(device: Working): Promise<void> {
  const { random, done } = device;
  for (let made = 0; made < operations; made += BATCH) {
    const count = Math.min(BATCH, operations - made);
    const input = { count, device: device.name, seed: Math.floor(random() * 2 ** 31), firstName: made, mayClear: device.name !== 'guest' };
    done.push(...(await device.page.evaluate(actOnList, input)));
    process.stderr.write(`${device.name} ${made + count} of ${operations}\n`);
    if (random() < 0.15) {
      device.reloads += 1;
      await reload(device.page);
    }
  }
}

/** As often as it takes: while a service is away the page may not open, or say that it could not. */
async function reload(page: Page): Promise<void> {
  const giveUpAt = Date.now() + HEALS_WITHIN_MS;
  for (;;) {
    try {
      await page.reload();
      return await fieldOf(page).waitFor({ timeout: 8_000 });
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await wait(500);
    }
  }
}

/** Waits until the browsers agree, and holds what they show against what was done. */
async function judge(working: Working[], kills: string[], network: { told: () => string }): Promise<void> {
  const done = working.flatMap((device) => device.done.map((act) => ({ ...act, by: device.name })));
  const giveUpAt = Date.now() + HEALS_WITHIN_MS;
  const healing = performance.now();
  let lists: Shown[][];
  let wrong: ReturnType<typeof faultsIn>;
  do {
    lists = await Promise.all(working.map(({ page }) => page.evaluate(readList)));
    wrong = faultsIn(lists, done);
    if (wrong.total > 0) await wait(500);
  } while (wrong.total > 0 && Date.now() < giveUpAt);
  const of = (kind: Act['kind']) => done.filter((act) => act.kind === kind).length;
  say(`${done.length} operations: ${of('add')} added, ${of('toggle')} ticked or unticked, ${of('clear')} times cleared`);
  say(`${network.told()}, ${working.reduce((sum, { reloads }) => sum + reloads, 0)} reloads, killed: ${kills.join(', ')}`);
  say(
    `equal ${Math.round(performance.now() - healing)} ms after the last fault, ${Math.round((performance.now() - begun) / 1_000)} s in all`,
  );
  say(`${lists[0]?.length} things on each list`);
  say(
    `${wrong.total === 0 ? 'ok    ' : 'FAILED'}  lost ${wrong.lost.length}  doubled ${wrong.doubled.length}  back ${wrong.back.length}  unequal ${wrong.unequal}  wrong ticks ${wrong.ticks.length}`,
  );
  for (const [what, names] of Object.entries(wrong))
    if (Array.isArray(names) && names.length > 0) say(`  ${what}: ${names.slice(0, 10).join(', ')}`);
  process.exitCode = wrong.total === 0 ? 0 : 1;
}

function faultsIn(lists: Shown[][], done: (Act & { by: string })[]) {
  const cleared = new Set(done.flatMap((act) => (act.kind === 'clear' ? act.names : [])));
  const expected = new Set(done.flatMap((act) => (act.kind === 'add' && !cleared.has(act.name) ? [act.name] : [])));
  const [first = []] = lists;
  const names = first.map(({ name }) => name);
  const unequal = lists.filter((list) => JSON.stringify(list) !== JSON.stringify(first)).length;
  const lost = [...expected].filter((name) => !names.includes(name));
  const doubled = names.filter((name, at) => names.indexOf(name) !== at);
  const back = names.filter((name) => !expected.has(name));
  // whoever alone has touched a thing knows how it is
  const toggles = Map.groupBy(
    done.filter((act) => act.kind === 'toggle'),
    ({ name }) => name,
  );
  const ticks = first.flatMap(({ name, isTicked }) => {
    const acts = toggles.get(name) ?? [];
    if (new Set(acts.map(({ by }) => by)).size > 1) return [];
    return isTicked === (acts.at(-1)?.isTicked ?? false) ? [] : [name];
  });
  return { lost, doubled, back, unequal, ticks, total: lost.length + doubled.length + back.length + unequal + ticks.length };
}

async function guestPath(context: BrowserContext): Promise<string> {
  const headers = { origin: running.url };
  const lists = await (await context.request.get(`${running.url}/api/shopping-lists`, { headers })).json();
  const answer = await context.request.post(`${running.url}/api/shopping-lists/${lists.items[0].id}/guest-links`, { data: {}, headers });
  return `/share/list/${(await answer.json()).token}`;
}

function fieldOf(page: Page) {
  return page.getByRole('combobox', { name: 'Add an item' });
}

/** In the page: its clock is wrong by so much. */
function setClock(wrongBy: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + wrongBy;
}
