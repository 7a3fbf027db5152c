import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Module } from '@nestjs/common';
import { operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { FakeService } from '@simmer/testing';
import { gatewayUnderTest, type GatewayUnderTest } from '../../spec/gateway-under-test';

const FOR_EVER = 'public, max-age=31536000, immutable';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({ APPLE_TEAM_ID: 'ABCDE12345' }, { community: FakeGalleryModule });
});
afterAll(() => gateway.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  gateway.send('GET', path, { headers: { 'accept-encoding': 'identity', ...headers } });

@FakeService('community')
class FakeGallery {
  isDown = false;

  @Handles(operations.community.gallery.list)
  async list(): Promise<OutputOf<typeof operations.community.gallery.list>> {
    if (this.isDown) throw new ProblemError('service.unavailable');
    return Promise.resolve({ items: [], next: null, total: 0 });
  }
}

@Module({ controllers: [FakeGallery] })
class FakeGalleryModule {
  static readonly keepsDocuments = false;
}

describe('the web app', () => {
  it.each(['/', '/app/recipes', '/auth/login?next=%2Fapp'])('is there for a visit to %s, always fresh', async (path) => {
    const response = await get(path, { accept: 'text/html,*/*' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('<title>Simmer</title>');
  });

  it('is there in the language that was chosen, or that the browser asks for', async () => {
    const languageOf = async (headers: Record<string, string>) => {
      const response = await get('/app/recipes', { accept: 'text/html', ...headers });
      expect(response.headers.get('vary')).toMatch(/accept-language, cookie/);
      return (await response.text()).includes('lang="de"') ? 'de' : 'en';
    };
    expect(await languageOf({ 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' })).toBe('de');
    expect(await languageOf({ 'accept-language': 'de', cookie: 'language=en' })).toBe('en');
    expect(await languageOf({ 'accept-language': 'en', cookie: 'language=de' })).toBe('de');
    expect(await languageOf({ 'accept-language': 'fr' })).toBe('en');
  });

  it('is made for whoever visits, asked as them, and kept by nobody', async () => {
    const response = await gateway.send('GET', '/app/recipes', { as: gateway.signIn(), headers: { accept: 'text/html' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('"account":{');
    const stranger = await gateway.send('GET', '/app/recipes', { as: 'over', headers: { accept: 'text/html' } });
    expect(await stranger.text()).toContain('"account":null');
  });

  it('sends on whom a page sends on', async () => {
    const response = await get('/old', { accept: 'text/html' });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/new']);
  });

  it.each(['/?from=monitor', '/share/some-token', '/app/recipes', '/nothing'])('is there for whoever asks for a page: %s', async (url) => {
    // previews of links and monitors take anything, or say nothing
    for (const headers of [{ accept: '*/*' }, {}]) {
      const { statusCode, headers: answered } = await gateway.running.app.inject({ url, headers });
      expect([statusCode, answered['content-type']]).toEqual([url === '/nothing' ? 404 : 200, expect.stringMatching(/^text\/html/)]);
    }
  });

  it('is no page of the API, and none for whoever asks for JSON', async () => {
    for (const [path, accept] of [
      ['/api/nothing', '*/*'],
      ['/share/some-token', 'application/json'],
    ] as const) {
      const response = await get(path, { accept });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, expect.stringMatching(/^application\/problem\+json/)]);
    }
  });

  it('is rendered once in a while for all visitors where its answers are the same for them, and not when one was missing', async () => {
    const pages = async (path: string, headers: Record<string, string> = {}) => {
      const answers = [];
      for (let turn = 0; turn < 5; turn += 1) answers.push(await (await get(path, { accept: 'text/html', ...headers })).text());
      return new Set(answers).size;
    };
    // on a busy machine one of them may come late
    expect(await pages('/app/community')).toBeLessThan(5);
    expect(await pages('/app/community', { cookie: `__Host-sid=${gateway.signIn()}` })).toBe(5);
    gateway.beside('community').app.get(FakeGallery).isDown = true;
    expect(await pages('/app/community/recipe/soup')).toBe(5);
  });

  it('is rendered once for everybody, in each language', async () => {
    const page = async (path: string, headers: Record<string, string> = {}) =>
      (await get(path, { accept: 'text/html', ...headers })).text();
    const first = await page('/pricing');
    expect(await page('/pricing')).toBe(first);
    expect(await page('/pricing', { 'accept-language': 'de' })).not.toBe(first);
    // what asks for something, says something else, or is somebody's own is made anew
    for (const path of ['/share/some-token', '/pricing?from=mail', '/nothing']) expect(await page(path)).not.toBe(await page(path));
    const cookie = `__Host-sid=${gateway.signIn()}`;
    expect(await page('/pricing', { cookie })).not.toBe(await page('/pricing', { cookie }));
  });

  it('keeps the window that opened it on the one page that a bookmark sends a page to, and nowhere else', async () => {
    const policyOf = async (path: string) => (await get(path, { accept: 'text/html' })).headers.get('cross-origin-opener-policy');
    expect(await policyOf('/app/recipes/import-url?receive=1&url=https%3A%2F%2Fexample.com')).toBe('unsafe-none');
    for (const path of [
      '/',
      '/app/recipes/import-url',
      '/app/recipes/import-url?receive=0',
      '/app/recipes/import-url/?receive=1',
      '/app/recipes?receive=1',
      '/app/recipes/import-url?url=receive%3D1',
    ])
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
  });

  it('keeps hashed files for ever and asks again for the others', async () => {
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe(FOR_EVER);
    const plain = await gateway.running.app.inject({ url: '/theme.js' });
    expect(plain.headers['cache-control']).toBe('no-cache');
    const again = await gateway.running.app.inject({ url: '/theme.js', headers: { 'if-none-match': String(plain.headers['etag']) } });
    expect(again.statusCode).toBe(304);
  });

  it('is sent compressed to those who can read that', async () => {
    const page = async (encoding: string) => {
      const { rawPayload, headers } = await gateway.running.app.inject({
        url: '/pricing',
        headers: { accept: 'text/html', 'accept-encoding': encoding },
      });
      return { rawPayload, encoding: headers['content-encoding'], vary: headers['vary'] };
    };
    const compressed = await page('gzip, br');
    expect(compressed).toMatchObject({ encoding: 'br', vary: 'accept-language, cookie, accept-encoding' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('/pricing');
    expect((await page('gzip')).encoding).toBe('gzip');
    expect((await page('')).rawPayload.toString()).toContain('/pricing');
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual(['br', expect.stringContaining('javascript')]);
    const raw = await gateway.running.app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(raw.rawPayload).toString()).toContain('tasty');
  });

  it('sends an article of the knowledge base as it was written, in the language of whoever asks, and no other file for it', async () => {
    const article = async (path: string, headers: Record<string, string> = {}) => {
      const response = await get(`/knowledge-base/${path}`, headers);
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    const type = 'text/mdx; charset=utf-8';
    expect(await article('recipes/soup.mdx')).toEqual([200, type, '# Soup\n']);
    expect(await article('recipes/soup.mdx', { 'accept-language': 'de' })).toEqual([200, type, '# Suppe\n']);
    for (const path of ['recipes/none.mdx', 'soups/soup.mdx', '..%2f.secret%2fa.mdx', 'recipes/..%2f..%2f.secret.mdx'])
      expect([path, (await article(path))[0]]).toEqual([path, 404]);
  });

  it('sends a film in the parts that a player asks for, and its captions, each with its type', async () => {
    await mkdir(join(gateway.folder, 'web/film'), { recursive: true });
    for (const name of ['intro.webm', 'intro.mp4', 'intro.en.vtt']) await writeFile(join(gateway.folder, 'web/film', name), '0123456789');
    const part = async (name: string, headers: Record<string, string> = {}) => {
      const answer = await get(`/film/${name}`, { 'accept-encoding': 'gzip, br', ...headers });
      const [type, range, policy] = ['content-type', 'content-range', 'content-security-policy'].map((header) =>
        answer.headers.get(header),
      );
      expect(policy).toContain("media-src 'self'");
      return { status: answer.status, type, range, takesRanges: answer.headers.get('accept-ranges'), bytes: await answer.text() };
    };
    expect(await part('intro.webm')).toEqual({ status: 200, type: 'video/webm', range: null, takesRanges: 'bytes', bytes: '0123456789' });
    const middle = { status: 206, range: 'bytes 2-4/10', takesRanges: 'bytes', bytes: '234' };
    expect(await part('intro.webm', { range: 'bytes=2-4' })).toEqual({ ...middle, type: 'video/webm' });
    expect(await part('intro.mp4', { range: 'bytes=2-4' })).toEqual({ ...middle, type: 'video/mp4' });
    expect(await part('intro.mp4', { range: 'bytes=-3' })).toMatchObject({ status: 206, range: 'bytes 7-9/10', bytes: '789' });
    expect(await part('intro.mp4', { range: 'bytes=10-' })).toMatchObject({ status: 416, type: 'application/problem+json; charset=utf-8' });
    expect(await part('intro.en.vtt')).toMatchObject({ status: 200, type: 'text/vtt; charset=utf-8', bytes: '0123456789' });
  });

  it.each([
    '/.secret',
    '/assets/../.secret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets',
    '/assets/none.js',
    '/theme.js%00',
  ])('has no file %s', async (path) => {
    const response = await gateway.running.app.inject({ url: path, headers: { accept: '*/*' } });
    expect(response.statusCode).toBe(404);
  });
});

describe('pages', () => {
  let counting: GatewayUnderTest;
  beforeAll(async () => {
    counting = await gatewayUnderTest({ GATEWAY_REQUESTS_PER_MINUTE: '20' });
  });
  afterAll(() => counting.close());
  const visit = (path: string, from: string, headers: Record<string, string> = {}) =>
    counting.send('GET', path, { headers: { accept: 'text/html', 'x-forwarded-for': from, ...headers } });
  const left = ({ headers }: Response) => Number(/"general";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

  it('cost what they ask for, and one more', async () => {
    expect(left(await visit('/pricing', '192.0.2.1'))).toBe(19);
    await visit('/share/some-token', '192.0.2.1');
    expect(left(await visit('/pricing', '192.0.2.1'))).toBe(16);
  });

  it('are refused as a page when that was too much, while files go on', async () => {
    const visits = await Promise.all(Array.from({ length: 30 }, () => visit('/', '192.0.2.2')));
    const refused = visits.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect([refused[0]?.headers.get('content-type'), Number(refused[0]?.headers.get('retry-after'))]).toEqual([
      expect.stringMatching(/^text\/html/),
      expect.any(Number),
    ]);
    expect((await visit('/theme.js', '192.0.2.2')).status).toBe(200);
  });

  it('leave out what may not be asked for any more, and are there all the same', async () => {
    for (let count = 0; count < 19; count += 1) await visit('/', '192.0.2.3');
    const page = await visit('/share/some-token', '192.0.2.3');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('request.rate-limited')]);
  });

  it('of a cook are counted as the cook’s', async () => {
    const cookie = `__Host-sid=${counting.signIn()}`;
    for (const from of ['192.0.2.4', '192.0.2.5']) await visit('/app/recipes', from, { cookie });
    expect(left(await visit('/app/recipes', '192.0.2.6', { cookie }))).toBe(15);
  });
});

describe('pictures', () => {
  it('are sent with their type, for ever, and cannot run anything', async () => {
    await mkdir(join(gateway.folder, 'media/images'), { recursive: true });
    await writeFile(join(gateway.folder, 'media/images/abc-320.webp'), 'picture');
    const response = await get('/media/images/abc-320.webp');
    expect(await response.text()).toBe('picture');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // the pages of the native apps have an origin of their own
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('that wait to be looked at are shown to nobody', async () => {
    await mkdir(join(gateway.folder, 'media/incoming'), { recursive: true });
    await writeFile(join(gateway.folder, 'media/incoming/abc.webp'), 'picture');
    for (const path of ['/media/incoming/abc.webp', '/media/images/..%2fincoming/abc.webp', '/media/images/%2e%2e/incoming/abc.webp'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('plates', () => {
  it('are drawn from their address, the same every time', async () => {
    const path = '/plates/1.svg?title=Lemon+chickpeas&category=stew&words=chickpeas,lemon';
    const [one, two] = [await get(path), await get(path)];
    expect([one.headers.get('content-type'), one.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^image\/svg\+xml/),
      FOR_EVER,
    ]);
    const drawing = await one.text();
    expect(drawing).toMatch(/^<svg/);
    expect(await two.text()).toBe(drawing);
  });

  it.each([`title=${'x'.repeat(121)}`, `words=${'a,'.repeat(13)}a`, 'title=a&size=9', 'title=a&title=b'])(
    'are not drawn from %s',
    async (query) => {
      expect((await get(`/plates/1.svg?${query}`)).status).toBe(422);
    },
  );

  it('are painted once for as long as they are asked for, few at once', async () => {
    const paintings = await Promise.all(Array.from({ length: 4 }, () => get('/plates/1.png?title=Lemon+chickpeas&category=stew')));
    const [first, ...others] = await Promise.all(paintings.map(async (painting) => Buffer.from(await painting.arrayBuffer())));
    expect([paintings[0]?.headers.get('content-type'), first?.length]).toEqual(['image/png', expect.any(Number)]);
    for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true);
    const many = await Promise.all(Array.from({ length: 40 }, (_, at) => get(`/plates/1.png?title=Dish+${at}`)));
    const refused = many.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
  });

  it('do not let a title out of its place', async () => {
    const drawing = await (await get(`/plates/1.svg?title=${encodeURIComponent('</svg><script>alert(1)</script>')}`)).text();
    expect(drawing).not.toContain('<script');
  });
});

describe('health and settings', () => {
  it('says that it lives and that it is ready, without a store of its own', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/health/ready')).json()).toEqual({ status: 'ok', checks: { bus: true } });
  });

  it('tells the web app about this installation', async () => {
    expect(await (await get('/api/config')).json()).toMatchObject({
      appName: 'Simmer',
      environment: 'development',
      api: { timeout: 5_000 },
      ui: { itemsPerPage: 12 },
    });
  });
});

describe('the API reference', () => {
  it('is a page without scripts', async () => {
    const response = await get('/docs', { accept: 'text/html' });
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('POST /api/recipes');
    expect(page).not.toContain('<script');
    expect((await get('/docs/reference.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('names every route of the API, and the API has every route it names', async () => {
    const document = (await (await get('/openapi.json')).json()) as { paths: Record<string, Record<string, unknown>> };
    const named = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const fastify = gateway.running.app.getHttpAdapter().getInstance();
    for (const route of named) {
      const [method = 'GET', url = '/'] = route.split(' ');
      expect([route, fastify.hasRoute({ method: method as 'GET', url })]).toEqual([route, true]);
    }
    const mounted = routesIn(fastify.printRoutes({ commonPrefix: false }));
    const ofApi = (routes: string[]) => routes.filter((route) => route.includes(' /api/')).sort();
    expect(ofApi(mounted)).toEqual(ofApi(named));
  });
});

/** `METHOD /path` for each line of the router's own listing, which shows the tree by indentation. */
function routesIn(listing: string): string[] {
  const stack: string[] = [];
  const routes: string[] = [];
  for (const line of listing.split('\n')) {
    const [, indent = '', segment = '', methods] = /^([ │├└─]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    stack.length = Math.max(0, depth - 1);
    stack.push(segment);
    for (const method of methods?.split(', ') ?? []) if (method !== 'HEAD') routes.push(`${method} ${stack.join('')}`);
  }
  return routes;
}

describe('the files by which a native app opens our links', () => {
  it('are JSON that everybody may read, for the apps that there are', async () => {
    const response = await get('/.well-known/apple-app-site-association');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json/)]);
    expect(await response.json()).toMatchObject({ applinks: { details: [{ appIDs: ['ABCDE12345.app.simmer'] }] } });
    expect((await get('/.well-known/assetlinks.json')).status).toBe(404);
  });
});
