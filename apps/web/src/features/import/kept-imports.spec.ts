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
  it('are there after a reload, for the same account alone', () => {
    const room = device();
    new KeptImports(room, 'ada').write([row('a', 'running'), row('b', 'waiting')]);
    expect(new KeptImports(room, 'ada').read()).toMatchObject([{ url: 'https://example.com/a', importId: 'id-a', state: 'running' }, { state: 'waiting' }]);
    expect(new KeptImports(room, 'mara').read()).toEqual([]);
  });

  it('are forgotten when they are taken away, or when nothing is left to be done', () => {
    const room = device();
    const kept = new KeptImports(room, 'ada');
    kept.write([row('a', 'succeeded'), row('b', 'failed')]);
    expect(kept.read()).toHaveLength(2);
    kept.write([row('a', 'succeeded'), row('b', 'succeeded')]);
    expect(kept.read()).toEqual([]);
    kept.write([row('a', 'failed')]);
    expect(room.stored.size).toBe(0);
  });

  it('of another tab stay when this one takes its own away', () => {
    const room = device();
    new KeptImports(room, 'ada').write([row('a', 'waiting')]);
    const here = new KeptImports(room, 'ada');
    here.write([row('b', 'waiting')]);
    here.write([]);
    expect(here.read()).toMatchObject([{ key: 'a' }]);
  });

  it('are none when what is stored cannot be read', () => {
    const room = device();
    room.setItem('simmer.imports.ada', '[{');
    expect(new KeptImports(room, 'ada').read()).toEqual([]);
  });
});
