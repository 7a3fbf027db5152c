// A server that somebody else runs is looked for where its address says, and a wrong address is told in a sentence.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { ExternalServer } from '../deploy/local/external-server.mjs';

const listening = createServer((socket) => socket.destroy());
let port;
before(async () => {
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  ({ port } = /** @type {import('node:net').AddressInfo} */ (listening.address()));
});
after(() => listening.close());

const at = (url) => new ExternalServer('nats', { setting: 'SIMMER_NATS_URL', variable: 'NATS_URL', url });

test('a server that answers is taken', () => at(`nats://user:word@127.0.0.1:${port}`).start());

test('of a cluster the first one is looked for', async () => {
  await at(`nats://127.0.0.1:${port},nats://127.0.0.1:1`).start();
  await at(`mongodb://user:word@127.0.0.1:${port},127.0.0.1:1/?replicaSet=rs0`).start();
});

test('one that does not answer is named with its setting', () =>
  assert.rejects(at('nats://127.0.0.1:1').start(), {
    message: 'Nothing answers at the address in SIMMER_NATS_URL (127.0.0.1:1): start that server or unset SIMMER_NATS_URL.',
  }));

test('an address without a port means the usual one', () => {
  assert.deepEqual(at('redis://127.0.0.1').place(), { host: '127.0.0.1', port: 6379 });
  assert.deepEqual(at('nats://[::1]').place(), { host: '::1', port: 4222 });
});

test('what is no address is refused without repeating it, for it may hold a password', () => {
  for (const url of ['nonsense', 'localhost:4222', 'nats://', ':word@127.0.0.1', 'web://127.0.0.1'])
    assert.throws(() => at(url).place(), { message: 'SIMMER_NATS_URL is no address: write it as scheme://host:port, or unset it.' }, url);
});
