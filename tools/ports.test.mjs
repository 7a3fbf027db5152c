// The ports of a data folder are told apart, also when the system gives one of them twice.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('a remembered port that is free is given out again', async () => {
  const first = await portBook(folder).claim('redis');
  assert.equal(await portBook(folder).claim('redis'), first);
});
