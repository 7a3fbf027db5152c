import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { allOperations } from '@simmer/contracts';
import { hasRoute, pathOf } from '../routes/route';
import { gatewayUnderTest, type GatewayUnderTest, ORIGIN } from '../spec/gateway-under-test';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({ GATEWAY_REQUESTS_PER_MINUTE: '100000', GATEWAY_PARTNER_REQUESTS_PER_MINUTE: '100000' });
});
afterAll(() => gateway.close());

/** The head of what comes back to a cook for a request exactly as it is written. */
async function write(method: string, target: string): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  const head = [`${method} ${target} HTTP/1.1`, 'Host: a', `Origin: ${ORIGIN}`, `Cookie: __Host-sid=${gateway.signIn()}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('\r\n\r\n')) break;
  }
  return answer;
}

it('a request with two hosts is refused, since another server may have looked at the other one', async () => {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.end('GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [^]*"code":"request.unreadable"/);
});

const routes = allOperations().filter(hasRoute);
/** Whether a link is good is known to the service that made it, and here is none. */
const REFUSALS: Partial<Record<string, number>> = { staff: 403, guest: 503 };
/** `/api/recipes` as `/%61pi/recipes`. */
const encoded = (path: string): string => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

describe.each(routes.map((operation) => [operation.http.method, pathOf(operation), operation.access] as const))(
  '%s %s',
  (method, path, access) => {
    const address = path.replaceAll(/:\w+/g, randomUUID());

    it.each([
      ['as it is', address],
      ['with an encoded letter', encoded(address)],
      ['with the host of a proxy’s request', `http://simmer.test${address}`],
      ['with two slashes', `/${address}`],
      ['with a slash at the end', `${address}/`],
    ])('is counted or refused %s', async (_spelling, target) => {
      const answer = await write(method, target);
      const status = Number(answer.split(' ', 2)[1]);
      // what a browser may keep, it asks about again
      expect(answer).toMatch(/^cache-control: (no-store|private, no-cache)\r$/im);
      // a route for session holders, or for staff, refuses others before it is counted
      if (target !== address) expect([400, 404, 405]).toContain(status);
      else if (status !== (REFUSALS[access] ?? 401)) expect(answer).toMatch(/^ratelimit: "(general|partner)";r=/im);
    });
  },
);

describe('an address', () => {
  it.each(['//', '//[', '//@/x', '//a:99999/', '//evil.example/x', 'http://evil.example/api/session', '/%61pi/config', '/api/%7Econfig'])(
    'that nobody writes so is refused and breaks nothing: %s',
    async (target) => {
      expect(await write('GET', target)).toMatch(/^HTTP\/1.1 400 [^]*application\/problem\+json/);
    },
  );

  it.each(['/?a=//b', '/theme.js?x=%61', '/plates/1.svg?title=Cr%C3%A8me%20br%C3%BBl%C3%A9e'])(
    'may have anything in its query: %s',
    async (target) => {
      expect(await write('GET', target)).toMatch(/^HTTP\/1.1 200 /);
    },
  );
});
