import { createClient } from '@simmer/client';
import { QueryClient } from '@tanstack/react-query';
import { createWrite } from '../../api/write';
import { cameInUnseen, type Import, ImportQueue, type KeptImport, type QueuedImport } from './import-queue';

const address = (name: string): { url: string } => ({ url: `https://example.com/${name}` });

/** An importer behind a real client: what it is asked for, and how it answers. */
function importer() {
  let kept: readonly KeptImport[] = [];
  const asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
  const records = new Map<string, Import>();
  const pages: Blob[] = [];
  let refusal: Response | undefined;
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
    if (path === '/imports' && refusal) return refusal.clone();
    if (path === '/imports') {
      const record = begin(String(body['id']), String(body['url']));
      if (answersAreLost) throw new TypeError('network error');
      return Response.json(record);
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

const problem = (status: number, code: string, more: object = {}): Response =>
  new Response(JSON.stringify({ type: 'about:blank', status, code, title: 'No', ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const states = (queue: ImportQueue): string[] => queue.snapshot().imports.map(({ state }) => state);
const at = (queue: ImportQueue, index: number): QueuedImport => queue.snapshot().imports[index] as QueuedImport;

describe('a queue of imports', () => {
  it('runs three at a time, in their order', async () => {
    const { queue, happen } = importer();
    queue.begin(['a', 'b', 'c', 'd', 'e'].map(address));
    await settled();
    expect(states(queue)).toEqual(['running', 'running', 'running', 'waiting', 'waiting']);
    await happen(at(queue, 1), { status: 'succeeded', recipeId: 'r-1' });
    expect(states(queue)).toEqual(['running', 'succeeded', 'running', 'running', 'waiting']);
    await happen(at(queue, 0), { status: 'failed', error: { code: 'blocked' } });
    expect(states(queue)).toEqual(['failed', 'succeeded', 'running', 'running', 'running']);
    queue.clear();
  });

  it('waits when the server takes no more, and then goes on', async () => {
    const { queue, refuse, asked } = importer();
    refuse(problem(429, 'request.rate-limited', { retryAfter: 0.05 }));
    queue.begin([address('a'), address('b')]);
    await settled();
    expect(states(queue)).toEqual(['waiting', 'waiting']);
    expect(queue.snapshot().heldUntil).toBeGreaterThan(0);
    refuse(undefined);
    await new Promise<void>((resolve) => queue.subscribe(() => states(queue).every((state) => state === 'running') && resolve()));
    await settled();
    expect(queue.snapshot().heldUntil).toBeUndefined();
    expect(asked.filter(({ path }) => path === '/imports')).toHaveLength(4);
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
    const { queue, refuse } = importer();
    refuse(problem(422, 'request.invalid', { errors: [{ pointer: '/url', message: 'Please enter a valid URL' }] }));
    queue.begin([address('only')]);
    await settled();
    expect(queue.snapshot().imports[0]?.message).toBe('Please enter a valid URL');
  });

  it('asks about a recipe that the cook has, and imports it anyway when told to', async () => {
    const { queue, happen, asked } = importer();
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
    const starts = asked.filter(({ path }) => path === '/imports').map(({ body }) => body['allowDuplicate']);
    expect(starts).toEqual([false, true]);
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
    const { queue, happen, asked, reopened } = importer();
    queue.begin(['a', 'b', 'c', 'd', 'e', 'f'].map(address));
    await settled();
    await happen(at(queue, 0), { status: 'succeeded', recipeId: 'r-1' });
    await happen(at(queue, 1), { status: 'failed', error: { code: 'blocked' } });
    const again = reopened();
    await settled();
    expect(states(again)).toEqual(['succeeded', 'failed', 'running', 'running', 'running', 'waiting']);
    expect(at(again, 0).record?.recipeId).toBe('r-1');
    expect(again.snapshot().imports.map(({ url }) => url)).toEqual(queue.snapshot().imports.map(({ url }) => url));
    const started = asked.filter(({ path }) => path === '/imports').map(({ body }) => body['id']);
    expect(new Set(started).size).toBe(5);
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
    expect(asked.map(({ path }) => path)).toEqual(['/imports']);
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

  it('cancels one, and the next takes its place', async () => {
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
    expect(asked.map(({ path }) => path.replace(/[0-9a-f-]{36}/, 'id'))).toEqual(['/imports', '/imports/id/cancel']);
  });
});
