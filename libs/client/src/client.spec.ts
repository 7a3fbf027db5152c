import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type SimmerClient } from './client';

const servers: Server[] = [];

/** A client of a server on loopback that answers as told. */
async function clientOf(answer: RequestListener): Promise<SimmerClient> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs: 200,
    retryDelayMs: 1,
    retryAttempts: 1,
  });
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

const problem = (code: string, status: number, more: object = {}): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ type: 'about:blank', title: 'No', status, code, ...more }));
  };
};

describe('trying again', () => {
  it('waits as long as the server asks', async () => {
    let calls = 0;
    const client = await clientOf((request, response) => {
      calls += 1;
      if (calls === 1) problem('service.unavailable', 503, { retryAfter: 1 })(request, response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[]}');
    });
    const begun = performance.now();
    await client.call('GET /import-samples', {});
    expect([calls, performance.now() - begun > 990]).toEqual([2, true]);
  });

  it('is left when the server asks for longer than anybody waits', async () => {
    let calls = 0;
    const client = await clientOf((request, response) => {
      calls += 1;
      problem('service.unavailable', 503, { retryAfter: 60 })(request, response);
    });
    await expect(client.call('GET /import-samples', {})).rejects.toMatchObject({ retryAfterSeconds: 60 });
    expect(calls).toBe(1);
  });

  it('ends with the signal of its caller', async () => {
    const stop = new AbortController();
    const client = await clientOf((request, response) => {
      problem('service.unavailable', 503, { retryAfter: 9 })(request, response);
      setTimeout(() => stop.abort(), 50);
    });
    await expect(client.call('GET /import-samples', {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('files', () => {
  it('are sent as a form, beside the fields of the input', async () => {
    let sent = '';
    const client = await clientOf((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => (sent += text));
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ path: request.url })));
    });
    const page = new File(['<html>'], 'page.html');
    const answer = await client.call('POST /imports/:id/page', { id: 'one', url: null, page, allowDuplicate: true });
    expect(answer).toMatchObject({ path: '/imports/one/page' });
    expect(sent).toMatch(/name="allowDuplicate"\r\n\r\ntrue[^]*name="page"; filename="page.html"[^]*<html>/);
    expect(sent).not.toContain('name="url"');
  });

  it('have an address where they come from', async () => {
    expect((await clientOf(() => undefined)).addressOf('GET /exports/:id/file', { id: 'a b' })).toMatch(/\/exports\/a%20b\/file$/);
  });
});
