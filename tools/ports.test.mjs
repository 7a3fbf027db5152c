// The ports of a data folder are told apart, also when the system gives one of them twice.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { portBook } from '../deploy/local/ports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'simmer-ports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a port that is kept for another name is not given out', async () => {
  const file = join(folder, 'ports.json');
  const free = await portBook(folder).claim('smtp');
  writeFileSync(file, JSON.stringify({ nats: free, natsMonitor: free }));
  const claimed = await portBook(folder).claim('natsMonitor');
  assert.notEqual(claimed, free);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), { nats: free, natsMonitor: claimed });
});

test('what was asked for and is no port is refused in a sentence', async () => {
  for (const asked of ['abc', '0', '65536', '4310.5', '-1', '1e3', ''])
    await assert.rejects(portBook(folder).demand(asked, 'PORT'), {
      message: `PORT=${asked} is no port: give it a number from 1 to 65535.`,
    });
});

test('a port that was asked for is given as it is, unless it is taken', async () => {
  const free = await portBook(folder).claim('inbox');
  assert.equal(await portBook(folder).demand(String(free), 'PORT'), free);
  const other = createServer().listen(free, '127.0.0.1');
  await once(other, 'listening');
  try {
    await assert.rejects(portBook(folder).demand(String(free), 'PORT'), {
      message: `Port ${free} (PORT) is taken: free it, or choose another with PORT=….`,
    });
  } finally {
    other.close();
  }
});

test('a remembered port that is free is given out again', async () => {
  const first = await portBook(folder).claim('redis');
  assert.equal(await portBook(folder).claim('redis'), first);
});

test('a port may be anywhere, and is remembered all the same', async () => {
  const place = mkdtempSync(join(tmpdir(), 'simmer-ports-'));
  after(() => rmSync(place, { recursive: true, force: true }));
  const port = await portBook(place).claim('gateway', { anywhere: true });
  assert.ok(port > 0 && port !== 4310, `${port}`);
  assert.equal(await portBook(place).claim('gateway'), port);
});
