// A run whose specs leave something open ends by itself, with its results, and names what was open.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inRepository, projectNode } from '../prepare/repository.mjs';

function runSpec(t, source) {
  const rootDir = mkdtempSync(join(tmpdir(), 'simmer-jest-'));
  t.after(() => rmSync(rootDir, { recursive: true, force: true }));
  writeFileSync(join(rootDir, 'one.spec.js'), source);
  const reporters = [[inRepository('tools/jest/end-reporter.mjs'), { graceMs: 300 }]];
  const config = JSON.stringify({ rootDir, reporters, transform: {} });
  const results = join(rootDir, 'results.json');
  const argv = [inRepository('node_modules/jest/bin/jest.js'), '--config', config, '-w', '1', '--json', `--outputFile=${results}`];
  const { status, stderr } = spawnSync(projectNode, argv, { cwd: rootDir, encoding: 'utf8', timeout: 60_000 });
  return { status, stderr, passed: JSON.parse(readFileSync(results, 'utf8')).numPassedTests };
}

test('an open timer does not keep a tier that passed from ending', (t) => {
  const { status, stderr, passed } = runSpec(t, "it('leaves a timer', () => { setInterval(() => {}, 1000); });");
  assert.deepEqual([status, passed], [0, 1]);
  assert.match(stderr, /still open were .*1 Timeout/);
});

test('a tier that failed has failed when it is ended', (t) => {
  const { status } = runSpec(t, "it('fails', () => { setInterval(() => {}, 1000); throw new Error('no'); });");
  assert.equal(status, 1);
});

test('nothing is said of a tier that ends by itself', (t) => {
  const { status, stderr } = runSpec(t, "it('passes', () => undefined);");
  assert.equal(status, 0);
  assert.doesNotMatch(stderr, /still open/);
});
