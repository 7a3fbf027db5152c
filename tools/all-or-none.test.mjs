import assert from 'node:assert/strict';
import { it } from 'node:test';
import { allOrNone } from './prepare/all-or-none.mjs';

it('a preparation that fails calls the others off and waits for their end', async () => {
  const stopping = new AbortController();
  const broken = new Error('no packages');
  const ended = [];
  const servers = new Promise((resolve) => stopping.signal.addEventListener('abort', () => setImmediate(resolve))).then(() =>
    ended.push('servers'),
  );
  await assert.rejects(
    allOrNone([Promise.reject(broken), servers], (reason) => stopping.abort(reason)),
    broken,
  );
  assert.deepEqual(ended, ['servers']);
});
