import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { Browser } from '../oauth/browser';
import { later } from '../oauth/linking';

/** A gateway remembers for so many seconds whose session a cookie is. */
const REMEMBERED_FOR = 30;

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

const ask = (path: string, init?: RequestInit) => fetch(`${world.gatewayUrl}/api${path}`, { ...init, signal: AbortSignal.timeout(5_000) });

/** What somebody without an answer is told, and when to come back. */
async function refusal(response: Promise<Response>) {
  const answer = await response;
  const { code } = (await answer.json()) as { code: string };
  return { status: answer.status, code, retryAfter: Number(answer.headers.get('retry-after')) };
}
const AWAY = { status: 503, code: 'service.unavailable', retryAfter: 2 };

it('while identity is away signed-in cooks carry on, nobody is signed out, and signing in says when to try again', async () => {
  const browser = new Browser(world.gatewayUrl);
  const [known, unknown] = [browser, new Browser(world.gatewayUrl)];
  await known.register();
  await unknown.register();
  const { status, body } = await known.call('POST', '/recipes', { title: 'Leek soup' });
  expect(status).toBe(201);
  const session = (one: Browser) => ({ headers: { cookie: `__Host-sid=${one.cookiesFor('/')['__Host-sid']}` } });
  await world.settle();
  await world.services.identity.stop();

  expect((await known.call('GET', `/recipes/${String(body['id'])}`)).status).toBe(200);
  expect((await known.call('POST', '/recipes', { title: 'Leek tart' })).status).toBe(201);
  expect((await known.call('GET', '/shopping-lists')).status).toBe(200);

  const asked = Date.now();
  const login = { method: 'POST', headers: { origin: world.gatewayUrl, 'content-type': 'application/json' } };
  expect(await refusal(ask('/auth/login', { ...login, body: JSON.stringify({ email: 'ada@example.com', password: 'walnut' }) }))).toEqual(
    AWAY,
  );
  expect(Date.now() - asked).toBeLessThan(4_000);
  // not 401: the app would take that for the end of the session
  expect(await refusal(ask('/recipes', session(unknown)))).toEqual(AWAY);
  expect(await later(REMEMBERED_FOR + 1, () => refusal(ask('/recipes', session(known))))).toEqual(AWAY);

  await world.bootAgain('identity');
  expect((await later(REMEMBERED_FOR + 1, () => known.call('GET', '/recipes'))).status).toBe(200);
  expect((await unknown.call('GET', '/recipes')).status).toBe(200);
});
