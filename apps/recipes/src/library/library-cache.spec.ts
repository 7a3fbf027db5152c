import { LibraryCache } from './library-cache';

interface Row {
  id: string;
  text: string;
}

class Rows {
  readonly rows = new Map<string, string>();
  get size(): number {
    return this.rows.size;
  }
  put({ id, text }: Row): void {
    this.rows.set(id, text);
  }
  remove(id: string): void {
    this.rows.delete(id);
  }
}

/** A store of libraries that remembers the last three changes of each, and counts what is asked of it. */
function store(room = 1_000) {
  const truth = new Map<string, Map<string, string>>();
  const logs = new Map<string, string[]>();
  const reads = { all: 0, some: 0 };
  let failing = false;
  const of = (owner: string) => truth.get(owner) ?? truth.set(owner, new Map()).get(owner) ?? new Map<string, string>();
  const rowsOf = (owner: string): Row[] => [...of(owner)].map(([id, text]) => ({ id, text }));
  const write = (owner: string, id: string, text: string | null): void => {
    if (text === null) of(owner).delete(id);
    else of(owner).set(id, text);
    logs.set(owner, [...(logs.get(owner) ?? []), id]);
  };
  const cache = new LibraryCache<Row, Rows>({
    empty: () => new Rows(),
    async changes(owner) {
      if (failing) throw new Error('away');
      const log = logs.get(owner) ?? [];
      return { revision: log.length, changes: log.slice(-3) };
    },
    async *all(owner) {
      reads.all += 1;
      for (const row of rowsOf(owner)) {
        await Promise.resolve();
        yield [row];
      }
    },
    async some(owner, ids) {
      reads.some += 1;
      return rowsOf(owner).filter(({ id }) => ids.includes(id));
    },
    room,
  });
  const shown = async (owner: string) => Object.fromEntries((await cache.get(owner)).rows);
  return {
    cache,
    write,
    shown,
    asked: reads,
    truth: (owner: string) => Object.fromEntries(of(owner)),
    fail: (yes: boolean) => (failing = yes),
  };
}

describe('libraries in memory', () => {
  it('are read once, and then take in what has changed', async () => {
    const { write, shown, asked: reads, truth } = store();
    write('ann', 'a', 'apple');
    write('ann', 'b', 'bean');
    expect(await shown('ann')).toEqual({ a: 'apple', b: 'bean' });
    expect(await shown('ann')).toEqual({ a: 'apple', b: 'bean' });
    write('ann', 'b', null);
    write('ann', 'c', 'corn');
    expect(await shown('ann')).toEqual(truth('ann'));
    expect(reads).toEqual({ all: 1, some: 1 });
  });

  it('are read again after more changes than are remembered', async () => {
    const { write, shown, asked: reads, truth } = store();
    write('ann', 'a', 'apple');
    await shown('ann');
    for (const id of ['b', 'c', 'd', 'e']) write('ann', id, id);
    expect(await shown('ann')).toEqual(truth('ann'));
    expect(reads.all).toBe(2);
  });

  it('show each cook their own, and what was not used for longest goes first', async () => {
    const { write, shown, asked: reads } = store(6);
    for (const owner of ['ann', 'bea', 'cat']) for (const id of ['1', '2']) write(owner, id, owner);
    await shown('ann');
    await shown('bea');
    await shown('ann');
    expect(await shown('cat')).toEqual({ 1: 'cat', 2: 'cat' });
    await shown('ann');
    expect(reads.all).toBe(3);
    expect(await shown('bea')).toEqual({ 1: 'bea', 2: 'bea' });
    expect(reads.all).toBe(4);
  });

  it('of cooks without recipes go too', async () => {
    const { cache, write, shown, asked: reads } = store(10);
    write('ann', '1', 'apple');
    await shown('ann');
    for (let cook = 0; cook < 100; cook++) await shown(`cook ${cook}`);
    expect(cache.size).toBeLessThanOrEqual(10);
    await shown('ann');
    expect(reads.all).toBe(102);
  });

  it('are never older than the question, while many ask and write', async () => {
    const { write, shown, truth } = store();
    const questions = Array.from({ length: 50 }, async (_, at) => {
      write('ann', String(at % 7), at % 5 === 0 ? null : String(at));
      const now = truth('ann');
      const answer = await shown('ann');
      if (JSON.stringify(truth('ann')) === JSON.stringify(now)) expect(answer).toEqual(now);
    });
    await Promise.all(questions);
    expect(await shown('ann')).toEqual(truth('ann'));
  });

  it('go on after the store was away', async () => {
    const { write, shown, asked: reads, fail } = store();
    write('ann', 'a', 'apple');
    await shown('ann');
    fail(true);
    await expect(shown('ann')).rejects.toThrow('away');
    fail(false);
    expect(await shown('ann')).toEqual({ a: 'apple' });
    expect(reads.all).toBe(1);
  });
});
