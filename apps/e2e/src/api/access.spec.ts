import { randomUUID } from 'node:crypto';
import { allOperations, type Operation } from '@simmer/contracts';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';

let world: WorldUnderTest;
let owner: Visitor;
let stranger: Visitor;

interface Visitor {
  send(operation: Operation, parameters?: Record<string, string>, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
}

beforeAll(async () => {
  world = await worldUnderTest();
  owner = await newCook();
  stranger = await newCook();
}, 90_000);
afterAll(() => world.close(), 60_000);

function visitor(): Visitor & { register(): Promise<void> } {
  let cookie = '';
  const request = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${world.gatewayUrl}${path}`, {
      method,
      headers: { origin: world.gatewayUrl, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    async register() {
      const { status } = await request('POST', '/api/auth/register', { email: `${randomUUID()}@example.com`, password: `barley ${randomUUID()}` });
      expect(status).toBe(201);
    },
    send(operation, parameters = {}, body) {
      const { method, path } = operation.http ?? { method: 'GET', path: '/' };
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? randomUUID());
      return request(method, `/api${filled}`, method === 'GET' || method === 'DELETE' ? undefined : (body ?? {}));
    },
  };
}

async function newCook(): Promise<Visitor> {
  const cook = visitor();
  await cook.register();
  return cook;
}

const routes = allOperations().filter((operation) => operation.http);
const named = (list: Operation[]): [string, Operation][] => list.map((operation) => [operation.subject, operation]);
const route = (subject: string): Operation => {
  const found = routes.find((operation) => operation.subject === subject);
  if (!found) throw new Error(`No route for ${subject}.`);
  return found;
};

describe('who may do what', () => {
  it.each(named(routes.filter(({ access }) => access !== 'public')))('%s asks a visitor to sign in', async (_subject, operation) => {
    const { status, body } = await visitor().send(operation);
    expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'access.signed-out' });
  });

  it.each(named(allOperations().filter(({ access }) => access === 'service')))('%s has no way in over HTTP', (_subject, operation) => {
    expect(operation.http).toBeUndefined();
  });

  const aboutOneRecipe = routes.filter(({ http, access }) => http?.path.startsWith('/recipes/:id') && access === 'cook');
  it.each(named(aboutOneRecipe))('%s answers the same for somebody else’s recipe as for one that is not there', async (_subject, operation) => {
    const created = await owner.send(route('rpc.recipes.recipe.create'), {}, { title: 'Private soup', notes: 'canary-5b1e' });
    const id = String(created.body['id']);
    const body = { title: 'Stolen', revision: 1, favorite: true, published: true };
    const allowed = Object.fromEntries(Object.entries(body).filter(([key]) => operation.input.safeParse({ id, [key]: body[key as keyof typeof body] }).error?.issues.every(({ code }) => code !== 'unrecognized_keys') ?? true));
    const foreign = await stranger.send(operation, { id }, allowed);
    const missing = await stranger.send(operation, { id: randomUUID() }, allowed);
    expect(foreign.status).toBe(404);
    expect({ status: missing.status, code: missing.body['code'] }).toEqual({ status: foreign.status, code: foreign.body['code'] });
    expect(JSON.stringify(foreign.body)).not.toContain('canary-5b1e');
    const kept = await owner.send(route('rpc.recipes.recipe.read'), { id });
    expect(kept.body).toMatchObject({ title: 'Private soup', favorite: false, published: false });
  });
});

describe('bad input', () => {
  it('is answered with a pointer to the field, for every route that takes a body', async () => {
    const withBody = routes.filter(({ http, access }) => http && access !== 'staff' && !['GET', 'DELETE'].includes(http.method));
    for (const operation of withBody) {
      const { status, body } = await owner.send(operation, {}, { notAField: 1 });
      expect({ subject: operation.subject, status }).toEqual({ subject: operation.subject, status: 422 });
      expect(body['errors']).toEqual(expect.arrayContaining([expect.objectContaining({ pointer: '/notAField' })]));
    }
  });

  it.each([
    ['a title that is not text', { title: { $gt: '' } }, '/title'],
    ['negative minutes', { title: 'Soup', prep_time: -1 }, '/prep_time'],
    ['a script as an address', { title: 'Soup', source_url: 'javascript:alert(1)' }, '/source_url'],
    ['an owner of one’s choice', { title: 'Soup', ownerId: randomUUID() }, '/ownerId'],
  ])('names %s', async (_what, draft, pointer) => {
    const { status, body } = await owner.send(route('rpc.recipes.recipe.create'), {}, draft);
    expect(status).toBe(422);
    expect(body['errors']).toEqual(expect.arrayContaining([expect.objectContaining({ pointer })]));
  });
});
