import 'fake-indexeddb/auto';
import { AccountStorage } from './account-storage';
import { forgetAccount, removeDevice } from './database';

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
});

/** As a page that was loaded again sees it. */
async function ofAccount(accountId: string): Promise<AccountStorage> {
  const storage = new AccountStorage(accountId);
  storage.forget();
  await storage.load();
  return storage;
}

function localStore() {
  const stored: Record<string, string> = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    removeItem: { value: (key: string) => delete stored[key] },
  });
  return stored;
}

describe('what is kept for a cook', () => {
  beforeEach(() => Object.assign(globalThis, { localStorage: localStore() }));
  afterEach(async () => {
    jest.restoreAllMocks();
    await removeDevice();
  });

  it('is there after the page was loaded again, for the same account alone', async () => {
    expect(await (await ofAccount('ada')).write('note', 'More salt')).toBe(true);
    expect((await ofAccount('ada')).read('note')).toBe('More salt');
    const mara = await ofAccount('mara');
    expect(mara.read('note')).toBeUndefined();
    expect(mara.places('')).toEqual([]);
  });

  it('can be listed by how its places begin', async () => {
    const kept = await ofAccount('ada');
    for (const place of ['draft.new.1', 'draft.new.2', 'draft.3']) await kept.write(place, {});
    kept.remove('draft.new.2');
    expect(kept.places('draft.new.')).toEqual(['draft.new.1']);
    expect((await ofAccount('ada')).places('draft.new.')).toEqual(['draft.new.1']);
  });

  it('is not taken back by reading the store while it is written', async () => {
    const kept = await ofAccount('ada');
    const loading = kept.load();
    void kept.write('note', 'More salt');
    await loading;
    expect(kept.read('note')).toBe('More salt');
  });

  it('is there until the page is left when the device is full, and says so', async () => {
    const kept = await ofAccount('lena');
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    expect(await kept.write('draft', 'words')).toBe(false);
    await kept.load();
    expect(kept.read('draft')).toBe('words');
    expect(kept.places('dra')).toEqual(['draft']);
    full.mockRestore();
    expect(await kept.write('draft', 'more words')).toBe(true);
    expect((await ofAccount('lena')).read('draft')).toBe('more words');
  });

  it('is gone with the account', async () => {
    const kept = await ofAccount('ada');
    await kept.write('draft', 'words');
    await forgetAccount('ada');
    kept.forget();
    expect(kept.places('')).toEqual([]);
    expect((await ofAccount('ada')).places('')).toEqual([]);
  });
});
