import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceConfig } from './config/service-config';
import { httpAdapter } from './http-adapter';

const config = ServiceConfig.parse({ NATS_URL: 'nats://127.0.0.1', REDIS_URL: 'redis://127.0.0.1' });
const MOST_BYTES = 256 * 1024;

let fastify: FastifyInstance;
let port: number;
let handled: unknown[];
beforeEach(async () => {
  handled = [];
  fastify = httpAdapter(config).getInstance<FastifyInstance>();
  fastify.post('/dishes', (received: FastifyRequest) => {
    handled.push(received.body);
    return { id: received.id, from: received.ip };
  });
  fastify.post('/dishes/:id', () => ({}));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = fastify.server.address() as AddressInfo);
});
afterEach(() => fastify.close());

const post = (body: RequestInit['body'], headers: Record<string, string> = {}, path = '/dishes') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit);
const jsonOf = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));
const isWell = async () => expect((await post('{}')).status).toBe(200);

describe('the body of a request', () => {
  it('may have up to 256 kB, whether it says its length or not', async () => {
    expect((await post(jsonOf(MOST_BYTES))).status).toBe(200);
    expect((await post(jsonOf(MOST_BYTES + 1))).status).toBe(413);
    const inChunks = () => Readable.toWeb(Readable.from(jsonOf(MOST_BYTES + 1).match(/[^]{1,50000}/g) ?? [])) as ReadableStream;
    expect((await post(inChunks())).status).toBe(413);
    expect(handled).toHaveLength(1);
    await isWell();
  });

  it.each(['{"a":', '{"a":1}}', "{'a':1}", '{"__proto__":{"staff":true}}', '{"constructor":{"prototype":{"staff":true}}}'])(
    'is refused when it is %s',
    async (body) => {
      expect((await post(body)).status).toBe(400);
      expect(handled).toEqual([]);
    },
  );

  it('is nothing to a handler when the caller goes away in the middle of it', async () => {
    const leaving = request({
      port,
      host: '127.0.0.1',
      path: '/dishes',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    });
    leaving.on('error', () => undefined);
    const [[socket]] = (await Promise.all([once(fastify.server, 'connection'), leaving.write('{"title":"Half a di')])) as [
      [NodeJS.EventEmitter],
      boolean,
    ];
    const closed = once(socket, 'close');
    leaving.destroy();
    await closed;
    await isWell();
    expect(handled).toEqual([{}]);
  });
});

describe('a request', () => {
  it('keeps the id of its caller when that is a sane one', async () => {
    const idFor = async (given: string) => ((await (await post('{}', { 'x-request-id': given })).json()) as { id: string }).id;
    expect(await idFor('abc-12345')).toBe('abc-12345');
    for (const given of ['short', 'x'.repeat(65), 'with space', '<script>alert(1)</script>'])
      expect(await idFor(given)).toMatch(/^[\da-f-]{36}$/);
  });

  it('comes from where a proxy beside us says', async () => {
    const { from } = (await (await post('{}', { 'x-forwarded-for': '203.0.113.7' })).json()) as { from: string };
    expect(from).toBe('203.0.113.7');
  });

  it('may carry a recipe in its address, which is how other apps share a text', async () => {
    expect((await post('{}', {}, `/dishes?text=${'%D0%BB'.repeat(5_000)}`)).status).toBe(200);
  });

  it('may name what has an id as long as those of passkeys', async () => {
    expect((await post('{}', {}, `/dishes/${'x'.repeat(1_364)}`)).status).toBe(200);
    expect((await post('{}', {}, `/dishes/${'x'.repeat(1_365)}`)).status).toBe(400);
  });

  it('to an address that cannot be decoded is answered with a problem', async () => {
    const response = await post('{}', { 'x-request-id': 'abc-12345' }, '/%ff');
    expect([response.status, response.headers.get('content-type'), response.headers.get('x-request-id')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
      'abc-12345',
    ]);
    expect(await response.json()).toMatchObject({ code: 'request.unreadable', requestId: 'abc-12345' });
  });

  it.each([
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    'POST /dishes HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ])('that is no HTTP ends with a problem and its connection: %.20s', async (bytes) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 Bad Request\r\nConnection: close\r\n[^]*"code":"request.unreadable"/);
    expect(handled).toEqual([]);
    await isWell();
  });

  it('has ten seconds for its headers and ten minutes for all of it', () => {
    expect(fastify.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 600_000 });
  });
});
