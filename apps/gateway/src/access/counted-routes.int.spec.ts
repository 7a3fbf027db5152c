import { randomBytes, randomUUID } from 'node:crypto';
import { gatewayUnderTest, type GatewayUnderTest } from '../spec/gateway-under-test';
import { LinksStandInModule } from '../spec/stand-ins';

/** What may be asked for as often as anybody likes, and why that costs next to nothing. */
const FREE = new Map([
  ['/health/live', 'says a word'],
  ['/health/ready', 'is looked up once a second'],
  ['/media/*', 'is a file'],
]);
/** Pages have no routes of their own, and share one with the files of the web app. */
const PAGES = ['/', '/app/recipes', '/share/x', '/nothing', '/auth/login?next=x'];

let gateway: GatewayUnderTest;
beforeAll(async () => {
  const budgets = [
    'REQUESTS_PER_MINUTE',
    'PROGRAM_REQUESTS_PER_MINUTE',
    'PARTNER_REQUESTS_PER_MINUTE',
    'SIGN_INS_PER_HOUR',
    'IMPORTS_PER_HOUR',
  ];
  const more = ['DRAWINGS_PER_MINUTE', 'UNKNOWN_SECRETS_PER_MINUTE'];
  gateway = await gatewayUnderTest(Object.fromEntries([...budgets, ...more].map((name) => [`GATEWAY_${name}`, '2'])), {
    recipes: LinksStandInModule,
  });
});
afterAll(() => gateway.close());

let sources = 0;
const newSource = () => ({ 'x-forwarded-for': `2001:db8:0:${(sources += 1).toString(16)}::1` });

/** Whether the same is refused at some time, to one who may have it all. Made-up links are looked up, and let nobody in. */
async function isCounted(method: string, url: string): Promise<boolean> {
  const headers = { ...newSource(), accept: 'text/html' };
  const accountId = randomUUID();
  for (let count = 0; count < 6; count += 1) {
    const path = url
      .replaceAll(/:token/g, randomBytes(32).toString('base64url'))
      .replaceAll(/:\w+/g, '1')
      .replaceAll('*', 'x');
    // signed in each time, since some of them end a session
    const response = await gateway.send(method, path, { as: gateway.signIn('staff', accountId), headers });
    await response.body?.cancel();
    if (response.status === 429) return true;
  }
  return false;
}

it('whatever renders or asks a service is counted, whoever has mounted it', async () => {
  const routes = gateway.running.app.getHttpAdapter().getInstance().knownRoutes.all();
  const count = routes.flatMap(({ url, methods }) => methods.map((method) => [method, url] as const)).filter(([, url]) => !FREE.has(url));
  expect(count.length).toBeGreaterThan(150);
  const all = [...count, ...PAGES.map((page) => ['GET', page] as const)];
  const counted = await Promise.all(all.map(([method, url]) => isCounted(method, url)));
  expect(all.filter((_, at) => !counted[at]).map((route) => route.join(' '))).toEqual([]);
});

it('what is free is there', () => {
  const routes = gateway.running.app.getHttpAdapter().getInstance().knownRoutes.all();
  expect([...FREE.keys()].filter((url) => !routes.some((route) => route.url === url))).toEqual([]);
});

it('cookies of nobody are counted at the pages of staff as well', async () => {
  const headers = newSource();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push(
      (
        await gateway.send('GET', '/ops/queues', {
          as: randomBytes(32).toString('base64url'),
          headers: { ...headers, accept: 'application/json' },
        })
      ).status,
    );
  expect(statuses).toEqual([401, 401, 429, 429]);
});
