import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { passwords, signingKeys } from '../deploy/local/secrets.mjs';
import { inRepository, projectNode } from './prepare/repository.mjs';

const secretsOf = (dataDir) => ({ passwords: passwords(dataDir), keys: signingKeys(dataDir, ['recipes', 'media']) });

/** A start in a process of its own, which waits for the moment that all of them are told. */
async function startAt(moment, dataDir) {
  const script = `
    import { passwords, signingKeys } from ${JSON.stringify(inRepository('deploy/local/secrets.mjs'))};
    while (Date.now() < ${moment});
    process.stdout.write(JSON.stringify({ passwords: passwords(${JSON.stringify(dataDir)}), keys: signingKeys(${JSON.stringify(dataDir)}, ['recipes', 'media']) }));`;
  return JSON.parse((await promisify(execFile)(projectNode, ['--input-type=module', '--eval', script])).stdout);
}

it('starts at the same moment in an empty folder have the same secrets, and so have later ones', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simmer-secrets-'));
  try {
    const moment = Date.now() + 1_500;
    const starts = await Promise.all(Array.from({ length: 6 }, () => startAt(moment, dataDir)));
    for (const start of starts) assert.deepEqual(start, secretsOf(dataDir));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('nobody but their owner reads secrets', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simmer-secrets-'));
  try {
    secretsOf(dataDir);
    assert.equal(statSync(join(dataDir, 'passwords.json')).mode & 0o077, 0);
    assert.equal(statSync(join(dataDir, 'signing-keys')).mode & 0o077, 0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
