import { LOGGER, type Logger } from '@simmer/kit';
import { gatewayUnderTest, type GatewayUnderTest } from '../spec/gateway-under-test';

const BUDGET = 3;
const PASSED = Array.from({ length: BUDGET }, () => 200);

let gateway: GatewayUnderTest;
let warn: jest.SpyInstance;
const startWith = async (proxies: string): Promise<void> => {
  gateway = await gatewayUnderTest({ TRUSTED_PROXIES: proxies, GATEWAY_REQUESTS_PER_MINUTE: String(BUDGET) });
  warn = jest.spyOn(gateway.running.app.get<Logger>(LOGGER), 'warn').mockImplementation();
};
afterEach(() => gateway.close());

/** The statuses of one request for each of these values of X-Forwarded-For, one after the other. */
async function sentFrom(...forwardedFor: string[]): Promise<number[]> {
  const statuses = [];
  for (const address of forwardedFor)
    statuses.push((await gateway.send('GET', '/api/config', { headers: { 'x-forwarded-for': address } })).status);
  return statuses;
}
const warnings = () => warn.mock.calls.filter(([, message]) => /TRUSTED_PROXIES/.test(message as string));

it('whom a trusted proxy names has a budget of their own, whatever they had written into the header themselves', async () => {
  await startWith('loopback, 198.51.100.0/24');
  // the proxy beside us has it from another one, which was told the first address by the visitor
  expect(await sentFrom(...PASSED.map((_, at) => `10.9.8.${at}, 203.0.113.7, 198.51.100.1`))).toEqual(PASSED);
  expect(await sentFrom('10.9.8.7, 203.0.113.7, 198.51.100.1', '203.0.113.8, 198.51.100.1')).toEqual([429, 200]);
  expect(warnings()).toEqual([]);
});

it('who is no trusted proxy is believed nothing: all whom it names share its budget, and the log says so once', async () => {
  await startWith('198.51.100.0/24');
  expect(await sentFrom('203.0.113.7', '203.0.113.8', '203.0.113.9', '203.0.113.10')).toEqual([...PASSED, 429]);
  expect(warnings()).toEqual([[{ from: '127.0.0.1' }, expect.any(String)]]);
});
