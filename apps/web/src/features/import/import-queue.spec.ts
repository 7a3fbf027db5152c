import { createClient } from '@simmer/client';
import { MAX_IMPORTS_AT_ONCE } from '@simmer/contracts/constants';
import { QueryClient } from '@tanstack/react-query';
import { createWrite } from '../../api/write';
import { cameInUnseen, type Import, ImportQueue, type KeptImport, type QueuedImport } from './import-queue';

type SentImport = { id: string; url: string; allowDuplicate: boolean };

const address = (name: string): { url: string } => ({ url: `https://example.com/${name}` });

/** An importer behind a real client: what it is asked for, and how it answers. */
function importer() {
  let kept: readonly KeptImport[] = [];
  const asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const records = new Map<string, Import>();
  const pages: Blob[] = [];
  let refusal: Response | undefined;
  /** Of addresses that are refused by themselves. */
  const refusedAddresses = new Map<string, object>();
  let answersAreLost = false;
  let isAway = false;

  function begin(id: string, url: string): Import {
    const earlier = records.get(id);
    if (earlier) return earlier;
    const record: Import = {
      id,
      url,
      status: 'running',
      stages: [],
      preview: null,
      recipeId: null,
      waiting: false,
      duplicateOf: null,
      moreRecipes: [],
      origins: [],
      error: null,
      debug: [],
      revision: 1,
      createdAt: '2026-11-02T14:00:00.000Z',
    };
    records.set(id, record);
    return record;
  }

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const path = String(input).replace('/api', '');
    const form = init?.body instanceof FormData ? init.body : undefined;
    const body = form ? Object.fromEntries(form) : (JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>);
    asked.push({ method: String(init?.method), path, body });
    if (isAway) throw new TypeError('network error');
    if (path === '/imports/batch' && refusal) return refusal.clone();
    if (path === '/imports/batch') {
      const results = (body['imports'] as { id: string; url: string }[]).map(({ id, url }) => {
        const refused = refusedAddresses.get(url) ?? null;
        if (!refused) begin(id, url);
        return { id, problem: refused };
      });
      if (answersAreLost) throw new TypeError('network error');
      return Response.json({ results });
    }
    const [, , id = '', action] = path.split('/');
    if (action === 'page') {
      pages.push(body['page'] as Blob);
      return Response.json(begin(id, String(body['url'] ?? '')));
    }
    const record = records.get(id);
    if (!record) return problem(404, 'importer.not-found');
    if (action === 'cancel' && record.status !== 'running') return problem(409, 'importer.already-finished');
    if (action === 'cancel') records.set(id, { ...record, status: 'cancelled' });
    return Response.json(records.get(id));
  }

  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = createClient({ baseUrl: '/api', fetch: fetch as typeof globalThis.fetch, retryDelayMs: 1 });
  const open = (): ImportQueue =>
    new ImportQueue({
      client,
      write: createWrite(queryClient, client),
      queryClient,
      keep: (imports) => (kept = imports.map(({ page: _page, record: _record, ...row }) => row)),
    });
  return {
    queue: open(),
    /** A queue in a page that was loaded again. */
    reopened(): ImportQueue {
      const rows = kept;
      const again = open();
      again.restore(rows);
      return again;
    },
    asked,
    pages,
    refuse: (response: Response | undefined) => (refusal = response),
    refusedAddresses,
    /** What was sent to be imported, by request. */
    sent: () => asked.flatMap(({ path, body }) => (path === '/imports/batch' ? [body['imports'] as SentImport[]] : [])),
    /** The server begins, and the connection breaks before it can say so. */
    loseAnswers: () => (answersAreLost = true),
    /** The connection is lost. */
    goAway: () => (isAway = true),
    /** What happens to an import on the server, and the live update of it. */
    async happen(queued: QueuedImport, change: Partial<Import>) {
      const record = records.get(queued.importId ?? '');
      if (record) records.set(record.id, { ...record, ...change });
      await queryClient.invalidateQueries();
      await settled();
    },
  };
}

const document = (status: number, code: string, more: object = {}): object => ({ type: 'about:blank', status, code, title: 'No', ...more });

const problem = (status: number, code: string, more: object = {}): Response =>
  new Response(JSON.stringify(document(status, code, more)), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Once what was sent is answered, and what follows from it as well. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
const states = (queue: ImportQueue): string[] => queue.snapshot().imports.map(({ state }) => state);
const at = (queue: ImportQueue, index: number): QueuedImport => queue.snapshot().imports[index] as QueuedImport;

describe('a queue of imports', () => {
  it('is sent at once, in its order, and shows what becomes of each', async () => {
    const { queue, happen, sent } = importer();
    queue.begin(['a', 'b', 'c', 'd', 'e'].map(address));
    await settled();
    expect(sent().map((imports) => imports.map(({ url }) => url.slice(-1)))).toEqual([['a', 'b', 'c', 'd', 'e']]);
    expect(states(queue)).toEqual(['running', 'running', 'running', 'running', 'running']);
    await happen(at(queue, 1), { status: 'succeeded', recipeId: 'r-1' });
    await happen(at(queue, 0), { status: 'failed', error: { code: 'blocked' } });
    expect(states(queue)).toEqual(['failed', 'succeeded', 'running', 'running', 'running']);
    queue.clear();
  });

  it('is sent in several requests when it is longer than one may be', async () => {
    const { queue, sent } = importer();
    queue.begin(Array.from({ length: MAX_IMPORTS_AT_ONCE + 1 }, (_, index) => address(String(index))));
    await settled();
    expect(sent().map(({ length }) => length)).toEqual([MAX_IMPORTS_AT_ONCE, 1]);
    expect(new Set(states(queue))).toEqual(new Set(['running']));
    queue.clear();
  });

  it('says of each that is refused why, while the others run', async () => {
    const { queue, refusedAddresses } = importer();
    const wrong = { errors: [{ pointer: '/url', message: 'Please enter a valid URL' }] };
    refusedAddresses.set(address('a').url, document(422, 'request.invalid', wrong));
    refusedAddresses.set(address('c').url, document(409, 'request.id-taken'));
    queue.begin(['a', 'b', 'c'].map(address));
    await settled();
    expect(queue.snapshot().imports.map(({ state, message }) => [state, message])).toEqual([
      ['failed', 'Please enter a valid URL'],
      ['running', undefined],
      ['failed', 'Failed to import recipe: No'],
    ]);
    queue.clear();
  });

  it('waits with those alone that the server takes no more of, and then sends them under the same ids', async () => {
    const { queue, refusedAddresses, sent } = importer();
    for (const name of ['b', 'c']) refusedAddresses.set(address(name).url, document(429, 'request.rate-limited', { retryAfter: 0.05 }));
    queue.begin(['a', 'b', 'c'].map(address));
    await settled();
    expect(states(queue)).toEqual(['running', 'waiting', 'waiting']);
    expect(queue.snapshot().heldUntil).toBeGreaterThan(0);
    refusedAddresses.clear();
    await new Promise<void>((resolve) => queue.subscribe(() => states(queue).every((state) => state === 'running') && resolve()));
    await settled();
    const [first, second] = sent();
    expect(second).toEqual(first?.slice(1));
    queue.clear();
  });

  it('waits when the server takes no more, and then goes on', async () => {
    const { queue, refuse, sent } = importer();
    refuse(problem(429, 'request.rate-limited', { retryAfter: 0.05 }));
    queue.begin([address('a'), address('b')]);
    await settled();
    expect(states(queue)).toEqual(['waiting', 'waiting']);
    expect(queue.snapshot().heldUntil).toBeGreaterThan(0);
    refuse(undefined);
    await new Promise<void>((resolve) => queue.subscribe(() => states(queue).every((state) => state === 'running') && resolve()));
    await settled();
    expect(queue.snapshot().heldUntil).toBeUndefined();
    expect(sent()).toHaveLength(2);
    queue.clear();
  });

  it('takes further addresses below those that wait, each once', async () => {
    const { queue, refuse } = importer();
    refuse(problem(429, 'request.rate-limited', { retryAfter: 900 }));
    queue.begin([address('a'), address('b')]);
    await settled();
    queue.begin([address('b'), address('c')]);
    expect(queue.snapshot().imports.map(({ url, state }) => [url.slice(-1), state])).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
      ['c', 'waiting'],
    ]);
    queue.clear();
  });

  it('offers what else a page tells, once, until it is asked for; what it came from stays in the list', async () => {
    const { queue, happen } = importer();
    const [own, bread, onions] = ['supper', 'supper#:~:text=Flatbread', 'supper#:~:text=Onions'].map(address) as [
      { url: string },
      { url: string },
      { url: string },
    ];
    const offered = (imports = queue.snapshot().imports) =>
      queue.besides(imports).map(({ of, recipes }) => [of.url, recipes.map(({ title }) => title)]);
    queue.begin([own]);
    await settled();
    await happen(at(queue, 0), {
      status: 'succeeded',
      recipeId: 'r-1',
      moreRecipes: [
        { title: 'Flatbread', ...bread },
        { title: 'Onions', ...onions },
        { title: 'Nowhere', url: null },
      ],
    });
    const { last } = queue.snapshot();
    expect(offered(last && [last])).toEqual([[own.url, ['Flatbread', 'Onions']]]);

    const key = last && queue.alsoImport(last, bread);
    await settled();
    expect(queue.snapshot().imports.map(({ url, state }) => [url, state])).toEqual([
      [own.url, 'succeeded'],
      [bread.url, 'running'],
    ]);
    expect(at(queue, 1).key).toBe(key);
    await happen(at(queue, 1), {
      status: 'succeeded',
      recipeId: 'r-2',
      moreRecipes: [
        { title: 'Supper', ...own },
        { title: 'Onions', ...onions },
      ],
    });
    expect(offered()).toEqual([[own.url, ['Onions']]]);
    queue.alsoImport(at(queue, 0), onions);
    expect(offered()).toEqual([]);
    queue.clear();
  });

  it('says at once that a single one is refused', async () => {
    const { queue, refuse } = importer();
    refuse(problem(429, 'request.rate-limited', { retryAfter: 900, detail: 'Too many.' }));
    queue.begin([address('a')]);
    await settled();
    expect(at(queue, 0)).toMatchObject({ state: 'failed', message: 'Failed to import recipe: Too many.' });
  });

  it('says what the server finds wrong with the address', async () => {
    const { queue, refusedAddresses } = importer();
    const wrong = { errors: [{ pointer: '/url', message: 'Please enter a valid URL' }] };
    refusedAddresses.set(address('only').url, document(422, 'request.invalid', wrong));
    queue.begin([address('only')]);
    await settled();
    expect(queue.snapshot().imports[0]?.message).toBe('Please enter a valid URL');
  });

  it('asks about a recipe that the cook has, and imports it anyway when told to', async () => {
    const { queue, happen, sent } = importer();
    queue.begin([address('a')]);
    await settled();
    await happen(at(queue, 0), {
      status: 'failed',
      error: { code: 'duplicate' },
      duplicateOf: { id: 'r-1', title: 'Soup' },
    });
    expect(states(queue)).toEqual(['duplicate']);
    queue.again(at(queue, 0).key, { allowDuplicate: true });
    await settled();
    expect(states(queue)).toEqual(['running']);
    expect(sent().map(([only]) => only?.allowDuplicate)).toEqual([false, true]);
    queue.clear();
  });

  it('sends the page instead of the address once its source is there', async () => {
    const { queue, happen, pages } = importer();
    queue.begin([address('a')]);
    await settled();
    await happen(at(queue, 0), { status: 'failed', error: { code: 'blocked' } });
    const page = new Blob(['<h1>Soup</h1>']);
    queue.again(at(queue, 0).key, { page });
    await settled();
    await expect(Promise.all(pages.map((sent) => sent.text()))).resolves.toEqual(['<h1>Soup</h1>']);
    expect(at(queue, 0)).toMatchObject({ state: 'running', record: { url: 'https://example.com/a' } });
    queue.clear();
  });

  it('goes on after a reload, and imports nothing twice', async () => {
    const { queue, happen, sent, reopened } = importer();
    queue.begin(['a', 'b', 'c', 'd'].map(address));
    await settled();
    await happen(at(queue, 0), { status: 'succeeded', recipeId: 'r-1' });
    await happen(at(queue, 1), { status: 'failed', error: { code: 'blocked' } });
    const again = reopened();
    await settled();
    expect(states(again)).toEqual(['succeeded', 'failed', 'running', 'running']);
    expect(at(again, 0).record?.recipeId).toBe('r-1');
    expect(again.snapshot().imports.map(({ url }) => url)).toEqual(queue.snapshot().imports.map(({ url }) => url));
    const [first, second] = sent();
    expect(second).toEqual(first?.slice(2));
    queue.clear();
    again.clear();
  });

  it('follows one that goes on at the server although its start was not answered in time', async () => {
    const { queue, happen, reopened, loseAnswers } = importer();
    loseAnswers();
    queue.begin([address('a'), address('b')]);
    await new Promise<void>((resolve) => queue.subscribe(() => states(queue).every((state) => state === 'failed') && resolve()));
    const again = reopened();
    await settled();
    expect(states(again)).toEqual(['running', 'running']);
    await happen(at(again, 0), { status: 'succeeded', recipeId: 'r-1' });
    expect(at(again, 0)).toMatchObject({ state: 'succeeded', message: undefined, record: { recipeId: 'r-1' } });
    again.clear();
  });

  it('remembers the last one that ended when it is cleared, for whoever asks how it was read', async () => {
    const { queue, happen } = importer();
    queue.begin([address('a')]);
    await settled();
    queue.clear();
    expect(queue.snapshot().last).toBeUndefined();
    queue.begin([address('b')]);
    await settled();
    await happen(at(queue, 0), { status: 'succeeded', recipeId: 'r-1' });
    queue.clear();
    expect(queue.snapshot()).toMatchObject({ imports: [], last: { url: 'https://example.com/b', record: { recipeId: 'r-1' } } });
    queue.close();
    expect(queue.snapshot().last).toBeUndefined();
  });

  it('leaves one to the server whose start was not answered yet when the cook went on', async () => {
    const { queue, asked } = importer();
    queue.begin([address('a')]);
    queue.clear();
    await settled();
    expect(asked.map(({ path }) => path)).toEqual(['/imports/batch']);
  });

  it('shows a single one again to a cook who was away while it ran, and not when its recipe has come in', async () => {
    const { queue, happen } = importer();
    queue.begin([address('a')]);
    await settled();
    queue.leave();
    expect(states(queue)).toEqual(['running']);
    expect(queue.comeFor([])).toBeUndefined();
    await happen(at(queue, 0), { status: 'succeeded', recipeId: 'r-1' });
    expect(queue.snapshot()).toMatchObject({ imports: [], last: { record: { recipeId: 'r-1' } } });
  });

  it('tells a recipe that came in while no page was open from one whose import was seen to run', async () => {
    const visit = async (isOver: boolean): Promise<QueuedImport> => {
      const { queue, happen, reopened } = importer();
      queue.begin([address('a')]);
      await settled();
      const left = at(queue, 0);
      queue.close();
      if (isOver) await happen(left, { status: 'succeeded', recipeId: 'r-1' });
      const again = reopened();
      again.subscribe(() => undefined);
      await settled();
      if (!isOver) await happen(left, { status: 'succeeded', recipeId: 'r-1' });
      expect(states(again)).toEqual(['succeeded']);
      return at(again, 0);
    };
    expect(cameInUnseen(await visit(true))).toBe(true);
    expect(cameInUnseen(await visit(false))).toBe(false);
  });

  it('keeps what a single one came to while its cook was away, and forgets it when that was seen', async () => {
    const { queue, happen } = importer();
    queue.begin([address('a')]);
    await settled();
    await happen(at(queue, 0), { status: 'failed', error: { code: 'blocked' } });
    expect(states(queue)).toEqual(['failed']);
    queue.leave();
    expect(states(queue)).toEqual([]);
    queue.begin([address('b')]);
    await settled();
    await happen(at(queue, 0), { status: 'failed', error: { code: 'blocked' } });
    expect(queue.comeFor(['https://example.com/c'])).toBeUndefined();
    expect(states(queue)).toEqual([]);
  });

  it('leaves a single one to the server when the cook comes for another address', async () => {
    const { queue, asked } = importer();
    queue.begin([address('a')]);
    await settled();
    expect(queue.comeFor(['https://example.com/a'])).toBeUndefined();
    expect(queue.comeFor(['https://example.com/b'])).toMatchObject({ url: 'https://example.com/a', state: 'running' });
    expect(states(queue)).toEqual([]);
    expect(asked.some(({ path }) => path.endsWith('/cancel'))).toBe(false);
  });

  it('says that the recipe may still come in when the server could not be told to stop', async () => {
    const { queue, goAway } = importer();
    queue.begin([address('a')]);
    await settled();
    goAway();
    await queue.cancel(at(queue, 0).key);
    expect(at(queue, 0)).toMatchObject({
      state: 'cancelled',
      message: 'Canceled, but we couldn’t reach Simmer. The recipe may still appear.',
    });
  });

  it('stays kept for its cook when another one signs in', async () => {
    const { queue, reopened } = importer();
    queue.begin([address('a'), address('b')]);
    queue.close();
    await settled();
    const again = reopened();
    await settled();
    expect(states(again)).toEqual(['running', 'running']);
    again.clear();
  });

  it('cancels one, or all that have not ended', async () => {
    const { queue, asked } = importer();
    queue.begin(['a', 'b', 'c', 'd'].map(address));
    await settled();
    const { key, importId } = at(queue, 0);
    await queue.cancel(key);
    await settled();
    expect(states(queue)).toEqual(['cancelled', 'running', 'running', 'running']);
    expect(asked).toContainEqual({ method: 'POST', path: `/imports/${importId}/cancel`, body: {} });
    await queue.cancelAll();
    expect(states(queue)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
  });

  it('does not show what came of a cancelled try in the place of the next one', async () => {
    const { queue, happen } = importer();
    queue.begin([address('a')]);
    await settled();
    const { key } = at(queue, 0);
    const first = at(queue, 0);
    void happen(first, { status: 'failed', error: { code: 'blocked' } });
    const stopping = queue.cancel(key);
    queue.again(key);
    await stopping;
    await settled();
    expect(states(queue)).toEqual(['running']);
    expect(at(queue, 0).importId).not.toBe(first.importId);
    queue.clear();
  });

  it('stops one that was cancelled before its start was answered', async () => {
    const { queue, asked } = importer();
    queue.begin([address('a')]);
    await queue.cancel(at(queue, 0).key);
    await settled();
    expect(states(queue)).toEqual(['cancelled']);
    expect(asked.map(({ path }) => path.replace(/[0-9a-f-]{36}/, 'id'))).toEqual(['/imports/batch', '/imports/id/cancel']);
  });
});
