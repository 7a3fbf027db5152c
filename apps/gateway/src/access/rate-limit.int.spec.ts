import { randomUUID } from 'node:crypto';
import { gatewayUnderTest, type GatewayUnderTest, ORIGIN } from '../spec/gateway-under-test';
import { ImporterStandInModule, SentImports } from '../spec/stand-ins';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest(
    {
      GATEWAY_REQUESTS_PER_MINUTE: '20',
      GATEWAY_SIGN_INS_PER_HOUR: '3',
      GATEWAY_IMPORTS_PER_HOUR: '2',
      GATEWAY_DRAWINGS_PER_MINUTE: '25',
    },
    { importer: ImporterStandInModule },
  );
});
afterAll(() => gateway.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('rate limits', () => {
  it('say how much is left', async () => {
    const { headers } = await gateway.send('GET', '/api/config', { headers: from('192.0.2.1') });
    expect(headers.get('ratelimit-policy')).toBe('"general";q=20;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"general";r=19;t=(60|59)$/);
  });

  it('let exactly the budget through, also in a burst, then say when to come back', async () => {
    const burst = await Promise.all(Array.from({ length: 50 }, () => gateway.send('GET', '/api/config', { headers: from('192.0.2.2') })));
    expect(burst.filter((response) => response.status === 200)).toHaveLength(20);
    const refused = burst.find((response) => response.status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await refused?.json()).toMatchObject({ code: 'request.rate-limited', retryAfter: expect.any(Number) });
  });

  it('are no loop for a sender that asks again at once: a refusal takes a moment', async () => {
    const send = async () => (await gateway.send('GET', '/api/config', { headers: from('192.0.2.99') })).status;
    while ((await send()) !== 429);
    const start = performance.now();
    expect([await send(), await send()]).toEqual([429, 429]);
    expect(performance.now() - start).toBeGreaterThan(400);
  });

  it('count by account where there is one, so that neighbours do not pay for each other', async () => {
    const [busy, calm] = [gateway.signIn(), gateway.signIn()];
    const headers = from('192.0.2.3');
    const statuses = await Promise.all(
      Array.from({ length: 21 }, () => gateway.send('GET', '/api/account', { as: busy, headers }).then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await gateway.send('GET', '/api/account', { as: calm, headers })).status).toBe(200);
  });

  describe('by cost', () => {
    const recipe = (kilobytes: number) => ({ title: 'Soup', ingredients: Array.from({ length: kilobytes }, () => 'x'.repeat(1_000)) });
    const left = ({ headers }: Response) => Number(/"general";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

    it('take as much of the budget as an operation says that it costs', async () => {
      const as = gateway.signIn('cook', randomUUID());
      expect(left(await gateway.send('GET', '/api/account', { as }))).toBe(19);
      expect(left(await gateway.send('GET', '/api/recipes', { as }))).toBe(16);
    });

    it('take more for a large body, however it is sent', async () => {
      const as = gateway.signIn('cook', randomUUID());
      expect(left(await gateway.send('POST', '/api/recipes', { as, body: recipe(1) }))).toBe(19);
      expect(left(await gateway.send('POST', '/api/recipes', { as, body: recipe(13) }))).toBe(15);
      const inPieces = {
        method: 'POST',
        headers: { origin: ORIGIN, cookie: `__Host-sid=${as}`, 'content-type': 'application/json' },
        body: new Blob([JSON.stringify(recipe(13))]).stream(),
        duplex: 'half',
      } as const;
      expect(left(await fetch(`${gateway.url}/api/recipes`, inPieces))).toBe(11);
    });

    it('refuse what costs more than is left and say when to come back, and let plain requests use the rest', async () => {
      const as = gateway.signIn('cook', randomUUID());
      const list = () => gateway.send('GET', '/api/recipes', { as });
      for (let at = 0; at < 6; at += 1) expect((await list()).status).not.toBe(429);
      const refused = await list();
      expect([refused.status, left(refused)]).toEqual([429, 2]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
      const plain = async () => (await gateway.send('GET', '/api/account', { as })).status;
      expect([await plain(), (await list()).status, await plain(), await plain()]).toEqual([200, 429, 200, 429]);
    });

    it('let through once what costs more than the whole budget', async () => {
      const as = gateway.signIn('cook', randomUUID());
      const send = async () => (await gateway.send('POST', '/api/recipes', { as, body: recipe(150) })).status;
      expect(await send()).not.toBe(429);
      expect(await send()).toBe(429);
      const calm = gateway.signIn('cook', randomUUID());
      expect((await gateway.send('GET', '/api/account', { as: calm })).status).toBe(200);
    });
  });

  it('count signing in by where it comes from, whatever account is tried', async () => {
    const tryOn = (email: string, address: string) =>
      gateway.send('POST', '/api/auth/login', { body: { email, password: 'x' }, headers: from(address) }).then(({ status }) => status);
    const tries = ['a', 'b', 'c', 'd'].map((name) => tryOn(`${name}@example.com`, '192.0.2.4'));
    expect((await Promise.all(tries)).sort()).toEqual([401, 401, 401, 429]);
    expect(await tryOn('a@example.com', '192.0.2.5')).toBe(401);
  });

  it('hold back imports before they reach the importer', async () => {
    const as = gateway.signIn('cook', randomUUID());
    const start = () => gateway.send('POST', '/api/imports', { as, body: {} }).then(({ status }) => status);
    expect([await start(), await start(), await start()]).toEqual([422, 422, 429]);
  });

  describe('of a batch', () => {
    const sent = (): string[] => gateway.beside('importer').app.get(SentImports).urls;
    const itemsOf = (...urls: string[]) => urls.map((url) => ({ id: randomUUID(), url }));
    const send = (as: string, imports: { id: string; url: string }[], headers: Record<string, string> = {}) =>
      gateway.send('POST', '/api/imports/batch', { as, body: { imports }, headers });
    const resultsOf = async (response: Response) =>
      ((await response.json()) as { results: { id: string; problem: { code: string; title: string; retryAfter?: number } | null }[] })
        .results;
    const codesIn = async (response: Response) => (await resultsOf(response)).map(({ problem }) => problem?.code ?? null);

    it('let through as many of its items as are left, and refuse each of the others by itself', async () => {
      const as = gateway.signIn('cook', randomUUID());
      const imports = itemsOf('https://a.example/1', 'https://a.example/2', 'https://a.example/3');
      const response = await send(as, imports);
      expect(response.status).toBe(202);
      const results = await resultsOf(response);
      expect(results.map(({ id }) => id)).toEqual(imports.map(({ id }) => id));
      expect(results.map(({ problem }) => problem?.code ?? null)).toEqual([null, null, 'request.rate-limited']);
      expect(results[2]?.problem?.retryAfter).toBeGreaterThan(3_500);
      expect(sent().filter((url) => url.startsWith('https://a.'))).toEqual(['https://a.example/1', 'https://a.example/2']);
      expect((await send(as, itemsOf('https://a.example/4'))).status).toBe(429);
    });

    it('are shared by two that come at once, and never exceeded', async () => {
      const as = gateway.signIn('cook', randomUUID());
      await send(as, itemsOf('https://b.example/1'));
      const answers = await Promise.all([1, 2].map(() => send(as, itemsOf('https://b.example/2', 'https://b.example/3'))));
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 429]);
      expect(sent().filter((url) => url.startsWith('https://b.'))).toEqual(['https://b.example/1', 'https://b.example/2']);
    });

    it('count each item as a request, and take nothing of one budget when another refuses', async () => {
      const as = gateway.signIn('cook', randomUUID());
      const response = await send(as, itemsOf('https://c.example/1', 'soup'));
      expect(response.headers.get('ratelimit')).toMatch(/^"general";r=18;t=\d+, "import";r=0;/);
      expect(await codesIn(response)).toEqual([null, 'request.invalid']);

      const busy = gateway.signIn('cook', randomUUID());
      for (let at = 0; at < 19; at += 1) await gateway.send('GET', '/api/account', { as: busy });
      const refused = await send(busy, itemsOf('https://c.example/2', 'https://c.example/3'));
      expect(refused.status).toBe(429);
      expect(refused.headers.get('ratelimit')).not.toContain('import');
    });

    it('say what is refused in the language of the reader', async () => {
      const as = gateway.signIn('cook', randomUUID());
      const imports = itemsOf('soup', 'https://d.example/1', 'https://d.example/2');
      const results = await resultsOf(await send(as, imports, { 'accept-language': 'de' }));
      expect(results.map(({ problem }) => problem?.title ?? null)).toEqual([
        'Bitte prüf die markierten Felder.',
        null,
        expect.stringMatching(/^Das war/),
      ]);
    });
  });

  it('count uploads for an import among them', async () => {
    const as = gateway.signIn('cook', randomUUID());
    const send = async (path: string) => {
      const response = await fetch(`${gateway.url}/api${path}`, {
        method: 'POST',
        headers: { cookie: `__Host-sid=${as}`, origin: ORIGIN },
        body: new FormData(),
      });
      return response.status;
    };
    const paths = [`/file-imports/${randomUUID()}`, `/imports/${randomUUID()}/page`, `/file-imports/${randomUUID()}`];
    expect([await send(paths[0] ?? ''), await send(paths[1] ?? ''), await send(paths[2] ?? '')]).toEqual([422, 422, 429]);
  });

  it('bound how many plates are drawn for one caller, and leave the API alone', async () => {
    const headers = from('192.0.2.7');
    const drawings: Response[] = [];
    for (let at = 0; at < 30; at += 1) drawings.push(await gateway.send('GET', `/plates/1.svg?title=Soup+${at}`, { headers }));
    expect(drawings.filter(({ status }) => status === 200)).toHaveLength(25);
    const refused = drawings.find(({ status }) => status === 429);
    expect(refused?.headers.get('cache-control')).toBe('no-store');
    expect(await refused?.json()).toMatchObject({ code: 'request.rate-limited', retryAfter: expect.any(Number) });
    expect((await gateway.send('GET', '/api/config', { headers })).status).toBe(200);
    expect((await gateway.send('GET', '/plates/1.svg?title=Soup', { headers: from('192.0.2.8') })).status).toBe(200);
  });

  it('take ten drawings for a whole picture', async () => {
    const headers = from('192.0.2.9');
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await gateway.send('GET', `/plates/1.png?title=Soup+${at}`, { headers })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('do not count the files of the web app', async () => {
    const visits = await Promise.all(Array.from({ length: 40 }, () => gateway.send('GET', '/theme.js', { headers: from('192.0.2.6') })));
    expect(visits.every((response) => response.status === 200)).toBe(true);
  });
});

it('limits go on in memory while Redis is away', async () => {
  const alone = await gatewayUnderTest({ GATEWAY_REQUESTS_PER_MINUTE: '3', REDIS_URL: 'redis://127.0.0.1:9' });
  try {
    const statuses = [];
    for (let sent = 0; sent < 4; sent += 1) statuses.push((await alone.send('GET', '/api/config')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await alone.close();
  }
});
