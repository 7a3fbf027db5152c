import 'fake-indexeddb/auto';
import { offlineProblem } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { removeDevice } from '../database';
import { CopyStore } from './copy-store';
import { syncCopy } from './sync-copy';

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
});
beforeEach(() => removeDevice());

const idOf = (at: number): string => `r-${String(at).padStart(5, '0')}`;
const recipe = (id: string, revision = 1): Recipe => ({ id, revision, title: `Soup ${id}`, ingredients: [] }) as unknown as Recipe;

/** A server that remembers the last changes, and answers in small portions. */
function server(count: number, { page = 2_000, fits = 100, remembers = 5 } = {}) {
  const recipes = new Map(Array.from({ length: count }, (_, at) => [idOf(at), recipe(idOf(at))]));
  const log: string[] = [];
  const read: string[] = [];
  let answersLeft = Infinity;
  const changes = ({ mark, after }: { mark?: number; after?: string }) => {
    const missed = mark === undefined ? Infinity : log.length - mark;
    if (after === undefined && missed <= remembers) {
      const ids = missed === 0 ? [] : [...new Set(log.slice(-missed))];
      return {
        mark: log.length,
        isWhole: false,
        items: ids.map((id) => ({ id, revision: recipes.get(id)?.revision ?? null })),
        next: null,
      };
    }
    const ids = [...recipes.keys()].sort().filter((id) => after === undefined || id > after);
    const items = ids.slice(0, page).map((id) => ({ id, revision: recipes.get(id)?.revision ?? null }));
    return { mark: log.length, isWhole: true, items, next: ids.length > page ? (items.at(-1)?.id ?? null) : null };
  };
  const several = ({ ids }: { ids: string[] }) => {
    const found = ids.flatMap((id) => recipes.get(id) ?? []);
    read.push(...found.slice(0, fits).map(({ id }) => id));
    return { items: found.slice(0, fits), left: found.slice(fits).map(({ id }) => id) };
  };
  const api = {
    async call(route: string, input: never): Promise<never> {
      await Promise.resolve();
      if (answersLeft <= 0) throw offlineProblem();
      answersLeft -= 1;
      return (route === 'GET /library/changes' ? changes(input) : several(input)) as never;
    },
  };
  const change = (at: number): void => {
    const id = idOf(at);
    recipes.set(id, recipe(id, (recipes.get(id)?.revision ?? 0) + 1));
    log.push(id);
  };
  const remove = (at: number): void => {
    recipes.delete(idOf(at));
    log.push(idOf(at));
  };
  return { api, change, remove, read, answerOnly: (answers: number) => (answersLeft = answers), truth: () => held([...recipes.values()]) };
}

const held = (recipes: readonly { id: string; revision: number }[]): Record<string, number> =>
  Object.fromEntries(recipes.map(({ id, revision }): [string, number] => [id, revision]).sort());

function device(api: ReturnType<typeof server>['api'], accountId = 'a-1') {
  const store = new CopyStore(accountId);
  const told: string[] = [];
  const { signal } = new AbortController();
  return {
    store,
    told,
    sync: () => syncCopy({ api, store, onChange: (ids) => told.push(...ids), signal }),
    held: async () => held(await store.cards()),
  };
}

describe('the copy of a library', () => {
  it('takes in everything, the newest first, and then what has changed alone', async () => {
    const { api, change, remove, read, truth } = server(250, { page: 100, fits: 30 });
    const { sync, held, store, told } = device(api);
    await sync();
    expect(await held()).toEqual(truth());
    expect(read).toHaveLength(250);
    expect(read[0]).toBe(idOf(249));
    expect((await store.recipe(idOf(7)))?.title).toBe(`Soup ${idOf(7)}`);

    read.length = told.length = 0;
    change(3);
    remove(4);
    change(999);
    await sync();
    expect(await held()).toEqual(truth());
    expect([read.sort(), told.sort()]).toEqual([
      [idOf(3), idOf(999)],
      [idOf(3), idOf(4), idOf(999)],
    ]);
    await sync();
    expect(read).toHaveLength(2);
  });

  it('is compared as a whole after a long time away, and reads what is older', async () => {
    const { api, change, remove, read, truth } = server(40);
    const { sync, held } = device(api);
    await sync();
    read.length = 0;
    for (const at of [1, 2, 3, 4, 5, 6, 7, 1]) change(at);
    remove(30);
    await sync();
    expect(await held()).toEqual(truth());
    expect(read.sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map(idOf));
  });

  it('goes on where the connection broke off, and is whole only then', async () => {
    const { api, read, answerOnly, truth } = server(300, { fits: 50 });
    const { sync, held, store } = device(api);
    answerOnly(3);
    await expect(sync()).rejects.toMatchObject({ code: 'client.offline' });
    expect(await store.mark()).toBeUndefined();
    const before = Object.keys(await held()).length;
    expect(before).toBeGreaterThan(0);
    answerOnly(Infinity);
    await sync();
    expect(await held()).toEqual(truth());
    expect(read).toHaveLength(300);
    expect(await store.mark()).toBeDefined();
  });

  it('never replaces what is newer', async () => {
    const { api, truth } = server(3);
    const { sync, store, held } = device(api);
    await store.keep([recipe(idOf(1), 9)]);
    await sync();
    expect(await held()).toEqual({ ...truth(), [idOf(1)]: 9 });
  });

  it('keeps a short answer only where nothing else can have changed', async () => {
    const { store } = device(server(0).api);
    await store.keep([recipe('one', 3), recipe('two', 3)]);
    const short = (id: string, revision: number) => ({ id, revision, title: 'Changed', favorite: true }) as unknown as Recipe;
    await store.keepChange(short('one', 4));
    await store.keepChange(short('two', 6));
    expect(held(await store.cards())).toEqual({ one: 4, two: 3 });
    expect(await store.recipe('one')).toMatchObject({ title: 'Changed', favorite: true, ingredients: [] });
  });

  it('of one cook is no other’s', async () => {
    const [ann, bea] = [device(server(3).api), device(server(0).api, 'b-2')];
    await Promise.all([ann.sync(), bea.sync()]);
    expect(Object.keys(await ann.held())).toHaveLength(3);
    expect(await bea.held()).toEqual({});
  });
});
