import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { allJobs, allOperations } from '@simmer/contracts';
import { bodyOf, hasRoute } from './routes/route';
import { gatewayUnderTest, type GatewayUnderTest, ORIGIN } from './spec/gateway-under-test';
import { MediaStandInModule } from './spec/stand-ins';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({}, { media: MediaStandInModule });
});
afterAll(() => gateway.close());

const problem = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return (await response.json()) as {
    title: string;
    code: string;
    status: number;
    errors?: { pointer: string; message: string }[];
    instance: string;
    requestId: string;
  };
};

describe('problems', () => {
  it('names the fields that are wrong, the path and the request', async () => {
    const response = await gateway.send('POST', '/api/auth/register?y=1', {
      body: { email: 'no', password: 'short', x: 1 },
      headers: { 'x-request-id': 'abc-12345' },
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('x-request-id')).toBe('abc-12345');
    const document = await problem(response);
    expect(document).toMatchObject({ code: 'request.invalid', instance: '/api/auth/register', requestId: 'abc-12345' });
    expect(document.errors?.map((field) => field.pointer)).toEqual(['/email', '/password', '/acceptsTerms', '/x']);
  });

  it.each([
    ['unreadable JSON', '{"a":', 400, 'request.unreadable'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 400, 'request.unreadable'],
    ['a list instead of an object', '[1]', 422, 'request.invalid'],
    ['40 levels', '{"a":'.repeat(40) + '1' + '}'.repeat(40), 422, 'request.invalid'],
    ['50,000 levels', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422, 'request.invalid'],
    ['30,000 values', JSON.stringify({ a: Array(30_000).fill(1) }), 422, 'request.invalid'],
    ['more than 256 kB', JSON.stringify({ a: 'x'.repeat(300_000) }), 413, 'request.too-large'],
  ])('answers %s', async (_name, body, status, code) => {
    const response = await gateway.send('POST', '/api/auth/login', { body });
    expect(response.status).toBe(status);
    expect(await problem(response)).toMatchObject({ code });
  });

  it('names at most 50 fields, however many are wrong', async () => {
    const body = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`unknown${at}`, 1]));
    const document = await problem(await gateway.send('POST', '/api/auth/login', { body }));
    expect(document.errors).toHaveLength(50);
  });

  it('lets a list be as long as its schema says', async () => {
    const recipeIds = Array.from({ length: 20_000 }, () => randomUUID());
    const start = (ids: string[]) =>
      gateway
        .send('POST', '/api/exports', { as: gateway.signIn(), body: { format: 'simmer', recipeIds: ids } })
        .then(({ status }) => status);
    // nobody answers for the importer here, so what passes the gateway is unavailable
    expect(await start(recipeIds)).toBe(503);
    expect(await start([...recipeIds, randomUUID()])).toBe(422);
  });

  it('looks at no query beside a body', async () => {
    const response = await gateway.send('POST', '/api/auth/login?email=ada%40example.com&password=secret', { body: {} });
    expect((await problem(response)).errors?.map(({ pointer }) => pointer)).toEqual(['/email', '/password']);
  });

  it('takes an empty body for none, whatever type it says', async () => {
    const response = await gateway.send('POST', '/api/auth/logout', { as: gateway.signIn(), body: '' });
    expect([response.status, await response.json()]).toEqual([200, { signedOut: true }]);
    const chunked = {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: new Blob([]).stream(),
      duplex: 'half',
    } as const;
    expect((await problem(await fetch(`${gateway.url}/api/auth/login`, chunked))).errors).toEqual([
      { pointer: '/email', code: 'email', message: 'Enter an email address, such as ada@example.com.' },
      { pointer: '/password', code: 'password', message: 'Enter your password.' },
    ]);
  });

  it('takes no other kind of content', async () => {
    const response = await gateway.send('POST', '/api/auth/login', {
      body: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([response.status, (await problem(response)).code]).toEqual([415, 'request.unsupported-media-type']);
  });

  it.each([
    ['/api/nothing', 'text/html'],
    ['/api', 'text/html'],
    ['/media/nothing', 'text/html'],
    ['/ops/nothing', 'text/html'],
    ['/nothing.js', '*/*'],
  ])('answers 404 for %s', async (path, accept) => {
    const response = await gateway.send('GET', path, { headers: { accept } });
    expect([response.status, (await problem(response)).code]).toEqual([404, expect.stringMatching(/not-found$/)]);
  });

  it.each([
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/recipes', 'GET, HEAD, POST'],
    ['PATCH', `/api/images/${randomUUID()}`, 'GET, HEAD, POST'],
    ['POST', '/api/config', 'GET, HEAD'],
    ['POST', '/plates/1.svg', 'GET, HEAD'],
  ])('answers 405 for %s %s and says what may be done there', async (method, path, allowed) => {
    const response = await gateway.send(method, path, { headers: { accept: 'text/html' } });
    expect([response.status, (await problem(response)).code]).toEqual([405, 'request.method-not-allowed']);
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allowed.split(', '));
  });

  it('says what went wrong in the language of whoever asks', async () => {
    const titleIn = async (headers: Record<string, string>) =>
      (await problem(await gateway.send('GET', '/api/nothing', { headers }))).title;
    expect(await titleIn({ 'accept-language': 'de' })).toBe('Diese Seite gibt es nicht.');
    expect(await titleIn({ 'accept-language': 'de', cookie: 'language=en' })).toBe('We couldn’t find that page.');
  });

  it('answers 404 for a write to no known address', async () => {
    const response = await gateway.send('POST', '/api/nothing', { body: {} });
    expect([response.status, (await problem(response)).code, response.headers.get('allow')]).toEqual([404, 'request.not-found', null]);
  });

  it.each(['/api/%ff', '/%', `/api/recipes/${'x'.repeat(200)}`])('answers an address that cannot be read: %s', async (path) => {
    const response = await gateway.send('GET', path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    await problem(response);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('passes on what a service refuses', async () => {
    const response = await gateway.send('POST', '/api/auth/register', {
      body: { email: 'taken@example.com', password: 'a long enough one', acceptsTerms: true },
    });
    const { code, errors } = await problem(response);
    expect([response.status, code]).toEqual([409, 'identity.email-taken']);
    expect(errors).toEqual([{ pointer: '/email', message: expect.stringContaining('There’s already an account') }]);
  });

  it('tells nothing of what broke inside', async () => {
    const response = await gateway.send('GET', `/api/images/${randomUUID()}`, { as: gateway.signIn() });
    const document = await problem(response);
    expect(document).toMatchObject({ status: 500, code: 'service.failed' });
    expect(JSON.stringify(document)).not.toContain('secret');
  });

  it('answers 503 within 2 s while a service is down', async () => {
    const begun = Date.now();
    const response = await gateway.send('GET', '/api/recipes', { as: gateway.signIn() });
    expect([response.status, (await problem(response)).code]).toEqual([503, 'service.unavailable']);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(Date.now() - begun).toBeLessThan(2_500);
  });
});

describe('connections', () => {
  it('that bring no HTTP are told so', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.end('nonsense\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*application\/problem\+json[^]*"code":"request.unreadable"/);
    for (const header of ['Content-Security-Policy:', 'X-Content-Type-Options: nosniff', 'Cache-Control: no-store'])
      expect(answer).toContain(header);
  });

  it('that stay silent do not keep the gateway from stopping', async () => {
    const stopping = await gatewayUnderTest();
    const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const begun = Date.now();
    await stopping.close();
    expect(Date.now() - begun).toBeLessThan(4_000);
  });
});

describe('access', () => {
  const routes = allOperations().filter(hasRoute);
  const empty = { json: {}, form: new FormData(), urlencoded: '', raw: '' };

  it.each(
    routes
      // whether a link is good is known to the service that made it, and here is none
      .filter(({ access }) => access !== 'public' && access !== 'guest')
      .map((operation) => [operation.http.method, operation.http.path, operation] as const),
  )('refuses a visitor at %s %s', async (method, path, operation) => {
    const kind = bodyOf(operation)?.kind;
    const response = await gateway.send(method, (operation.http.base ?? '/api') + path.replaceAll(/:\w+/g, randomUUID()), {
      ...(kind && { body: empty[kind] }),
      // a page leads who visits it to sign in
      headers: { accept: 'application/json', ...(kind === 'urlencoded' && { 'content-type': 'application/x-www-form-urlencoded' }) },
    });
    expect([response.status, (await problem(response)).code]).toEqual([401, 'access.signed-out']);
  });

  it.each(['made-up', 'x'.repeat(201), 'a%20b'])('takes a made-up cookie for a visitor: %.20s', async (as) => {
    expect((await gateway.send('GET', '/api/account', { as })).status).toBe(401);
    expect(await (await gateway.send('GET', '/api/session', { as })).json()).toEqual({ account: null, pending: null });
  });

  it('lets a signed-in cook in, as themselves', async () => {
    const accountId = randomUUID();
    const response = await gateway.send('GET', '/api/account', { as: gateway.signIn('cook', accountId) });
    expect(await response.json()).toMatchObject({ id: accountId, role: 'cook' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('tells a cook who visits the queues where to go instead', async () => {
    const visit = await gateway.send('GET', '/ops/queues', { as: gateway.signIn('cook'), headers: { accept: 'text/html' } });
    expect([visit.status, visit.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await visit.text()).toContain('<a href="/app/recipes">Go to your recipes</a>');
  });

  it('shows the queues to staff only', async () => {
    const visit = await gateway.send('GET', '/ops/queues', { headers: { accept: 'text/html' } });
    expect([visit.status, visit.headers.get('location')]).toEqual([302, '/auth/login?next=%2Fops%2Fqueues']);
    const headers = { accept: 'application/json' };
    expect((await gateway.send('GET', '/ops/queues/api/queues', { headers })).status).toBe(401);
    expect((await gateway.send('GET', '/ops/queues/api/queues', { as: gateway.signIn('cook'), headers })).status).toBe(403);
    const staff = gateway.signIn('staff');
    const page = await gateway.send('GET', '/ops/queues', { as: staff });
    const html = await page.text();
    expect([page.headers.get('cache-control'), html]).toEqual(['no-store', expect.stringContaining('Simmer queues')]);
    expect(html).not.toContain('https:');
    const board = (await (await gateway.send('GET', '/ops/queues/api/queues', { as: staff })).json()) as { queues: { name: string }[] };
    expect(board.queues.map((queue) => queue.name)).toEqual(expect.arrayContaining(allJobs().map(({ name }) => name)));
  });

  it('writes to the audit log who has opened the queues, and not what their open page asks for', async () => {
    const accountId = randomUUID();
    const staff = gateway.signIn('staff', accountId);
    await gateway.send('GET', '/ops/queues', { as: staff, headers: { accept: 'text/html' } });
    await gateway.send('GET', '/ops/queues/api/queues', { as: staff, headers: { accept: 'application/json' } });
    expect(gateway.sessions.audited.filter((entry) => entry.accountId === accountId)).toEqual([
      { accountId, action: 'gateway.queues.show', details: 'GET /ops/queues' },
    ]);
  });

  it('writes to the audit log what staff ask about a video, without the key that they typed', async () => {
    const accountId = randomUUID();
    const body = { url: 'https://youtu.be/S1mm3rWhole', key: 'a-key-of-the-staff' };
    await gateway.send('POST', '/api/staff/video-lookups', { as: gateway.signIn('staff', accountId), body });
    expect(gateway.sessions.audited.filter((entry) => entry.accountId === accountId)).toEqual([
      { accountId, action: 'community.staff-video.look-up', details: JSON.stringify({ url: body.url }) },
    ]);
  });
});

describe('sessions', () => {
  const register = () =>
    gateway.send('POST', '/api/auth/register', { body: { email: 'ada@example.com', password: 'a long enough one', acceptsTerms: true } });

  it('start with a cookie that scripts cannot read, and the token is nowhere else', async () => {
    const response = await register();
    expect(response.status).toBe(201);
    const [cookie, device] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sid=[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(/^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await response.json()).toEqual({ account: expect.objectContaining({ role: 'cook' }) });
  });

  it('leave a browser the token that it is known by, and no made-up one', async () => {
    const body = { email: 'ada@example.com', password: 'a long enough one', acceptsTerms: true };
    const deviceSet = async (cookie: string) =>
      (await gateway.send('POST', '/api/auth/register', { body, headers: { cookie } })).headers.getSetCookie()[1]?.split(/[=;]/)[1];
    const token = await deviceSet('');
    expect(await deviceSet(`__Host-device=${token}`)).toBe(token);
    expect(await deviceSet('__Host-device=guessed')).toMatch(/^[\w-]{43}$/);
    const headers = { cookie: `__Host-device=${token}`, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' };
    const refused = await gateway.send('POST', '/api/auth/login', { body: { email: body.email, password: body.password }, headers });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(gateway.sessions.visitor).toMatchObject({ source: '2001:db8:1:2', deviceToken: token });
  });

  it('are not started by a password chosen anew, which leaves the browser known all the same', async () => {
    const reset = (token: string) =>
      gateway.send('POST', '/api/auth/reset-password', { body: { token: token.padEnd(43, 'x'), password: 'a long enough one' } });
    expect((await reset('new')).headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-device=[\w-]{43};/)]);
    expect((await reset('over')).headers.getSetCookie()).toEqual([]);
  });

  describe('asked whose it is', () => {
    const whose = (as?: string) => gateway.send('GET', '/api/session', as === undefined ? {} : { as });

    it('tell a cook, and a visitor that there is none, which is no error', async () => {
      const accountId = randomUUID();
      expect(await (await whose(gateway.signIn('cook', accountId))).json()).toEqual({
        account: expect.objectContaining({ id: accountId }),
        pending: null,
      });
      for (const visit of [await whose(), await whose('made-up')])
        expect([visit.status, await visit.json()]).toEqual([200, { account: null, pending: null }]);
    });

    it('tell whoever has signed in by half how to go on, and let them do nothing else', async () => {
      const { token } = gateway.sessions.start('cook', randomUUID(), 'half');
      expect(await (await whose(token)).json()).toEqual({
        account: null,
        pending: expect.objectContaining({ methods: ['authenticator'] }),
      });
      const refusal = await gateway.send('GET', '/api/account', { as: token });
      expect([refusal.status, await refusal.json()]).toEqual([403, expect.objectContaining({ code: 'access.second-factor-required' })]);
    });

    it('take nobody for a visitor while nobody can say', async () => {
      gateway.sessions.isAway = true;
      try {
        expect((await whose(gateway.signIn())).status).toBe(503);
        expect((await whose()).status).toBe(200);
      } finally {
        gateway.sessions.isAway = false;
      }
    });
  });

  it('end at once when the cook signs out, and the cookie is gone', async () => {
    const token = gateway.signIn();
    expect((await gateway.send('GET', '/api/account', { as: token })).status).toBe(200);
    const response = await gateway.send('POST', '/api/auth/logout', { as: token, body: {} });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-sid=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await gateway.send('GET', '/api/account', { as: token })).status).toBe(401);
  });

  it('end within a second when they are ended elsewhere', async () => {
    const { token, session } = gateway.sessions.start('cook');
    expect((await gateway.send('GET', '/api/account', { as: token })).status).toBe(200);
    await gateway.sessions.end(session.id);
    const until = Date.now() + 1_000;
    let status = 200;
    while (status === 200 && Date.now() < until) status = (await gateway.send('GET', '/api/account', { as: token })).status;
    expect(status).toBe(401);
  });

  it('are asked for once in a while, not at every request', async () => {
    const token = gateway.signIn();
    const before = gateway.sessions.requests;
    await Promise.all(Array.from({ length: 10 }, () => gateway.send('GET', '/api/account', { as: token })));
    expect(gateway.sessions.requests - before).toBe(1);
  });
});

describe('writes from other sites', () => {
  const contexts: [string, Record<string, string>, boolean][] = [
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: ORIGIN }, true],
    ['an old browser on our page', { origin: ORIGIN }, true],
    [
      'our own page, by what it says of itself but not by its origin',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      false,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['another site with our origin forged', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.simmer.test' }, false],
    ['an address typed in', { 'sec-fetch-site': 'none', origin: ORIGIN }, false],
    ['an old browser on another site', { origin: 'https://evil.example' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['something that does not say', { origin: '' }, false],
  ];

  it.each(contexts)('%s', async (_name, headers, isAllowed) => {
    const response = await gateway.send('POST', '/api/auth/login', { body: { email: 'ada@example.com', password: 'x' }, headers });
    expect((await problem(response)).code).toBe(isAllowed ? 'identity.wrong-credentials' : 'request.cross-site');
  });
});

describe('headers', () => {
  it('let the page run nothing but our own scripts', async () => {
    const { headers } = await gateway.send('GET', '/api/config');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('uploads', () => {
  const send = (as: string, id: string, file: Blob) => {
    const form = new FormData();
    form.set('file', file, 'plate.jpg');
    return fetch(`${gateway.url}/api/images/${id}`, {
      method: 'POST',
      headers: { cookie: `__Host-sid=${as}`, origin: ORIGIN },
      body: form,
    });
  };

  it('are kept, then media is told', async () => {
    const id = randomUUID();
    const response = await send(gateway.signIn(), id, new Blob(['picture']));
    expect(await response.json()).toMatchObject({ id, status: 'queued', sourceUrl: expect.stringContaining('incoming/') });
  });

  it('are refused above 15 MB', async () => {
    const response = await send(gateway.signIn(), randomUUID(), new Blob([Buffer.alloc(15 * 1024 * 1024 + 1)]));
    expect([response.status, (await problem(response)).code]).toEqual([413, 'request.too-large']);
  });

  it('touch no other file when repeated, or when somebody else uses the id', async () => {
    const id = randomUUID();
    const keyOf = async (sent: Promise<Response>) => ((await (await sent).json()) as { sourceUrl: string }).sourceUrl;
    const first = await keyOf(send(gateway.signIn(), id, new Blob(['the first'])));
    const other = await keyOf(send(gateway.signIn(), id, new Blob(['another'])));
    expect(other).not.toBe(first);
    expect(await readFile(join(gateway.folder, 'media', first), 'utf8')).toBe('the first');
  });

  it('need a session, an id and a file', async () => {
    expect((await send('made-up', randomUUID(), new Blob(['x']))).status).toBe(401);
    expect((await send(gateway.signIn(), 'not-an-id', new Blob(['x']))).status).toBe(422);
    const empty = await gateway.send('POST', `/api/images/${randomUUID()}`, { as: gateway.signIn(), body: {} });
    expect(empty.status).toBe(415);
  });
});
