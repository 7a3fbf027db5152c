import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 100;
/** Of the ten seconds that a stop may take, so many are for requests that are still being answered. */
const FINISH_WITHIN_MS = 6_000;

/**
 * Keeps a closing server from waiting for nothing: browsers open connections ahead of need, and Node counts those that
 * have never sent a byte as busy. Call when the server is made; the result lets `close` end in time.
 */
export function drainConnections(server: Server): (close: () => Promise<void>) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (close) => {
    const endSilent = setInterval(() => open.forEach((socket) => socket.bytesRead === 0 && socket.destroy()), LOOK_EVERY_MS);
    const endAll = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    try {
      await close();
    } finally {
      clearInterval(endSilent);
      clearTimeout(endAll);
    }
  };
}
