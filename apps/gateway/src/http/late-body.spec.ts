import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endWhenLate } from './late-body';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    endWhenLate(request, 100);
    void text(request).then(
      (body) => response.end(`got ${body}`),
      () => undefined,
    ); // a connection that was closed
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const send = async (bytes: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined); // how a closed connection may show
  socket.write(bytes);
  return text(socket);
};

it('closes a connection that brings its body too slowly', async () => {
  expect(await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf')).toBe('');
});

it('lets everybody else finish', async () => {
  expect(await send('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n\r\nfull')).toContain('got full');
});

it('keeps no process from ending while a body is awaited', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const waiting = send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf');
  await once(server, 'request');
  expect(timers()).toBe(before);
  await waiting;
});
