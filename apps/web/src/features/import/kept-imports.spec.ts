import 'fake-indexeddb/auto';
import { removeDevice } from '../../device/database';
import type { QueuedImport } from './import-queue';
import { KeptImports } from './kept-imports';

const row = (key: string, state: QueuedImport['state']): QueuedImport => ({
  key,
  state,
  url: `https://example.com/${key}`,
  allowDuplicate: false,
  importId: `id-${key}`,
  record: undefined,
  message: undefined,
});

const ofTab = (tab: string, account = 'ada'): KeptImports => new KeptImports(account, tab);

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
});
afterEach(removeDevice);

describe('imports that are kept on the device', () => {
  it('are there for the next tab, of the same account alone', async () => {
    await ofTab('one').write([row('a', 'running'), row('b', 'waiting')]);
    const next = ofTab('two');
    expect(await next.tabs([])).toEqual(['one']);
    expect(await next.take('one')).toEqual([
      expect.objectContaining({ url: 'https://example.com/a', importId: 'id-a', state: 'running' }),
      expect.objectContaining({ state: 'waiting' }),
    ]);
    expect(await next.take('one')).toEqual([]);
    expect(await ofTab('three', 'mara').tabs([])).toEqual([]);
  });

  it('are left to the tab that looks after them', async () => {
    await ofTab('one').write([row('a', 'waiting')]);
    const here = ofTab('two');
    await here.write([row('b', 'waiting')]);
    expect(await here.tabs([])).toEqual(['one']);
    await here.write([]);
    expect(await here.take('one')).toMatchObject([{ key: 'a' }]);
  });

  it('wait longer when a tab was opened for another address', async () => {
    await ofTab('one').write([row('a', 'waiting'), row('b', 'waiting')]);
    const next = ofTab('two');
    expect(await next.tabs(['https://example.com/c'])).toEqual([]);
    expect(await next.tabs(['https://example.com/b'])).toEqual(['one']);
  });

  it('are forgotten when they are taken away, or when nothing is left to be done', async () => {
    const [kept, next] = [ofTab('one'), ofTab('two')];
    await kept.write([row('a', 'succeeded'), row('b', 'failed')]);
    expect(await next.take('one')).toHaveLength(2);
    await kept.write([row('a', 'succeeded'), row('b', 'succeeded')]);
    expect(await next.take('one')).toEqual([]);
    await kept.write([row('a', 'failed')]);
    expect(await next.tabs([])).toEqual([]);
  });
});
