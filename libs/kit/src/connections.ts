import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 100;
/** Of the ten seconds that a stop may take, so many are for requests that are still being answered. */
const FINISH_WITHIN_MS = 6_000;

/**
 * Keeps a closing server from waiting for nothing: a connection stays open after the last answer on it, and browsers open some ahead of
 * need, which Node counts as busy until they have sent a byte. Call when the server is made; the result lets `close` end in time.
 */
export function drainConnections(server: Server): (close: () => Promise<void>) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (close) => {
    const endUnused = setInterval(() => {
      server.closeIdleConnections();
      open.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
    }, LOOK_EVERY_MS);
    const endAll = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    try {
      await close();
    } finally {
      clearInterval(endUnused);
      clearTimeout(endAll);
    }
  };
}
