import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hostileAddresses } from './hostile-addresses';
import { OutboundClient } from './outbound-client';
import { OutboundError } from './outbound-error';
import { isPublicAddress } from './public-address';
import { StubDialler } from './stub-dialler';

const MB = 1_048_576;
const options = { accept: 'text/html', maxBytes: 5 * MB, timeoutMs: 2_000 };
const page = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi';
const redirect = (location: string): string => `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`;

/** Answers look-ups in turn; the last answer repeats. */
function lookupOf(answers: string[][] = [['93.184.216.34']]): (hostname: string) => Promise<string[]> {
  let asks = 0;
  return () => Promise.resolve(answers[Math.min(asks++, answers.length - 1)] as string[]);
}

async function failureOf(work: Promise<unknown>): Promise<OutboundError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutboundError)) throw new Error(`expected an OutboundError, got ${String(error)}`);
  return error;
}

describe('hostile addresses', () => {
  test.each(hostileAddresses().map((hostile) => [hostile.name, hostile] as const))('%s is never dialled', async (_name, hostile) => {
    const stub = new StubDialler(hostile.redirectsTo ? redirect(hostile.redirectsTo) : page);
    const client = new OutboundClient({ userAgent: 'test', dial: stub.dial, lookup: lookupOf(hostile.answers) });
    const error = await failureOf(client.get(hostile.url, options));
    expect(['blocked-address', 'unsupported-address']).toContain(error.code);
    expect(stub.dialledInside).toEqual([]);
  });

  it('dials exactly the address that was checked, and resolves a name once', async () => {
    const stub = new StubDialler(page);
    const client = new OutboundClient({ userAgent: 'test', dial: stub.dial, lookup: lookupOf([['93.184.216.34'], ['127.0.0.1']]) });
    await client.get('http://recipes.example/', options);
    expect(stub.dialled).toEqual(['93.184.216.34']);
  });

  it('sends nothing over a connection that ended up inside', async () => {
    const stub = new StubDialler(page, '127.0.0.1');
    const client = new OutboundClient({ userAgent: 'test', dial: stub.dial, lookup: lookupOf() });
    expect((await failureOf(client.get('http://recipes.example/', options))).code).toBe('blocked-address');
    expect(stub.sent).toEqual([]);
  });

  it('lets through only the exact host and port that development allows', async () => {
    const stub = new StubDialler(page);
    const client = new OutboundClient({ userAgent: 'test', dial: stub.dial, lookup: lookupOf(), allowedHosts: ['127.0.0.1:4100'] });
    await client.get('http://127.0.0.1:4100/soup', options);
    expect(stub.dialled).toEqual(['127.0.0.1']);
    expect((await failureOf(client.get('http://127.0.0.1:4101/', options))).code).toBe('unsupported-address');
    expect((await failureOf(client.get('http://localhost:4100/', options))).code).toBe('unsupported-address');
  });
});

describe('what is sent', () => {
  const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  const letter = { json: { id: 'm1', text: 'crème' }, maxBytes: 1_000, timeoutMs: 2_000 };
  const clientOver = (stub: StubDialler, answers?: string[][]) =>
    new OutboundClient({ userAgent: 'test', dial: stub.dial, lookup: lookupOf(answers) });

  test.each(hostileAddresses().map((hostile) => [hostile.name, hostile] as const))('goes nowhere inside: %s', async (_name, hostile) => {
    const stub = new StubDialler(hostile.redirectsTo ? redirect(hostile.redirectsTo) : ok);
    const error = await failureOf(clientOver(stub, hostile.answers).post(hostile.url, letter));
    expect(['blocked-address', 'unsupported-address', 'http-status']).toContain(error.code);
    expect(stub.dialledInside).toEqual([]);
  });

  it('is JSON, with the headers that were given and none of them in place of ours', async () => {
    const stub = new StubDialler(ok);
    const headers = { 'x-signature': 'abc', 'content-type': 'text/html', 'user-agent': 'another' };
    const { status, body } = await clientOver(stub).post('http://hooks.example/in', { ...letter, headers });
    expect([status, String(body)]).toEqual([200, '{}']);
    const [sent = ''] = [stub.sent.join('')];
    expect(sent).toMatch(/^POST \/in HTTP\/1.1\r\n/);
    expect(sent).toContain('x-signature: abc');
    expect(sent.match(/content-type: .*/g)).toEqual(['content-type: application/json']);
    expect(sent).toContain('user-agent: test');
    expect(Buffer.from(sent.split('\r\n\r\n')[1] ?? '', 'latin1').toString()).toBe(JSON.stringify(letter.json));
  });

  test.each([302, 307, 308])('is sent on by nobody: %s', async (status) => {
    const stub = new StubDialler(`HTTP/1.1 ${status} On\r\nLocation: http://other.example/\r\nContent-Length: 0\r\n\r\n`);
    expect(await failureOf(clientOver(stub).post('http://hooks.example/in', letter))).toMatchObject({ code: 'http-status', status });
    expect(stub.dialled).toHaveLength(1);
  });

  it('that is refused says with which status', async () => {
    const stub = new StubDialler('HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n');
    expect(await failureOf(clientOver(stub).post('http://hooks.example/in', letter))).toMatchObject({ code: 'http-status', status: 410 });
  });

  it('is answered within bounds of bytes and time', async () => {
    const large = new StubDialler(`HTTP/1.1 200 OK\r\nContent-Length: 2000\r\n\r\n${'x'.repeat(2_000)}`);
    expect((await failureOf(clientOver(large).post('http://hooks.example/in', letter))).code).toBe('too-large');
    const silent = new StubDialler('');
    expect((await failureOf(clientOver(silent).post('http://hooks.example/in', { ...letter, timeoutMs: 50 }))).code).toBe('timeout');
  });

  it('goes to no connection that ended up inside', async () => {
    const stub = new StubDialler(ok, '127.0.0.1');
    expect((await failureOf(clientOver(stub).post('http://hooks.example/in', letter))).code).toBe('blocked-address');
    expect(stub.sent).toEqual([]);
  });
});

describe('public addresses', () => {
  test.each(['93.184.216.34', '8.8.8.8', '1.1.1.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  test.each(['', 'localhost', '0x7f.1', '127.1', '::ffff:127.0.0.1'])('%p is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a site that misbehaves', () => {
  let server: Server;
  let answer: RequestListener;
  let address: string;
  let client: OutboundClient;

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/`;
    client = new OutboundClient({ userAgent: 'SimmerTest/1.0', allowedHosts: [`127.0.0.1:${port}`] });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is read with an honest user agent, compressed or not', async () => {
    const seen: (string | undefined)[] = [];
    answer = (request, response) => {
      seen.push(request.headers['user-agent']);
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-encoding', 'br')
        .end(brotliCompressSync('<h1>Soup</h1>'));
    };
    const found = await client.get(address, options);
    expect(found.body.toString()).toBe('<h1>Soup</h1>');
    expect(found.contentType).toBe('text/html; charset=utf-8');
    expect(seen).toEqual(['SimmerTest/1.0']);
  });

  it('follows five redirects and tells where it ended', async () => {
    answer = (request, response) => {
      const hop = Number(request.url?.slice(1) || 0);
      if (hop < 5) response.writeHead(302, { location: `/${hop + 1}` }).end();
      else response.end('there');
    };
    const found = await client.get(address, options);
    expect([found.url, found.redirects]).toEqual([`${address}5`, 5]);
  });

  it('ends a redirect loop', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/' }).end();
    expect((await failureOf(client.get(address, options))).code).toBe('too-many-redirects');
  });

  it('stops a compressed bomb at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * MB));
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb);
    expect((await failureOf(client.get(address, options))).code).toBe('too-large');
  });

  it('stops an endless body at the limit', async () => {
    answer = (_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect((await failureOf(client.get(address, options))).code).toBe('too-large');
  });

  it('believes a content-length that is too large', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-length': String(900 * MB) }).flushHeaders();
    expect((await failureOf(client.get(address, options))).code).toBe('too-large');
  });

  it('ends a body that drips for ever', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    };
    const error = await failureOf(client.get(address, { ...options, timeoutMs: 200 }));
    expect(error.code).toBe('timeout');
    expect(error.message).toContain('timeout');
  });

  it('ends when no answer comes at all', async () => {
    answer = () => undefined;
    expect((await failureOf(client.get(address, { ...options, timeoutMs: 100 }))).code).toBe('timeout');
  });

  it('ends when the caller gives up', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const work = failureOf(client.get(address, { ...options, signal: controller.signal }));
    controller.abort();
    expect((await work).code).toBe('aborted');
  });

  test.each([401, 403])('says that the site refuses us on %i', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    const error = await failureOf(client.get(address, options));
    expect([error.code, error.status, error.isRefusal]).toEqual(['http-status', status, true]);
  });

  it('says that the site wants a pause on 429, which is no refusal', async () => {
    answer = (_request, response) => response.writeHead(429).end();
    const error = await failureOf(client.get(address, options));
    expect(error.message).toBe('the site wants a pause before it is asked again; try again in a few minutes (it answered 429)');
    expect([error.asksToWait, error.isRefusal]).toEqual([true, false]);
  });

  it('tells a missing page and a broken connection apart', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    expect((await failureOf(client.get(address, options))).message).toBe('the site says that this page does not exist');
    answer = (_request, response) => response.destroy();
    expect((await failureOf(client.get(address, options))).code).toBe('network');
  });

  it('reads a compressed body that was cut short as far as it goes', async () => {
    const whole = gzipSync('<h1>Soup</h1>'.repeat(2_000));
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(whole.subarray(0, whole.length - 9));
    expect((await client.get(address, options)).body.toString()).toContain('<h1>Soup</h1>');
  });

  it('refuses stacked encodings and unknown ones', async () => {
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip, gzip, gzip').end('x');
    expect((await failureOf(client.get(address, options))).code).toBe('network');
    answer = (_request, response) => response.setHeader('content-encoding', 'sdch').end('x');
    expect((await failureOf(client.get(address, options))).code).toBe('network');
  });

  it('names a host that cannot be found', async () => {
    const lost = new OutboundClient({
      userAgent: 'test',
      lookup: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    });
    expect((await failureOf(lost.get('http://nowhere.example/', options))).message).toBe('the site could not be found');
  });
});
