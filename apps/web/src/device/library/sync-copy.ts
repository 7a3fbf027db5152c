import type { RouteOutput, SimmerClient } from '@simmer/client';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { keepsAnything } from '../database';
import { inTurn } from '../tab-lock';
import type { CopyStore } from './copy-store';

/** After so long the whole library is compared once, whatever was told meanwhile. */
const COMPARED_EVERY_MS = 86_400_000;
/** Answers on their way at once. */
const AT_ONCE = 3;

type Changes = Omit<RouteOutput<'GET /library/changes'>, 'next'>;

interface CopyDependencies {
  api: Pick<SimmerClient, 'call'>;
  store: CopyStore;
  /** Told with every batch that has been kept or dropped. */
  onChange(ids: readonly string[]): void;
  signal: AbortSignal;
}

/**
 * Brings the copy of a library up to date: asks what has changed and reads that alone. One tab of a device does it at a time. Resolves to whether all of
 * it is here: the device may have no room for it. Throws `RequestProblem`.
 */
export function syncCopy(dependencies: CopyDependencies): Promise<boolean> {
  return inTurn(`library.${dependencies.store.accountId}`, async () => {
    return !dependencies.signal.aborted && sync(dependencies);
  });
}

async function sync({ api, store, onChange, signal }: CopyDependencies): Promise<boolean> {
  // in a browser that keeps nothing the server is asked for everything
  if (!(await keepsAnything())) return false;
  const known = await store.mark();
  const isRecent = known !== undefined && Date.now() - known.comparedAt < COMPARED_EVERY_MS;
  const changes = await readChanges(api, isRecent ? known.mark : undefined, signal);
  const cards = new Map((await store.cards()).map(({ id, revision }) => [id, revision]));
  const there = new Map(changes.items.map(({ id, revision }) => [id, revision]));

  const gone = changes.isWhole
    ? [...cards.keys()].filter((id) => !there.has(id))
    : [...there.keys()].filter((id) => there.get(id) === null);
  const dropped = gone.filter((id) => cards.has(id));
  await store.drop(dropped);
  if (dropped.length > 0) onChange(dropped);

  const isOlder = (id: string, revision: number | null): boolean => revision !== null && (cards.get(id) ?? -1) < revision;
  // the newest first: they are what a list begins with
  const wanted = changes.items
    .flatMap(({ id, revision }) => (isOlder(id, revision) ? [id] : []))
    .sort()
    .reverse();
  let hasRoom = true;
  await readAll(api, wanted, signal, async (recipes) => {
    const kept = await store.keep(recipes);
    hasRoom &&= kept !== undefined;
    if (kept) onChange(kept.map(({ id }) => id));
    return hasRoom;
  });
  if (signal.aborted || !hasRoom) return false;
  return store.setMark({ mark: changes.mark, comparedAt: changes.isWhole || !known ? Date.now() : known.comparedAt });
}

async function readChanges(api: CopyDependencies['api'], mark: number | undefined, signal: AbortSignal): Promise<Changes> {
  const first = await api.call('GET /library/changes', { mark }, { signal });
  const items = [...first.items];
  for (let next = first.next; next !== null;) {
    const page = await api.call('GET /library/changes', { mark, after: next }, { signal });
    items.push(...page.items);
    next = page.next;
  }
  return { mark: first.mark, isWhole: first.isWhole, items };
}

/** Reads recipes some at a time, as long as they are taken; what one answer has no room for is asked for again. */
async function readAll(
  api: CopyDependencies['api'],
  ids: readonly string[],
  signal: AbortSignal,
  take: (recipes: RouteOutput<'GET /library/recipes'>['items']) => Promise<boolean>,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(ids.length / MAX_PAGE_SIZE) }, (_, at) =>
    ids.slice(at * MAX_PAGE_SIZE, (at + 1) * MAX_PAGE_SIZE),
  );
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch && !signal.aborted; batch = batches.shift()) {
      const { items, left } = await api.call('GET /library/recipes', { ids: batch }, { signal });
      if (left.length > 0) batches.unshift(left);
      if (!(await take(items))) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
