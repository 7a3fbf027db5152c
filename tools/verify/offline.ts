// npm run verify:offline: three real browsers change one list at random, one clock an hour ahead and one an hour behind, while requests are
// dropped, doubled and held up, pages are reloaded in the middle, and services are killed. Then every browser must show the same list, and on
// it everything that was added and not cleared, once, ticked as it was ticked last. Before that the owner and a guest add the same things without
// a connection, the one and the other being the first who comes back. `--operations 2000 --seed 7` (each device; `--quick`: 200);
// `--updates 20` puts so many new versions in the place of the one that is served, which the pages load by themselves; `--gateway` kills it alone
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import type { RefusalReason, SyncAnswer } from '@simmer/shopping-list';
import { randomFrom } from '@simmer/testing';
import { installBrowser } from '../prepare/browser.mjs';
import { buildProduct } from '../prepare/build.mjs';
import { inRepository } from '../prepare/repository.mjs';
import { addByBoth } from './list-added-by-both';
import { signInHousehold } from './list-browsers';
import { acrossFaults, faultyNetwork } from './list-faults';
import { type Act, actOnList, type Noted, readList, type Shown } from './list-actions';
import { runProduct } from './running-product';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    operations: { type: 'string' },
    seed: { type: 'string' },
    updates: { type: 'string', default: '0' },
    gateway: { type: 'boolean', default: false },
  },
});
const operations = Number(options.operations ?? (options.quick ? 200 : 2_000));
const seed = Number(options.seed ?? Date.now() % 100_000);
const updates = Number(options.updates);
const BATCH = 25;
const HOUR_MS = 3_600_000;
const HEALS_WITHIN_MS = 120_000;
const BETWEEN_UPDATES_MS = 35_000;
let released = 0;
interface Device {
  name: string;
  /** How wrong its clock is, in milliseconds. */
  wrongBy: number;
}

type Done = Act & { at: number; by: string };

interface Working extends Device {
  page: Page;
  random: () => number;
  done: (Act & { at: number })[];
  /** Begun when the page was loaded anew: done or not, nobody knows. */
  begun: Act[];
  reloads: number;
  /** How often the page was loaded anew by itself. */
  updates: number;
  /** Why the server has not taken a change, for each: the page says so. */
  refused: RefusalReason[];
}

const devices: Device[] = [
  { name: 'ada', wrongBy: HOUR_MS },
  { name: 'ben', wrongBy: -HOUR_MS },
  { name: 'guest', wrongBy: 0 },
];
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`seed ${seed}, ${operations} operations on each of ${devices.length} devices`);
/** Of its own, so that new versions can take the place of this one. */
const web = inRepository('dist/verify-web');
if (updates > 0) {
  await buildProduct({ log: () => undefined, eachService: true });
  rmSync(web, { recursive: true, force: true });
  cpSync(inRepository('dist/apps/web'), web, { recursive: true });
}
const running = await runProduct({
  eachService: true,
  settings: {
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    LOG_LEVEL: 'error',
    ...(updates > 0 && { WEB_DIR: web }),
  },
});
const browser = await chromium.launch({ executablePath: await installBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const begun = performance.now();
try {
  const contexts = await Promise.all(
    devices.map(() => browser.newContext({ baseURL: running.url, serviceWorkers: updates > 0 ? 'allow' : 'block' })),
  );
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
    const hand: Working = {
      ...device,
      page,
      random: randomFrom(seed + index + 1),
      done: [],
      begun: [],
      reloads: 0,
      updates: 0,
      refused: [],
    };
    page.on('response', (response) => void noteRefused(hand, response));
    await context.exposeFunction('noteAct', ((act, isDone) => {
      if (!isDone) hand.begun.push(act);
      else {
        hand.begun.pop();
        hand.done.push({ ...act, at: Date.now() });
      }
      return Promise.resolve();
    }) satisfies Noted['noteAct']);
    await page.goto(paths[index] as string);
    await fieldOf(page).waitFor();
    working.push(hand);
  }
  const [owner, other, guest] = working as [Working, Working, Working];
  const both = await addByBoth(owner.page, guest.page, [other.page]);
  owner.done.push(...both.added.map((name) => ({ kind: 'add' as const, name, at: Date.now() })));
  network.isFaulty = true;
  const faults = { isOver: false };
  const allWork = Promise.all(working.map(work)).finally(() => (faults.isOver = true));
  const [kills] = await Promise.all([
    acrossFaults(running, random, faults, options.gateway ? ['gateway'] : undefined),
    allWork,
    releaseVersions(faults),
  ]);
  network.isFaulty = false;
  await judge(working, kills, network);
  say(
    `${both.wrong.length === 0 ? 'ok    ' : 'FAILED'}  added by the owner and the guest, either first: ${both.compared.length}, wrong ${both.wrong.length}`,
  );
  if (both.wrong.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await running.stop();
}

async function noteRefused({ refused }: Working, response: Response): Promise<void> {
  if (!response.ok() || !new URL(response.url()).pathname.endsWith('/sync')) return;
  // none where the page was left meanwhile
  const answer = (await response.json().catch(() => ({ refused: [] }))) as Pick<SyncAnswer, 'refused'>;
  refused.push(...answer.refused.map(({ reason }) => reason));
}

async function work(device: Working): Promise<void> {
  const { random } = device;
  const from = Date.now();
  for (let made = 0; made < operations; made += BATCH) {
    // all new versions come in the middle of the work
    await wait(from + updates * BETWEEN_UPDATES_MS * (made / operations) - Date.now());
    const count = Math.min(BATCH, operations - made);
    const input = { count, device: device.name, seed: Math.floor(random() * 2 ** 31), firstName: made, mayClear: device.name !== 'guest' };
    await act(device, input);
    process.stderr.write(`${device.name} ${made + count} of ${operations}\n`);
    if (random() < 0.15) {
      device.reloads += 1;
      await reload(device.page);
    }
  }
}

async function act(device: Working, input: Parameters<typeof actOnList>[0]): Promise<void> {
  try {
    await device.page.evaluate(actOnList, input);
  } catch (error) {
    // a new version has taken over: the rest of this batch is left out, all of it where the page was still being drawn
    if (updates === 0 || !/context was destroyed|navigation|has no list/.test(String(error))) throw error;
    device.updates += 1;
    await opened(device.page);
  }
}

/** Each over the one before, evenly over the work; no page looks more often than every 30 seconds. */
async function releaseVersions(faults: { isOver: boolean }): Promise<void> {
  const [shell, worker] = [join(web, 'index.html'), join(web, 'sw.js')];
  for (let version = 1; version <= updates && !faults.isOver; version += 1) {
    await wait(BETWEEN_UPDATES_MS);
    writeFileSync(shell, readFileSync(shell, 'utf8').replace(/<html(?: data-build="\w+")?/, `<html data-build="v${version}"`));
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(\/index\.html.{1,12}revision:.)\w+/, `$1v${version}`));
    released = version;
  }
}

/** As often as it takes: while a service is away the page may not open, or say that it could not. */
async function reload(page: Page): Promise<void> {
  await opened(page, () => page.reload());
}

async function opened(page: Page, open: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  const giveUpAt = Date.now() + HEALS_WITHIN_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      await (tries === 0 ? open() : page.reload());
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
  const unsure = new Set(working.flatMap(({ begun: left }) => left.flatMap((one) => (one.kind === 'clear' ? one.names : [one.name]))));
  const giveUpAt = Date.now() + HEALS_WITHIN_MS;
  const healing = performance.now();
  let lists: Shown[][];
  let wrong: ReturnType<typeof faultsIn>;
  do {
    lists = await Promise.all(working.map(({ page }) => shownOn(page)));
    wrong = faultsIn(lists, done, unsure);
    if (wrong.total > 0) await wait(500);
  } while (wrong.total > 0 && Date.now() < giveUpAt);
  const of = (kind: Act['kind']) => done.filter((act) => act.kind === kind).length;
  say(`${done.length} operations: ${of('add')} added, ${of('toggle')} ticked or unticked, ${of('clear')} times cleared`);
  say(`${network.told()}, ${working.reduce((sum, { reloads }) => sum + reloads, 0)} reloads, killed: ${kills.join(', ')}`);
  if (updates > 0)
    say(
      `${released} new versions, loaded ${working.reduce((sum, device) => sum + device.updates, 0)} times in the middle of the work; ${unsure.size} things left out, since a page was loaded anew while they were changed`,
    );
  for (const { name, refused } of working)
    for (const [reason, { length }] of Map.groupBy(refused, (one) => one)) say(`not taken from ${name}, ${reason}: ${length}`);
  say(
    `equal ${Math.round(performance.now() - healing)} ms after the last fault, ${Math.round((performance.now() - begun) / 1_000)} s in all`,
  );
  say(`${lists[0]?.length} things on each list`);
  say(
    `${wrong.total === 0 ? 'ok    ' : 'FAILED'}  lost ${wrong.lost.length}  doubled ${wrong.doubled.length}  back ${wrong.back.length}  unequal ${wrong.unequal}  wrong ticks ${wrong.ticks.length}`,
  );
  if (wrong.clearedUnseen > 0)
    say(`${wrong.clearedUnseen} things went with a clear whose page had not drawn yet that another had ticked them`);
  for (const [what, names] of Object.entries(wrong))
    if (Array.isArray(names) && names.length > 0) say(`  ${what}: ${names.slice(0, 10).join(', ')}`);
  for (const name of wrong.lost) say(`  ${name}: ${historyOf(name, done)}`);
  process.exitCode = wrong.total === 0 ? 0 : 1;
}

/** A new version may come in the middle of reading. */
async function shownOn(page: Page): Promise<Shown[]> {
  try {
    return await page.evaluate(readList);
  } catch (error) {
    if (updates === 0 || !/context was destroyed|navigation/.test(String(error))) throw error;
    await opened(page);
    return page.evaluate(readList);
  }
}

/** What was done to one thing, in the order of time: who, in seconds from its first, and what. */
function historyOf(name: string, done: readonly Done[]): string {
  const acts = done
    .filter((act) => (act.kind === 'clear' ? act.names.includes(name) : act.name === name))
    .sort((one, other) => one.at - other.at);
  const from = acts[0]?.at ?? 0;
  const clears = done.filter((act) => act.kind === 'clear' && act.at > from).sort((one, other) => one.at - other.at);
  const said = [...acts, ...clears].map(
    (act) =>
      `${act.by} ${((act.at - from) / 1_000).toFixed(1)} ${act.kind === 'toggle' ? (act.isTicked ? 'ticked' : 'unticked') : act.kind}`,
  );
  return said.join(', ');
}

/**
 * Whether somebody cleared while it was ticked somewhere: what one device has ticked may have reached another that clears, though its page has
 * not drawn it.
 */
function mayBeCleared(name: string, done: readonly Done[]): boolean {
  const toggles = done.filter((act) => act.kind === 'toggle' && act.name === name).sort((one, other) => one.at - other.at);
  return done.some((act) => {
    if (act.kind !== 'clear') return false;
    return [...new Set(toggles.map(({ by }) => by))].some((by) => {
      const last = toggles.findLast((one) => one.by === by && one.at <= act.at);
      return last?.kind === 'toggle' && last.isTicked;
    });
  });
}

function faultsIn(all: Shown[][], done: Done[], unsure: ReadonlySet<string>) {
  const lists = all.map((list) => list.filter(({ name }) => !unsure.has(name)));
  const cleared = new Set(done.flatMap((act) => (act.kind === 'clear' ? act.names : [])));
  const expected = new Set(
    done.flatMap((act) => (act.kind === 'add' && !cleared.has(act.name) && !unsure.has(act.name) ? [act.name] : [])),
  );
  const [first = []] = lists;
  const names = first.map(({ name }) => name);
  const unequal = lists.filter((list) => JSON.stringify(list) !== JSON.stringify(first)).length;
  const missing = [...expected].filter((name) => !names.includes(name));
  const lost = missing.filter((name) => !mayBeCleared(name, done));
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
  return {
    lost,
    doubled,
    back,
    unequal,
    ticks,
    clearedUnseen: missing.length - lost.length,
    total: lost.length + doubled.length + back.length + unequal + ticks.length,
  };
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
