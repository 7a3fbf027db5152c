import 'fake-indexeddb/auto';
import { offlineProblem, RequestProblem } from '@simmer/client';
import { forgetAccount, removeDevice } from '../database';
import { WriteQueue } from './write-queue';

const FAVORITE = 'PUT /recipes/:id/favorite';
const favorite = (id: string, on = true) => ({ route: FAVORITE, input: { id, favorite: on }, subject: id, replaces: true });
const notes = (id: string, revision: number, text: string) => ({
  route: 'PUT /recipes/:id/notes',
  input: { id, revision, notes: text },
  subject: id,
  replaces: true,
});
const remove = (id: string) => ({ route: 'DELETE /recipes/:id', input: { id }, subject: id, replaces: false });
const refusal = new RequestProblem({ code: 'recipes.not-found', status: 404, title: 'Recipe not found' });
const signedOut = new RequestProblem({ code: 'access.signed-out', status: 401, title: 'Please sign in first.' });

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
});
const tabs: WriteQueue[] = [];
beforeEach(() => removeDevice());
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

/** A server that is there or not, and one or more tabs of the same device. */
function device() {
  const arrived: object[] = [];
  const refused: string[] = [];
  const server = {
    meets: undefined as RequestProblem | undefined,
    hold: Promise.resolve(),
    onAsked: () => undefined as void,
    onPassing: () => undefined as void,
    /** Of every recipe, by which each write is counted. */
    revisions: new Map<string, number>(),
  };
  const counts: number[] = [];
  const tab = (accountId = 'a-1'): WriteQueue => {
    const queue = new WriteQueue({
      accountId,
      async send({ input }) {
        server.onAsked();
        await server.hold;
        if (server.meets) throw server.meets;
        arrived.push(input);
        const { id } = input as { id: string };
        const before = server.revisions.get(id);
        server.revisions.set(id, (before ?? 0) + 1);
        return { before, after: (before ?? 0) + 1 };
      },
      onPassing: () => server.onPassing(),
      onRefused: (write, { code }) => refused.push(`${write.subject} ${code}`),
      onChange: (writes) => counts.push(writes.length),
    });
    tabs.push(queue);
    return queue;
  };
  return { arrived, refused, server, counts, tab };
}

describe('the queue of writes', () => {
  it('sends in the order of writing, each once', async () => {
    const { arrived, tab } = device();
    const queue = tab();
    for (const id of ['1', '2', '3']) await queue.add(favorite(id));
    await queue.drain();
    expect(arrived).toEqual(['1', '2', '3'].map((id) => ({ id, favorite: true })));
    expect(await queue.all()).toEqual([]);
  });

  it('keeps ten writes made offline across a reload, and each arrives exactly once, whichever tab sends', async () => {
    const { arrived, server, counts, tab } = device();
    server.meets = offlineProblem();
    const before = tab();
    for (let id = 0; id < 10; id += 1) await before.add(favorite(String(id)));
    await before.drain();
    expect(arrived).toEqual([]);
    expect(counts.at(-1)).toBe(10);
    before.close();

    server.meets = undefined;
    const [one, other] = [tab(), tab()];
    await Promise.all([one.drain(), other.drain(), one.drain()]);
    expect(arrived).toEqual(Array.from({ length: 10 }, (_, id) => ({ id: String(id), favorite: true })));
    expect(counts.at(-1)).toBe(0);
  });

  it('keeps many writes from one moment on: a tab that is closed right after leaves none of them behind', async () => {
    const { arrived, server, counts, tab } = device();
    server.meets = offlineProblem();
    const ids = Array.from({ length: 101 }, (_, at) => `${at}`);
    const leaving = tab();
    await leaving.add(...ids.map((id) => favorite(id)));
    leaving.close();
    // never a part of them
    expect(new Set(counts)).toEqual(new Set([101]));
    server.meets = undefined;
    await tab().drain();
    expect(arrived).toEqual(ids.map((id) => ({ id, favorite: true })));
  });

  it('sends the latest state of a thing in the place of the first', async () => {
    const { arrived, server, tab } = device();
    server.meets = offlineProblem();
    const queue = tab();
    await queue.add(favorite('1'));
    await queue.add(favorite('2'));
    await queue.add(favorite('1', false));
    await queue.drain();
    server.meets = undefined;
    await queue.drain();
    expect(arrived).toEqual([
      { id: '1', favorite: false },
      { id: '2', favorite: true },
    ]);
  });

  it('does not lose a change of mind that is made while the first is on its way', async () => {
    const { arrived, server, tab } = device();
    let answer!: () => void;
    server.hold = new Promise((resolve) => (answer = resolve));
    const queue = tab();
    const asked = new Promise<void>((resolve) => (server.onAsked = resolve));
    await queue.add(favorite('1'));
    const sending = queue.drain();
    await asked;
    await queue.add(favorite('1', false));
    answer();
    await sending;
    expect(arrived).toEqual([
      { id: '1', favorite: true },
      { id: '1', favorite: false },
    ]);
  });

  it('says when nothing is sent for a reason that passes, so that it can be asked for again', async () => {
    const { arrived, server, tab } = device();
    let passing = 0;
    server.onPassing = () => void (passing += 1);
    server.meets = new RequestProblem({ code: 'request.rate-limited', status: 429, title: 'Too many', retryAfter: 20 });
    const queue = tab();
    await queue.add(favorite('1'), favorite('2'));
    await queue.drain();
    expect(passing).toBe(1);
    server.meets = undefined;
    await queue.drain();
    expect([passing, arrived.length]).toEqual([1, 2]);
  });

  it('goes on after a refusal, and says which it was', async () => {
    const { arrived, refused, server, tab } = device();
    server.meets = refusal;
    const queue = tab();
    await queue.add(favorite('gone'));
    await queue.drain();
    server.meets = undefined;
    await queue.add(favorite('2'));
    await queue.drain();
    expect(refused).toEqual(['gone recipes.not-found']);
    expect(arrived).toEqual([{ id: '2', favorite: true }]);
  });

  it('keeps what was refused, with the reason, until it is tried again or taken back', async () => {
    const { arrived, server, tab } = device();
    server.meets = refusal;
    const queue = tab();
    await queue.add(favorite('1'));
    await queue.add(favorite('2'));
    await queue.drain();
    server.meets = undefined;
    await tab().drain();
    expect(arrived).toEqual([]);
    const [one, two] = await queue.all();
    expect(one?.refused).toMatchObject({ code: 'recipes.not-found', title: 'Recipe not found' });
    await queue.retry(one?.order ?? 0);
    await queue.discard(two?.order ?? 0);
    await queue.drain();
    expect(arrived).toEqual([{ id: '1', favorite: true }]);
    expect(await queue.all()).toEqual([]);
  });

  it('keeps each of what does not say everything, in its place among the others', async () => {
    const { arrived, server, tab } = device();
    server.meets = offlineProblem();
    const queue = tab();
    for (const write of [remove('1'), favorite('2'), remove('1')]) await queue.add(write);
    server.meets = undefined;
    await queue.drain();
    expect(arrived).toEqual([{ id: '1' }, { id: '2', favorite: true }, { id: '1' }]);
  });

  it('sends what was written about a revision with the one that the writes before it have made', async () => {
    const { arrived, server, tab } = device();
    server.revisions.set('1', 4);
    server.meets = offlineProblem();
    const queue = tab();
    await queue.add(favorite('1'));
    await queue.add(notes('1', 4, 'Thin.'));
    await queue.add(notes('2', 4, 'Another recipe.'));
    await queue.add(notes('1', 4, 'Thin. More flour.'));
    server.meets = undefined;
    await queue.drain();
    expect(arrived).toEqual([
      { id: '1', favorite: true },
      { id: '1', revision: 5, notes: 'Thin. More flour.' },
      { id: '2', revision: 4, notes: 'Another recipe.' },
    ]);
  });

  it('leaves alone what was written about an older revision: somebody else has changed it meanwhile', async () => {
    const { arrived, server, tab } = device();
    server.revisions.set('1', 7);
    server.meets = offlineProblem();
    const queue = tab();
    await queue.add(favorite('1'));
    await queue.add(notes('1', 4, 'Thin.'));
    server.meets = undefined;
    await queue.drain();
    expect(arrived.at(-1)).toEqual({ id: '1', revision: 4, notes: 'Thin.' });
  });

  it('waits for its own cook to sign in again, and no other cook sends it', async () => {
    const { arrived, server, tab } = device();
    server.meets = signedOut;
    const queue = tab();
    await queue.add(favorite('1'));
    await queue.drain();
    server.meets = undefined;
    await tab('a-2').drain();
    expect(arrived).toEqual([]);
    await tab().drain();
    expect(arrived).toHaveLength(1);
  });

  it('is empty when the account is forgotten on this device', async () => {
    const { server, tab } = device();
    server.meets = offlineProblem();
    await tab().add(favorite('1'));
    await tab('a-2').add(favorite('2'));
    await forgetAccount('a-1');
    expect(await tab().all()).toEqual([]);
    expect(await tab('a-2').all()).toHaveLength(1);
  });
});
