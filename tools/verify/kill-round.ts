// What every round has in common: writes at a steady pace, and one part that dies in the middle of them.
import { setTimeout as wait } from 'node:timers/promises';
import { CallRefused } from './cook-client';
import type { RecipePages } from './recipe-pages';
import type { RunningProduct } from './running-product';
import type { Stores } from './stores';

/** What came of one round: how much was acknowledged, and what of it went wrong. */
export interface RoundFigures {
  acknowledged: number;
  found?: number;
  lost: number;
  doubled: number;
  stuck?: number;
  undelivered?: number;
  miscounted?: number;
  refused?: number;
  unknown?: number;
  firstMs?: number | string;
}

/** One round: something is written while `target` dies. */
export type Round = (
  running: RunningProduct,
  target: string,
  tools: { pages: RecipePages; stores: Stores; seed: number },
) => Promise<RoundFigures>;

/** `answer` is what the API said, read as it comes. */
interface Write {
  index: number;
  state: 'unknown' | 'ok' | 'refused';
  answer?: Answer;
  at: number;
}
type Answer = Awaited<ReturnType<Response['json']>>;

interface Load {
  count: number;
  perSecond: number;
  write: (index: number) => Promise<unknown>;
}

const killAfterShare = 1 / 3;
const downForMs = 1_000;
const tries = 20;
const retryAfterMs = 1_000;
const healWithinMs = 60_000;

/**
 * Makes `count` writes, so many a second, while `target` is killed and started again. As the web client does it, a write that has no answer is sent
 * again under the same id; `write` is given its index. Returns what became of each: ok, refused or unknown, with the answer, and how long after the
 * part was started again the first write came through.
 */
export async function writeAcrossKill(running: RunningProduct, target: string, { count, perSecond, write }: Load) {
  const writes: Write[] = [];
  const outcomes: Promise<void>[] = [];
  const load = steadily(count, perSecond, (index) => {
    const made: Write = { index, state: 'unknown', at: 0 };
    outcomes.push(untilAnswered(made, write));
    writes.push(made);
  });
  await wait((count / perSecond) * 1_000 * killAfterShare);
  const startedAt = await killAndRestart(running, target);
  await load;
  await Promise.all(outcomes);
  const later = writes.filter(({ state, at }) => state === 'ok' && at > startedAt).map(({ at }) => at - startedAt);
  const of = (state: Write['state']) => writes.filter((made) => made.state === state);
  return {
    ok: of('ok'),
    refused: of('refused').length,
    unknown: of('unknown').length,
    firstMs: later.length > 0 ? Math.round(Math.min(...later)) : '-',
  };
}

async function steadily(count: number, perSecond: number, begin: (index: number) => void): Promise<void> {
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    await wait(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()));
    begin(index);
  }
}

async function untilAnswered(made: Write, write: Load['write']): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    try {
      made.answer = await write(made.index);
      made.state = 'ok';
      made.at = performance.now();
      return;
    } catch (error) {
      if (error instanceof CallRefused && error.status < 500 && error.status !== 409) {
        made.state = 'refused';
        return;
      }
      await wait(retryAfterMs);
    }
  }
}

async function killAndRestart({ product, infrastructure }: RunningProduct, target: string): Promise<number> {
  const isService = product.names.includes(target);
  await (isService ? product.kill(target) : infrastructure.kill(target));
  await wait(downForMs);
  const startedAt = performance.now();
  await (isService ? product.start(target) : infrastructure.start(target));
  // FerretDB ends with the database it stands on
  if (target === 'postgres') await infrastructure.restart('ferretdb');
  return startedAt;
}

/** Asks until nothing is missing any more, for a minute. Returns the last answer. */
export async function untilNone<Missing>(missing: () => Promise<Missing[]>): Promise<Missing[]> {
  const giveUpAt = Date.now() + healWithinMs;
  for (;;) {
    const left = await missing().catch((error) => {
      if (Date.now() > giveUpAt) throw error;
      return undefined;
    });
    if (left?.length === 0 || (left && Date.now() > giveUpAt)) return left;
    await wait(250);
  }
}

/** How often each of several names comes, by name. */
export function timesOf(names: Iterable<string>): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}
