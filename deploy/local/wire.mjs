// The smallest conversations that prove that a server answers, spoken over plain TCP: nothing is installed yet when they run.
import { connect } from 'node:net';

const patience = 2_000;

/** Sends `lines`, gathers what comes back until `enough(received)`; rejects when that does not happen in time. */
function talk(port, lines, enough) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = Buffer.alloc(0);
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer')));
    socket.once('connect', () => socket.write(lines));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (enough(received)) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () =>
      enough(received) ? resolve(received) : reject(new Error(`unexpected answer: ${received.toString('latin1').slice(0, 200)}`)),
    );
  });
}

export async function natsAnswers(port, password) {
  const connectLine = `CONNECT ${JSON.stringify({ verbose: false, pedantic: false, user: 'operator', pass: password, lang: 'probe', version: '1' })}`;
  await talk(port, `${connectLine}\r\nPING\r\n`, (received) => received.includes('PONG'));
}

export async function redisAnswers(port, password) {
  await talk(port, `AUTH ${password}\r\nPING\r\n`, (received) => received.includes('+PONG'));
}

/** A protocol 3.0 start-up message: 'R' (authenticate, please) comes only from a PostgreSQL that takes connections. */
export async function postgresAnswers(port) {
  const parameters = Buffer.from('user\0simmer\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(parameters.length + 8, 0);
  head.writeInt32BE(196_608, 4);
  await talk(port, Buffer.concat([head, parameters]), (received) => received[0] === 0x52);
}

/** `{ hello: 1, $db: 'admin' }` as one OP_MSG; the server's BSON answer holds `isWritablePrimary`. */
export async function mongoAnswers(port) {
  const body = Buffer.from('\x10hello\0\x01\0\0\0\x02$db\0\x06\0\0\0admin\0\0', 'latin1');
  const message = Buffer.alloc(16 + 4 + 1 + 4);
  message.writeInt32LE(message.length + body.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(2013, 12);
  message.writeInt32LE(body.length + 4, 21);
  await talk(port, Buffer.concat([message, body]), (received) => received.includes('isWritablePrimary'));
}

export async function smtpAnswers(port) {
  await talk(port, '', (received) => received.toString('latin1').startsWith('220'));
}

/** An HTTP endpoint that must say 200. */
export async function httpAnswers(port, path) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(patience) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} says ${response.status}`);
}
