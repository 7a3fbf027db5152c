import type { QueuedImport } from './import-queue';
import { KeptImports } from './kept-imports';

const row = (key: string, state: QueuedImport['state']): QueuedImport => ({
  key,
  state,
  url: `https://example.com/${key}`,
  evenIfOwned: false,
  importId: `id-${key}`,
  record: undefined,
  message: undefined,
});

function device() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  };
}

describe('imports that are kept on the device', () => {
  it('are there for the next tab, of the same account alone', () => {
    const room = device();
    new KeptImports(room, 'ada', 'one').write([row('a', 'running'), row('b', 'waiting')]);
    const next = new KeptImports(room, 'ada', 'two');
    expect(next.tabs([])).toEqual(['one']);
    expect(next.take('one')).toEqual([expect.objectContaining({ url: 'https://example.com/a', importId: 'id-a', state: 'running' }), expect.objectContaining({ state: 'waiting' })]);
    expect(next.take('one')).toEqual([]);
    expect(new KeptImports(room, 'mara', 'three').tabs([])).toEqual([]);
  });

  it('are left to the tab that looks after them', () => {
    const room = device();
    new KeptImports(room, 'ada', 'one').write([row('a', 'waiting')]);
    const here = new KeptImports(room, 'ada', 'two');
    here.write([row('b', 'waiting')]);
    expect(here.tabs([])).toEqual(['one']);
    here.write([]);
    expect(here.take('one')).toMatchObject([{ key: 'a' }]);
  });

  it('wait longer when a tab was opened for another address', () => {
    const room = device();
    new KeptImports(room, 'ada', 'one').write([row('a', 'waiting'), row('b', 'waiting')]);
    const next = new KeptImports(room, 'ada', 'two');
    expect(next.tabs(['https://example.com/c'])).toEqual([]);
    expect(next.tabs(['https://example.com/b'])).toEqual(['one']);
  });

  it('are forgotten when they are taken away, or when nothing is left to be done', () => {
    const room = device();
    const kept = new KeptImports(room, 'ada', 'one');
    const next = new KeptImports(room, 'ada', 'two');
    kept.write([row('a', 'succeeded'), row('b', 'failed')]);
    expect(next.take('one')).toHaveLength(2);
    kept.write([row('a', 'succeeded'), row('b', 'succeeded')]);
    expect(next.take('one')).toEqual([]);
    kept.write([row('a', 'failed')]);
    expect(room.stored.size).toBe(0);
  });

  it('are none when what is stored cannot be read', () => {
    const room = device();
    room.setItem('simmer.imports.ada', '[{');
    expect(new KeptImports(room, 'ada', 'one').tabs([])).toEqual([]);
  });
});
