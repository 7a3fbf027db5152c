// A proxy on loopback between one service and its store, which can stop everything right after a write of that service was done.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const OP_MSG = 2013;
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify', 'findandmodify']);

/** `url`: of the store. `after(writes, then)` calls `then` when so many more writes were done, before the service hears of the last one. */
export async function storeProxy(url: string) {
  const { hostname, port } = new URL(url);
  let armed: { left: number; then: () => void; isOver: boolean } | undefined;
  const open = new Set<Socket>();
  const server = createServer((service) => {
    const store = connect(Number(port), hostname);
    const asked = new Set<number>();
    service.on('data', (chunk) => store.write(chunk));
    store.on('data', (chunk) => {
      if (!armed?.isOver) service.write(chunk);
    });
    onMessages(service, (message) => {
      if (WRITES.has(commandOf(message))) asked.add(message.readInt32LE(4));
    });
    onMessages(
      store,
      (message) => {
        if (!asked.delete(message.readInt32LE(8)) || !armed || armed.isOver) return;
        armed.left -= 1;
        if (armed.left > 0) return;
        armed.isOver = true;
        armed.then();
      },
      'first',
    );
    for (const [one, other] of [
      [service, store],
      [store, service],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    after(writes: number, then: () => void) {
      armed = { left: writes, then, isOver: false };
    },
    /** Whether it came to that; from here on everything passes. */
    disarm() {
      const cameToIt = armed?.isOver ?? false;
      armed = undefined;
      return cameToIt;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Tells each whole message of the wire protocol; `first`: before those who listen already. */
function onMessages(socket: Socket, tell: (message: Buffer) => void, first?: 'first'): void {
  let held: Buffer = Buffer.alloc(0);
  const listener = (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= 16 && held.length >= held.readInt32LE(0)) {
      const length = held.readInt32LE(0);
      tell(held.subarray(0, length));
      held = held.subarray(length);
    }
  };
  if (first) socket.prependListener('data', listener);
  else socket.on('data', listener);
}

/** The name of the command is the key of the first field of the message's document. */
function commandOf(message: Buffer): string {
  const [flags, kind, type] = [16, 20, 25];
  if (message.readInt32LE(12) !== OP_MSG || message.length < type + 2 || message[kind] !== 0 || message.readInt32LE(flags) < 0) return '';
  const name = type + 1;
  return message.toString('latin1', name, message.indexOf(0, name));
}
