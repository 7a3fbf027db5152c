import 'fake-indexeddb/auto';
import { offlineProblem, RequestProblem } from '@simmer/client';
import { addSource, itemIdOf, type ListLine, ListLog, type SyncRequest } from '@simmer/shopping-list';
import { forgetAccount, removeDevice } from '../database';
import { leftCopies, type ListCopy, openListCopy, unsentLists } from './list-copy';
import { ListStore, sendLeft } from './list-store';

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
});
beforeEach(() => removeDevice());

/** A tab that has died in one test would go on trying in the next. */
const opened: ListStore[] = [];
afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));

const line = (name: string): ListLine => ({ name, item: itemIdOf(name), aisle: 'other', quantity: null, quantityMax: null, unit: null });
const add = (store: ListStore, name: string) => store.change((list) => addSource(list, `own:${name}`, [line(name)]));
const names = (store: ListStore) => store.view().items.map(({ fields }) => fields['name']);

/** A server that is there or not, and tabs of devices. */
function kitchen() {
  const log = new ListLog();
  const requests: SyncRequest[] = [];
  const server = { meets: undefined as RequestProblem | undefined, losesAnswers: false };
  const send = (request: SyncRequest) => {
    if (server.meets) return Promise.reject(server.meets);
    requests.push(request);
    const answer = log.sync(JSON.parse(JSON.stringify(request)) as SyncRequest, Date.now());
    return server.losesAnswers ? Promise.reject(offlineProblem()) : Promise.resolve(answer);
  };
  const copies: ListCopy[] = [];
  const tab = async (account = 'ann', now?: () => number) => {
    const copy = await openListCopy(account, 'list-1');
    copies.push(copy);
    const store = new ListStore({ copy, send, now });
    opened.push(store);
    return store;
  };
  /** Every tab dies without a word. */
  const kill = () => copies.splice(0).forEach((copy) => copy.close());
  return { log, requests, server, send, tab, kill };
}

describe('a list in the browser', () => {
  it('shows a change at once, keeps it across a reload, and sends it once when there is a connection', async () => {
    const { log, server, tab } = kitchen();
    server.meets = offlineProblem();
    const before = await tab();
    add(before, 'milk');
    expect(names(before)).toEqual(['milk']);
    await before.sync();
    expect(before.view().waiting).toEqual(new Set([itemIdOf('milk')]));
    await before.close();

    server.meets = undefined;
    const after = await tab();
    expect(names(after)).toEqual(['milk']);
    await after.sync();
    await after.sync();
    expect(log.taken).toBe(1);
    expect(after.unsent).toBe(0);
    await after.close();
    expect(await unsentLists('ann')).toEqual([]);
  });

  it('never gives the number of an operation twice, though the page dies before it hears that it was taken', async () => {
    const { log, server, tab, kill } = kitchen();
    server.losesAnswers = true;
    const before = await tab();
    add(before, 'milk');
    await before.sync();
    kill();
    server.losesAnswers = false;
    const after = await tab();
    add(after, 'bread');
    await after.sync();
    expect(log.items().map(({ fields }) => fields['name'])).toEqual(['milk', 'bread']);
    await after.close();
  });

  it('is two devices in two tabs, and a closed one’s rest is sent by the next', async () => {
    const { log, server, send, tab } = kitchen();
    server.meets = offlineProblem();
    const [one, other] = [await tab(), await tab()];
    add(one, 'milk');
    add(other, 'bread');
    await Promise.all([one.sync(), other.sync()]);
    await Promise.all([one.close(), other.close()]);
    server.meets = undefined;
    const next = await tab();
    for (const copy of await leftCopies('ann', 'list-1', 'none')) await sendLeft(copy, send);
    await next.sync();
    expect(
      log
        .items()
        .map(({ fields }) => fields['name'])
        .sort(),
    ).toEqual(['bread', 'milk']);
    expect(names(next).sort()).toEqual(['bread', 'milk']);
    expect(await leftCopies('ann', 'list-1', 'none')).toEqual([]);
    await next.close();
  });

  it('begins with what another tab knew where the browser has no locks, and sends what that one has not', async () => {
    const { log, server, send, tab } = kitchen();
    const before = await tab();
    add(before, 'milk');
    await before.sync();
    server.meets = offlineProblem();
    add(before, 'bread');
    await before.close();
    const { locks } = navigator;
    Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', { configurable: true, value: locks });
    Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'locks');
    try {
      const copy = await openListCopy('ann', 'list-1');
      const after = new ListStore({ copy, send });
      expect(names(after)).toEqual(['milk']);
      server.meets = undefined;
      for (const left of await leftCopies('ann', 'list-1', copy.device)) await sendLeft(left, send);
      await after.sync();
      expect(names(after)).toEqual(['milk', 'bread']);
      expect(log.taken).toBe(2);
      await after.close();
    } finally {
      Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', { configurable: true, value: locks });
    }
  });

  it('drains five hundred changes in one request', async () => {
    const { log, requests, server, tab } = kitchen();
    server.meets = offlineProblem();
    const phone = await tab();
    for (let index = 0; index < 500; index++) add(phone, `item ${index}`);
    await phone.sync();
    server.meets = undefined;
    await phone.sync();
    expect([requests.length, log.taken, phone.unsent]).toEqual([1, 500, 0]);
    await phone.close();
  });

  it('asks for what is new when it is told of it, and not for what it knows', async () => {
    const { log, requests, tab } = kitchen();
    const [phone, tablet] = [await tab('ann'), await tab('ben')];
    add(phone, 'milk');
    await phone.sync();
    tablet.heard(log.taken);
    await tablet.sync();
    expect(names(tablet)).toEqual(['milk']);
    const asked = requests.length;
    phone.heard(log.taken);
    tablet.heard(log.taken);
    expect(requests.length).toBe(asked);
    await Promise.all([phone.close(), tablet.close()]);
  });

  it('asks again when it is told of something while an older answer is on its way', async () => {
    const { log, send, tab } = kitchen();
    const phone = await tab('ann');
    let letGo!: () => void;
    const slow = new Promise<void>((resolve) => (letGo = resolve));
    let answered!: () => void;
    const isAnswered = new Promise<void>((resolve) => (answered = resolve));
    const copy = await openListCopy('eve', 'list-1');
    const behind = new ListStore({
      copy,
      send: async (request) => {
        const answer = await send(request);
        answered();
        await slow;
        return answer;
      },
    });
    const asking = behind.sync();
    await isAnswered;
    add(phone, 'milk');
    await phone.sync();
    behind.heard(log.taken);
    letGo();
    await asking;
    expect(names(behind)).toEqual(['milk']);
    await Promise.all([phone.close(), behind.close()]);
  });

  it('takes a change back on every device', async () => {
    const { tab } = kitchen();
    const [phone, tablet] = [await tab('ann'), await tab('ben')];
    add(phone, 'milk');
    const undo = phone.change((list) => list.tick(itemIdOf('milk')));
    await phone.sync();
    undo();
    await phone.sync();
    await tablet.sync();
    expect(tablet.view().items).toMatchObject([{ ticked: false }]);
    await Promise.all([phone.close(), tablet.close()]);
  });

  it('is forgotten with its account', async () => {
    const { server, tab } = kitchen();
    server.meets = offlineProblem();
    const phone = await tab();
    add(phone, 'milk');
    await phone.sync();
    await phone.close();
    expect(await unsentLists('ann')).toEqual(['list-1']);
    await forgetAccount('ann');
    expect(await unsentLists('ann')).toEqual([]);
  });
});
