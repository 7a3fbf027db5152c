import { createClient, queryKey } from '@simmer/client';
import { allOperations, type Recipe } from '@simmer/contracts';
import { createQueryClient } from './query-client';
import type { WriteRoute } from './writes/rules';
import { OwnChanges } from './own-changes';
import { createWrite } from './write';

const detail = queryKey('GET /recipes/:id', { id: 'r-1' });
const list = [...queryKey('GET /recipes', {}), 'pages'];
const problem = (status: number, code: string): Response =>
  new Response(JSON.stringify({ status, code, title: code }), { status, headers: { 'content-type': 'application/problem+json' } });

/** The write layer over a real cache and client; the server answers what the test says. */
function set(answer: (sent: number) => Response | Promise<Response>) {
  const sent: { path: string; body: unknown }[] = [];
  const ended: string[] = [];
  const cache = createQueryClient((error) => ended.push(error.message));
  const own = new OwnChanges();
  const fetch = (path: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    sent.push({ path: String(path), body: JSON.parse(String(init?.body ?? 'null')) as unknown });
    return Promise.resolve(answer(sent.length));
  };
  const write = createWrite(cache, createClient({ baseUrl: '/api', fetch: fetch as typeof globalThis.fetch, retryDelayMs: 1 }), own);
  cache.setQueryData<Partial<Recipe>>(detail, { id: 'r-1', favorite: false, cooked_on: [], revision: 1 });
  cache.setQueryData(list, { pages: [{ items: [{ id: 'r-1', favorite: false }], next: null }], pageParams: [undefined] });
  return { write, cache, own, sent, ended, shown: () => cache.getQueryData<Recipe>(detail)?.favorite };
}

const FAVORITE = { id: 'r-1', favorite: true };

describe('a write', () => {
  it('shows before the answer, and what comes back stands in its place', async () => {
    const { write, cache, shown, sent } = set(() => Response.json({ ...FAVORITE, revision: 2 }));
    const written = write('PUT /recipes/:id/favorite', FAVORITE);
    await Promise.resolve();
    expect(shown()).toBe(true);
    await written;
    expect(cache.getQueryData(detail)).toMatchObject({ favorite: true, revision: 2 });
    expect(sent).toHaveLength(1);
  });

  it('is taken back everywhere when it is refused', async () => {
    const { write, cache, shown } = set(() => problem(404, 'recipes.not-found'));
    await expect(write('PUT /recipes/:id/favorite', FAVORITE)).rejects.toMatchObject({ code: 'recipes.not-found' });
    expect(shown()).toBe(false);
    expect(cache.getQueryData(list)).toMatchObject({ pages: [{ items: [{ favorite: false }] }] });
  });

  it('that is refused leaves alone what was changed after it', async () => {
    let refuse!: (response: Response) => void;
    const { write, shown } = set((sent) => (sent === 1 ? new Promise((resolve) => (refuse = resolve)) : Response.json({ ...FAVORITE })));
    const first = write('PUT /recipes/:id/favorite', { ...FAVORITE, favorite: false });
    await write('PUT /recipes/:id/favorite', FAVORITE);
    refuse(problem(404, 'recipes.not-found'));
    await expect(first).rejects.toThrow();
    expect(shown()).toBe(true);
  });

  it('is sent again under the same id when the server is busy, and only if that is safe', async () => {
    const { write, sent } = set((count) =>
      count % 2 === 1 ? problem(503, 'service.unavailable') : Response.json({ id: 'r-2', revision: 1 }),
    );
    await write('POST /recipes', { id: 'r-2', title: 'Soup' } as never);
    expect(sent.map(({ body }) => body)).toEqual([
      { id: 'r-2', title: 'Soup' },
      { id: 'r-2', title: 'Soup' },
    ]);
    await expect(write('PUT /recipes/:id', { id: 'r-2', revision: 1, title: 'Soup' } as never)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(3);
  });

  it('without a session ends the session here too, except where the screen itself asks to sign in', async () => {
    const { write, ended } = set(() => problem(401, 'access.signed-out'));
    await expect(write('PUT /recipes/:id/favorite', FAVORITE)).rejects.toMatchObject({ status: 401 });
    expect(ended).toEqual(['access.signed-out']);
    await expect(write('PUT /recipes/:id/favorite', FAVORITE, { asksToSignIn: true })).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveLength(1);
  });

  it('ends the session wherever it is refused for the want of one, whatever it writes', async () => {
    for (const { http } of allOperations().filter(({ http }) => http && http.method !== 'GET')) {
      const ids = Object.fromEntries([...http!.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'r-1']));
      const { write, ended } = set(() => problem(401, 'access.signed-out'));
      await expect(write(`${http!.method} ${http!.path}` as WriteRoute, ids as never)).rejects.toMatchObject({ status: 401 });
      expect({ route: http!.path, ended }).toEqual({ route: http!.path, ended: ['access.signed-out'] });
    }
  });

  it('is known as an own change when the server tells of it, also before it has answered', async () => {
    let answer!: (response: Response) => void;
    const { write, own } = set(() => new Promise((resolve) => (answer = resolve)));
    const written = write('PUT /recipes/:id/favorite', FAVORITE);
    const heard = own.includes('r-1', 2);
    await new Promise((resolve) => setImmediate(resolve));
    answer(Response.json({ ...FAVORITE, revision: 2 }));
    await written;
    expect(await heard).toBe(true);
    expect(await own.includes('r-1', 3)).toBe(false);
    expect(await own.includes('r-9', 1)).toBe(false);
  });
});
