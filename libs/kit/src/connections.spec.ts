import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { drainConnections } from './connections';

let server: Server;
let port: number;
let stop: () => Promise<void>;
let agent: Agent;
beforeEach(async () => {
  server = createServer();
  const drained = drainConnections(server);
  stop = () => drained(() => new Promise<void>((resolve) => server.close(() => resolve())));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
  agent = new Agent({ keepAlive: true });
});
afterEach(() => {
  jest.useRealTimers();
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = async (): Promise<IncomingMessage> =>
  ((await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage])[0];
const arrives = async (): Promise<ServerResponse> => ((await once(server, 'request')) as [IncomingMessage, ServerResponse])[1];

/** Milliseconds that a stop takes. */
async function timeToStop(): Promise<number> {
  const begun = Date.now();
  await stop();
  return Date.now() - begun;
}

describe('a server that stops', () => {
  it('does not wait for connections that stay open between requests', async () => {
    server.on('request', (_request, response: ServerResponse) => response.end('soup'));
    expect(await text(await ask())).toBe('soup');
    expect(await timeToStop()).toBeLessThan(2_000);
  });

  it('does not wait for connections that never said anything', async () => {
    const silent = connect(port, '127.0.0.1');
    await once(server, 'connection');
    const closed = once(silent.resume(), 'close');
    expect(await timeToStop()).toBeLessThan(2_000);
    await closed;
  });

  it('finishes the request that it is answering, and takes no other', async () => {
    const answer = ask();
    const response = await arrives();
    const stopped = stop();
    const refused = connect(port, '127.0.0.1');
    await once(refused, 'error');
    response.end('the last soup');
    expect(await text(await answer)).toBe('the last soup');
    const answered = Date.now();
    await stopped;
    expect(Date.now() - answered).toBeLessThan(2_000);
  });

  it('gives up on a request after six seconds', async () => {
    const answer = ask().then(
      () => 'answered',
      (error: { code?: string }) => error.code,
    );
    await arrives();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const stopped = stop();
    jest.advanceTimersByTime(5_900);
    expect(await Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('still waiting')))])).toBe('still waiting');
    jest.advanceTimersByTime(200);
    await stopped;
    expect(await answer).toBe('ECONNRESET');
  });
});
