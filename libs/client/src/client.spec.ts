import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type SimmerClient } from './client';

const servers: Server[] = [];

/** A client of a server on loopback that answers as told. */
async function clientOf(answer: RequestListener): Promise<SimmerClient> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 200, retryDelayMs: 1, retryAttempts: 1 });
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('the client', () => {
  it('repeats a read whose answer broke off in the middle', async () => {
    let calls = 0;
    const client = await clientOf((_request, response) => {
      calls += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      if (calls > 1) return response.end('{"items":[]}');
      response.write('{"items":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await client.call('GET /import-samples', {})).toEqual({ items: [] });
    expect(calls).toBe(2);
  });

  it('says that Simmer cannot be reached when every answer breaks off', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(client.call('GET /import-samples', {})).rejects.toMatchObject({ code: 'client.offline', isPassing: true });
  });

  it('says that Simmer takes too long when an answer never ends', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
    });
    await expect(client.call('GET /import-samples', {})).rejects.toMatchObject({ code: 'client.timeout' });
  });

  it('neither repeats nor renames what its caller has stopped', async () => {
    let calls = 0;
    const stop = new AbortController();
    const client = await clientOf(() => {
      calls += 1;
      stop.abort();
    });
    await expect(client.call('GET /import-samples', {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toBe(1);
  });
});
