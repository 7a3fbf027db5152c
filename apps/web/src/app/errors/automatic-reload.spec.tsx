import { clearCaches, mayReload, noteReload, RELOAD_GUARD_MS } from './automatic-reload';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('reloading by itself', () => {
  it('is allowed the first time', () => {
    expect(mayReload(memoryStorage(), 1_000)).toBe(true);
  });

  it('is refused a second time within the guard, and allowed after it', () => {
    const storage = memoryStorage();
    noteReload(storage, 1_000);
    expect(mayReload(storage, 1_000 + RELOAD_GUARD_MS - 1)).toBe(false);
    expect(mayReload(storage, 1_000 + RELOAD_GUARD_MS)).toBe(true);
  });

  it('is allowed when what was stored cannot be read', () => {
    expect(mayReload({ getItem: () => 'gibberish' }, 1_000)).toBe(true);
  });
});

describe('what the browser keeps of the app', () => {
  const kept = new Set<string>();
  beforeEach(() => {
    kept.add('parts');
    Object.assign(globalThis, {
      caches: { keys: () => Promise.resolve([...kept]), delete: (name: string) => Promise.resolve(kept.delete(name)) },
      AbortSignal: Object.assign(AbortSignal, { timeout: () => new AbortController().signal }),
    });
  });

  it('goes where the server can send it anew', async () => {
    globalThis.fetch = () => Promise.resolve({ ok: true } as Response);
    await clearCaches();
    expect([...kept]).toEqual([]);
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is about to start', () => Promise.resolve({ ok: false } as Response)],
  ])('stays while the server %s', async (_, answer) => {
    globalThis.fetch = answer;
    await clearCaches();
    expect([...kept]).toEqual(['parts']);
  });
});
