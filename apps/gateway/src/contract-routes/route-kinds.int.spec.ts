import { kitEnvironment } from '@simmer/testing';
import { gatewayUnderTest, type GatewayUnderTest, ORIGIN } from '../spec/gateway-under-test';
import { ProofGatewayModule, ProofModule, sign } from '../spec/proof-operations';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  // services of the product may not answer operations that it has not
  const { NATS_URL = '' } = kitEnvironment();
  gateway = await gatewayUnderTest(
    {
      NATS_URL,
      GATEWAY_REQUESTS_PER_MINUTE: '1000',
      GATEWAY_PROGRAM_REQUESTS_PER_MINUTE: '1000',
      GATEWAY_PARTNER_REQUESTS_PER_MINUTE: '1000',
    },
    { billing: ProofModule },
    ProofGatewayModule,
  );
});
afterAll(() => gateway.close());

const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

describe('a route that takes fields as OAuth sends them', () => {
  const token = (headers: Record<string, string>, body = 'grant_type=code&code=a%20b') =>
    gateway.send('POST', '/proof/token', { body, headers: { ...URLENCODED, ...headers } });

  it('reads them, also from another site, where it says so', async () => {
    const response = await token({ origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' });
    expect([response.status, await response.json()]).toEqual([200, { said: 'code a b' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('ratelimit')).toContain('"general"');
  });

  it('takes no other type', async () => {
    expect(await codeOf(await token({ 'content-type': 'application/json' }, '{}'))).toEqual([415, 'request.unsupported-media-type']);
  });

  it('names what is wrong', async () => {
    expect(await (await token({}, 'grant_type=code')).json()).toMatchObject({ errors: [{ pointer: '/code' }] });
  });
});

describe('a route that is shared among visitors', () => {
  const menu = (options: Parameters<GatewayUnderTest['send']>[2] = {}, dish = 'soup') =>
    gateway.send('GET', `/api/proof/menu?dish=${dish}`, options);
  const textOf = async (response: Promise<Response>) => ((await (await response).json()) as { said: string }).said;

  it('asks its service once for all of them, in each encoding that browsers take', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const texts = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const answer = await menu({ headers: { 'accept-encoding': encoding } });
        expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        texts.push(await answer.text());
      }
      // on a busy machine one of them may come late
      expect(new Set(texts).size).toBeLessThan(texts.length);
    }
  });

  it('asks for each address by itself, and for everybody who has signed in', async () => {
    const soup = await textOf(menu());
    expect(await textOf(menu({}, 'stew'))).not.toBe(soup);
    const cook = gateway.signIn();
    const answers = [await textOf(menu({ as: cook })), await textOf(menu({ as: cook })), await textOf(menu({ as: 'unknown' }))];
    expect(new Set([soup, ...answers]).size).toBe(4);
  });

  it('shares no refusal', async () => {
    expect(await codeOf(await menu({}, 'gone'))).toEqual([404, 'recipes.not-found']);
    expect(await codeOf(await menu({}, 'gone'))).toEqual([404, 'recipes.not-found']);
  });
});

describe('a webhook', () => {
  const call = (body: string, signature = sign(body), type = 'application/json') =>
    fetch(`${gateway.url}/api/proof/webhook`, { method: 'POST', body, headers: { 'content-type': type, 'x-signature': signature } });

  it.each([
    ['application/json', '{ "id" : 1 }'],
    ['application/json', '{ broken'],
    ['application/x-www-form-urlencoded', 'a=1&a=2'],
    ['text/plain', 'any'],
    ['application/octet-stream', '\u0000'],
  ])('of type %s gets the bytes as they were signed', async (type, body) => {
    const response = await call(body, sign(body), type);
    expect([response.status, await response.json()]).toEqual([200, { said: body }]);
  });

  it('with another signature, or none, is refused by whoever checks it', async () => {
    expect(await codeOf(await call('{}', 'forged'))).toEqual([403, 'access.forbidden']);
    expect((await fetch(`${gateway.url}/api/proof/webhook`, { method: 'POST', body: '{}' })).status).toBe(422);
  });

  it('has a limit of its own', async () => {
    expect((await call('x'.repeat(1_000))).status).toBe(200);
    expect(await codeOf(await call('x'.repeat(1_001)))).toEqual([413, 'request.too-large']);
  });
});

describe('a program with a token', () => {
  const OWNER = '0190a5d0-0000-7000-8000-000000000001';
  beforeAll(() => {
    const speaker = { role: 'client', accountId: OWNER, clientId: 'speaker', scopes: ['shopping-list:add'] } as const;
    gateway.sessions.programs.set('speaker', { ...speaker, scopes: [...speaker.scopes] });
  });
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    fetch(gateway.url + path, { method, headers: { 'content-type': 'application/json', ...headers }, body: body ?? null });
  const tick = (headers: Record<string, string>) => send('PUT', '/api/proof/tick', headers, '{"item":"salt"}');

  it('may do what its scopes name, from anywhere, out of a budget of its own', async () => {
    const response = await tick({ authorization: 'Bearer speaker' });
    expect([response.status, await response.json()]).toEqual([200, { said: `${OWNER} salt` }]);
    expect(response.headers.get('ratelimit')).toMatch(/^"program";/);
  });

  it('comes in where a cook comes in with the cookie of a session', async () => {
    const accountId = '0190a5d0-0000-7000-8000-000000000002';
    const response = await tick({ cookie: `__Host-sid=${gateway.signIn('cook', accountId)}`, origin: ORIGIN });
    expect([response.status, await response.json()]).toEqual([200, { said: `${accountId} salt` }]);
    expect(response.headers.get('ratelimit')).toMatch(/^"general";/);
  });

  it('may do nothing else', async () => {
    expect(await codeOf(await send('GET', '/api/proof/read', { authorization: 'Bearer speaker' }))).toEqual([403, 'access.scope-missing']);
  });

  it.each(['GET /api/account', 'POST /api/auth/logout', 'GET /api/account/api-tokens'])(
    'may not do what is for the cook alone: %s',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      expect(await codeOf(await send(method, path, { authorization: 'Bearer speaker' }))).toEqual([
        403,
        expect.stringMatching(/^(access.scope-missing|request.cross-site)$/),
      ]);
    },
  );

  it('is nobody to what everybody may ask', async () => {
    const response = await send('GET', '/api/session', { authorization: 'Bearer speaker' });
    expect(await response.json()).toEqual({ account: null, pending: null });
  });

  it.each(['', 'Bearer', 'Bearer unknown', 'Basic c3BlYWtlcg==', 'Bearer open sesame'])('is nobody with %j', async (authorization) => {
    expect(await codeOf(await send('GET', '/api/proof/read', { authorization }))).toEqual([401, 'access.signed-out']);
  });

  it('is not let in by a cookie that goes along, which would let another site write', async () => {
    const cookie = `__Host-sid=${gateway.signIn()}`;
    expect((await tick({ cookie, authorization: 'Bearer unknown', origin: 'https://evil.example' })).status).toBe(401);
    expect(await codeOf(await tick({ cookie, authorization: 'Basic c3BlYWtlcg==', origin: 'https://evil.example' }))).toEqual([
      403,
      'request.cross-site',
    ]);
    expect(await codeOf(await tick({ cookie, origin: 'https://evil.example' }))).toEqual([403, 'request.cross-site']);
  });
});

describe('a link', () => {
  it('opens what it is for, as the type that it has', async () => {
    const response = await fetch(`${gateway.url}/proof/open-sesame/calendar.ics`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'BEGIN:VCALENDAR picnic',
    ]);
  });

  it('says in a word that nothing has changed', async () => {
    const address = `${gateway.url}/proof/open-sesame/calendar.ics`;
    const tag = (await fetch(address)).headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect((await fetch(address, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });

  it.each(['guessed', 'x'.repeat(90)])('that nobody was given opens nothing: %s', async (token) => {
    const response = await fetch(`${gateway.url}/proof/${token}/calendar.ics`);
    expect([401, 403]).toContain(response.status);
  });
});

describe('a redirect', () => {
  it('leads on', async () => {
    const response = await gateway.send('GET', '/proof/go?to=recipes');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/app/recipes']);
  });
});

describe('a page', () => {
  it('is rendered by the gateway from what the service answers', async () => {
    const response = await gateway.send('GET', '/proof/pages/soup');
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html><title>&lt;soup></title>',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('that is not there says so as a page to whoever visits', async () => {
    const visit = await gateway.send('GET', '/proof/pages/gone', { headers: { accept: 'text/html' } });
    expect([visit.status, visit.headers.get('content-type'), await visit.text()]).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('<h1 class="h-32">We couldn’t find this recipe.</h1>'),
    ]);
    expect(await codeOf(await gateway.send('GET', '/proof/pages/gone', { headers: { accept: 'application/json' } }))).toEqual([
      404,
      'recipes.not-found',
    ]);
  });

  it('can be one that a service wrote', async () => {
    const response = await gateway.send('POST', '/proof/consent', { body: 'scope=read', headers: URLENCODED });
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>May it read?</title>']);
    const foreign = await gateway.send('POST', '/proof/consent', {
      body: 'scope=read',
      headers: { ...URLENCODED, origin: 'https://evil.example' },
    });
    expect(await codeOf(foreign)).toEqual([403, 'request.cross-site']);
  });
});

describe('a library of a service that speaks HTTP itself', () => {
  const send = (path: string, headers: Record<string, string> = {}) =>
    gateway.send('POST', path, { body: 'a=1&a=2', headers: { ...URLENCODED, ...headers } });

  it('gets the request as it came, with what its route names of headers and cookies', async () => {
    const response = await send('/proof/library?x=%20&x=2', { authorization: 'Basic abc', cookie: 'library=mine; __Host-sid=secret' });
    expect(await response.json()).toEqual({
      url: '/proof/library?x=%20&x=2',
      headers: { authorization: 'Basic abc' },
      cookies: { library: 'mine' },
      body: 'a=1&a=2',
    });
  });

  it('answers as it likes, but for what protects our pages and for the cookies of others', async () => {
    const response = await send('/proof/library');
    expect([response.status, response.headers.get('content-type'), response.headers.get('www-authenticate')]).toEqual([
      418,
      expect.stringContaining('text/plain'),
      'Basic',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.getSetCookie()).toEqual(['library=1; path=/proof; httponly; secure']);
    expect(response.headers.get('ratelimit')).toMatch(/^"partner";/);
  });

  it('that is away is told to visitors as a page', async () => {
    const visit = await send('/proof/library?down', { accept: 'text/html' });
    expect([visit.status, visit.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await codeOf(await send('/proof/library?down'))).toEqual([503, 'service.unavailable']);
  });
});

describe('files', () => {
  const send = (form: FormData) =>
    fetch(`${gateway.url}/api/proof/files`, {
      method: 'POST',
      headers: { cookie: `__Host-sid=${gateway.signIn()}`, origin: ORIGIN },
      body: form,
    });

  it('come in beside fields, and the service is told where they lie and how they begin', async () => {
    const form = new FormData();
    form.set('note', 'for later');
    form.append('files', new Blob(['one']), '../a.txt');
    form.append('files', new Blob(['two']), 'b.txt');
    expect(await (await send(form)).json()).toEqual({
      note: 'for later',
      files: [
        { name: 'a.txt', text: 'one', start: 'one' },
        { name: 'b.txt', text: 'two', start: 'two' },
      ],
    });
  });

  it('are bounded in number by the schema and in bytes by the route', async () => {
    const form = new FormData();
    for (const name of ['a', 'b', 'c']) form.append('files', new Blob(['x']), name);
    expect(await (await send(form)).json()).toMatchObject({ status: 413, detail: 'Up to 1 kB.' });
    const large = new FormData();
    large.append('files', new Blob(['x'.repeat(1_001)]), 'a');
    expect(await codeOf(await send(large))).toEqual([413, 'request.too-large']);
  });

  it('go out to be saved', async () => {
    const response = await gateway.send('GET', '/api/proof/file', { as: gateway.signIn() });
    expect([response.headers.get('content-disposition'), await response.text()]).toEqual([
      'attachment; filename="my \\"recipes\\".txt"',
      'all of it',
    ]);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('what an operation requires', () => {
  const secure = (token: string) => gateway.send('POST', '/api/proof/secure', { as: token, body: {} });

  it('is checked by level', async () => {
    const { token } = gateway.sessions.start('cook', undefined, 'password');
    expect(await codeOf(await secure(token))).toEqual([403, 'access.second-factor-required']);
    const { token: better } = gateway.sessions.start('cook', undefined, 'second-factor');
    expect((await secure(better)).status).toBe(200);
  });

  it('keeps out whoever has signed in by half, everywhere', async () => {
    const { token } = gateway.sessions.start('cook', undefined, 'half');
    expect(await codeOf(await gateway.send('GET', '/api/account', { as: token }))).toEqual([403, 'access.second-factor-required']);
    expect((await gateway.send('GET', '/api/config', { as: token })).status).toBe(200);
  });

  it('is checked by how long ago that was', async () => {
    const { token, session } = gateway.sessions.start('cook', undefined, 'second-factor');
    session.authenticatedAt = new Date(Date.now() - 11 * 60_000).toISOString();
    expect(await codeOf(await secure(token))).toEqual([403, 'access.sign-in-again']);
  });
});
