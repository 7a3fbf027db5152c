// npm test says in a sentence what it cannot do, before it does anything.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inRepository, projectNode } from './prepare/repository.mjs';

const npmTest = (...argv) => spawnSync(projectNode, [inRepository('tools/test.mjs'), ...argv], { encoding: 'utf8', timeout: 60_000 });

test('a check that there is none of is named, with those that there are', () => {
  const { status, stdout, stderr } = npmTest('--only', 'unit,lnit');
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /^npm test has no check called 'lnit': there are formatting, lint, .*, browser\.\n$/);
});

test('a preparation that fails is told without a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-npm-test-'));
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  try {
    const { status, stderr, stdout } = npmTest('--only', 'lint', '--data', file);
    assert.equal(status, 1);
    assert.doesNotMatch(stderr, /\n\s+at /);
    assert.match(stdout, /\n0 passed, 1 failed\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
