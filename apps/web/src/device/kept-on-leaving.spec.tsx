import 'fake-indexeddb/auto';
import { forgetAccount, keepDocument, keptDocument, removeDevice } from './database';
import { takeHandedOver, untilKept } from './kept-on-leaving';

const stays = () => new Promise<boolean>(() => undefined);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const isHandedOver = (id: string) => localStorage.getItem(`simmer.onLeaving.ada note ${id}`) !== null;
const note = (id: string, value?: unknown) => ({ accountId: 'ada', kind: 'note', id, value });

describe('what a page has not finished writing when it is left', () => {
  beforeEach(() => {
    localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
  });
  afterEach(removeDevice);

  it('is in the store when the next page reads', async () => {
    void untilKept(note('soup', 'less salt'), stays);
    leave();
    await removeDevice();
    await expect(keptDocument('ada', 'note', 'soup')).resolves.toBe('less salt');
    expect(isHandedOver('soup')).toBe(false);
  });

  it('is the last that was written, also while the page is being left, or that it went', async () => {
    void untilKept(note('stew', 'less salt'), stays);
    leave();
    void untilKept(note('stew', 'no salt'), stays);
    void untilKept(note('pie'), stays);
    const stored: unknown[] = [];
    await takeHandedOver((change) => Promise.resolve(stored.push(change)));
    expect(stored).toEqual(expect.arrayContaining([note('stew', 'no salt'), { accountId: 'ada', kind: 'note', id: 'pie' }]));
  });

  it('is not handed over any more once the store has it after all', async () => {
    const kept = keepDocument('ada', 'note', 'tart', 'less sugar');
    leave();
    expect(isHandedOver('tart')).toBe(true);
    await kept;
    expect(isHandedOver('tart')).toBe(false);
  });

  it('is no photo', () => {
    void untilKept(note('cake', { photo: new Blob(['jpg']) }), stays);
    leave();
    expect(isHandedOver('cake')).toBe(false);
  });

  it('is gone with its account', async () => {
    void untilKept(note('bread', 'more water'), stays);
    leave();
    await forgetAccount('ada');
    await expect(keptDocument('ada', 'note', 'bread')).resolves.toBeUndefined();
  });
});
