import { randomBytes, randomUUID } from 'node:crypto';
import { gatewayUnderTest, type GatewayUnderTest } from '../spec/gateway-under-test';
import { LinkRequests, LinksStandInModule } from '../spec/stand-ins';

const QUOTA = 5;
const source = (last: number) => ({ 'x-forwarded-for': `192.0.2.${last}` });

let gateway: GatewayUnderTest;
let recipes: LinkRequests;
beforeAll(async () => {
  gateway = await gatewayUnderTest({ GATEWAY_UNKNOWN_SECRETS_PER_MINUTE: String(QUOTA) }, { recipes: LinksStandInModule });
  recipes = gateway.beside('recipes').app.get(LinkRequests);
});
afterAll(() => gateway.close());

const statusOf = async (path: string, as: string, headers: Record<string, string>): Promise<number> =>
  (await gateway.send('GET', path, { as, headers })).status;

describe('cookies that belong to no session', () => {
  it('cost identity a question each, so that one source may send only so many of them', async () => {
    const before = gateway.sessions.requests;
    const statuses = [];
    for (let sent = 0; sent < QUOTA + 5; sent++) statuses.push(await statusOf('/api/config', randomUUID(), source(1)));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
    expect(gateway.sessions.requests - before).toBeLessThanOrEqual(QUOTA + 1);
    expect(await statusOf('/api/config', randomUUID(), source(2))).toBe(200);
  });

  it('are not those of cooks while nobody can say whose they are', async () => {
    const cook = gateway.signIn();
    gateway.sessions.isAway = true;
    for (let sent = 0; sent < QUOTA * 3; sent++) expect(await statusOf('/api/config', cook, source(3))).toBe(200);
    gateway.sessions.isAway = false;
    expect(await statusOf('/api/account', cook, source(3))).toBe(200);
  });
});

describe('tokens and links that stand for nobody', () => {
  it.each([
    ['bearer tokens', 'GET', '/api/recipes', (secret: string) => ({ authorization: `Bearer ${secret}` })],
    ['guest links', 'POST', '/api/guest-lists/:secret/sync', () => ({})],
    ['calendar links', 'GET', '/calendars/:secret/meal-plan.ics', () => ({})],
  ] as const)('cost a question each, so that one source may send only so many %s', async (kind, method, path, headersOf) => {
    const from = source(kind.length);
    const ask = async (): Promise<number> => {
      const secret = randomBytes(32).toString('base64url');
      const headers = { ...from, ...headersOf(secret) };
      return (await gateway.send(method, path.replace(':secret', secret), { headers, ...(method === 'POST' && { body: {} }) })).status;
    };
    const before = gateway.sessions.requests + recipes.requests;
    const statuses = await Promise.all(Array.from({ length: QUOTA + 7 }, ask));
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect(statuses.filter((status) => status === 401)).toHaveLength(QUOTA);
    expect(gateway.sessions.requests + recipes.requests - before).toBe(QUOTA);
  });

  it('are not those of programs that ask often', async () => {
    gateway.sessions.programs.set('mine', { role: 'client', accountId: randomUUID(), clientId: 'mine', scopes: [] });
    for (let sent = 0; sent < QUOTA * 3; sent++)
      expect((await gateway.send('GET', '/api/recipes', { headers: { ...source(99), authorization: 'Bearer mine' } })).status).toBe(403);
  });
});
