import { randomUUID } from 'node:crypto';
import { CHANGES_PER_PAGE, MAX_PAGE_SIZE, MAX_RECIPES_AT_ONCE } from '@simmer/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../spec/gateway-under-test';

let gateway: GatewayUnderTest;
// an empty setting is one that is not given: the budget is everybody's
beforeAll(async () => {
  gateway = await gatewayUnderTest({ GATEWAY_REQUESTS_PER_MINUTE: '' });
});
afterAll(() => gateway.close());

type Asked = [method: string, path: string, body?: unknown];

const idsOf = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
const times = (count: number, requestAt: (at: number) => Asked): Asked[] =>
  Array.from({ length: Math.ceil(count) }, (_, at) => requestAt(at));

/** What a device asks that keeps nothing of the library yet. */
const newDevice = (recipes: number): Asked[] => [
  ...times(recipes / CHANGES_PER_PAGE, () => ['GET', '/api/library/changes']),
  ...times(recipes / MAX_PAGE_SIZE, () => ['GET', `/api/library/recipes?ids=${idsOf(MAX_PAGE_SIZE).join()}`]),
];

/** So long a server works on a file of 1,000 recipes at most; the page asks once a second while the stream of live updates is down. */
const SECONDS_OF_IMPORT = 60;

const fileImport = (): Asked[] => {
  const path = `/api/file-imports/${randomUUID()}`;
  return [...times(SECONDS_OF_IMPORT, () => ['GET', path] as Asked), ['GET', `${path}/items`], ['POST', `${path}/save`, {}]];
};

const restored = (recipes: number): Asked[] => [
  ...times(recipes / MAX_PAGE_SIZE, () => ['GET', '/api/recipes/deleted']),
  ...times(recipes / MAX_RECIPES_AT_ONCE, () => ['POST', '/api/recipes/restore', { ids: idsOf(MAX_RECIPES_AT_ONCE) }]),
];

/** All of it within one minute, of one cook. No service is there to do it, and each request counts all the same. */
async function refusals(requestAt: Asked[]): Promise<number> {
  const as = gateway.signIn('cook', randomUUID());
  const answers = await Promise.all(requestAt.map(([method, path, body]) => gateway.send(method, path, { as, body })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 429 && status !== 503)).toEqual([]);
  return statuses.filter((status) => status === 429).length;
}

describe('nobody is told to wait who', () => {
  it('brings 1,000 recipes along, opens them on a new device and restores as many', async () => {
    expect(await refusals([...fileImport(), ...newDevice(1_000), ...restored(1_000)])).toBe(0);
  });

  it('opens 10,000 recipes on a new device, and then on another', async () => {
    expect(await refusals([...newDevice(10_000), ...newDevice(10_000)])).toBe(0);
  });
});
