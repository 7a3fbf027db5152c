import type { Socket } from 'node:net';
import type { NatsConnection } from '@nats-io/transport-node';

/** What the client keeps to itself; when a newer version keeps it elsewhere, writes go out one by one again. */
interface WithSocket {
  protocol?: { transport?: { socket?: Socket } };
}

/** Messages that follow each other this closely, in milliseconds, are under load. */
const BUSY_WITHIN_MS = 0.4;

/**
 * Under load, sends all that one turn of the event loop writes to the bus in one go. The client hands every message to
 * the system by itself, which was half of a busy gateway's time; together they cost about as much as one. A message that
 * comes alone leaves at once.
 */
export function batchWrites(connection: NatsConnection): void {
  corkTurns(connection);
  void corkAfterReconnects(connection);
}

async function corkAfterReconnects(connection: NatsConnection): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') corkTurns(connection);
}

function corkTurns(connection: NatsConnection): void {
  const socket = (connection as WithSocket).protocol?.transport?.socket;
  if (!socket) return;
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
  let isCorked = false;
  let lastAt = 0;
  const uncork = (): void => {
    isCorked = false;
    socket.uncork();
  };
  socket.write = (...given: unknown[]): boolean => {
    const now = performance.now();
    if (!isCorked && now - lastAt < BUSY_WITHIN_MS) {
      isCorked = true;
      socket.cork();
      setImmediate(uncork);
    }
    lastAt = now;
    return write(...given);
  };
}
