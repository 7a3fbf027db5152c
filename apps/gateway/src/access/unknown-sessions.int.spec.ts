import { randomUUID } from 'node:crypto';
import { gatewayUnderTest, type GatewayUnderTest } from '../spec/gateway-under-test';

const QUOTA = 5;
const source = (last: number) => ({ 'x-forwarded-for': `192.0.2.${last}` });

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({ GATEWAY_UNKNOWN_SESSIONS_PER_MINUTE: String(QUOTA) });
});
afterAll(() => gateway.close());

const statusOf = async (path: string, as: string, headers: Record<string, string>): Promise<number> =>
  (await gateway.send('GET', path, { as, headers })).status;

describe('cookies that belong to no session', () => {
  it('cost identity a question each, so that one source may send only so many of them', async () => {
    const asked = gateway.sessions.asked;
    const statuses = [];
    for (let sent = 0; sent < QUOTA + 5; sent++) statuses.push(await statusOf('/api/config', randomUUID(), source(1)));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
    expect(gateway.sessions.asked - asked).toBeLessThanOrEqual(QUOTA + 1);
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
