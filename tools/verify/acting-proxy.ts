// A proxy on loopback that sends every request on as somebody who is signed in, and counts what comes back.
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A stream of events has no end: what it answers is known by then. */
const streamMs = 200;

interface Seen {
  method: string;
  path: string;
  status: number;
  ms: number;
  body: string;
}

interface Acting {
  url: string;
  signIn: () => Promise<string>;
  seen: (answer: Seen) => void;
}

/**
 * `signIn` resolves with a cookie; it is asked again whenever the session has ended, as by signing out. `seen` is told the method, path, status
 * and time of each answer.
 */
export async function actingProxy({ url, signIn, seen }: Acting) {
  const { hostname, port, origin, host } = new URL(url);
  let cookie = signIn();
  const server = createServer(async (request, response) => {
    const usedCookie = cookie;
    const { method = '', url: path = '' } = request;
    const begun = performance.now();
    // sent in one go: who refuses a body closes the connection, and a write after that would lose the answer
    const [body, heldCookie] = await Promise.all([buffer(request), usedCookie]);
    const headers = { ...request.headers, host, origin, cookie: heldCookie };
    delete headers.connection;
    const onward = send({ hostname, port, method, path, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      response.writeHead(status, answer.rawHeaders);
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
      if (isStream) setTimeout(() => onward.destroy(), streamMs);
      let said = '';
      answer.on('data', (chunk) => {
        response.write(chunk);
        if (status >= 400) said += chunk;
      });
      answer.on('close', () => {
        response.end();
        seen({ method, path, status, ms: performance.now() - begun, body: said });
        if (said.includes('"access.signed-out"') && cookie === usedCookie) cookie = signIn();
      });
    });
    onward.on('error', (error) => {
      if (response.headersSent) return;
      seen({ method, path, status: 0, ms: performance.now() - begun, body: error.message });
      response.destroy();
    });
    onward.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
