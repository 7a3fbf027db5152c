import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { identify, isAlive, writeRecord } from '../deploy/local/process-record.mjs';
import { removeLeftBehind } from '../deploy/local/temporary-folder.mjs';

const place = mkdtempSync(join(tmpdir(), 'folders-'));
after(() => rmSync(place, { recursive: true, force: true }));

/** A program that makes a folder and is gone without having removed it; gives the folder. */
function madeAndLeft(afterwards = 'process.exit()') {
  const program = `
    import { temporaryFolder } from ${JSON.stringify(import.meta.resolve('../deploy/local/temporary-folder.mjs'))};
    process.stdout.write(await temporaryFolder('spec'));
    ${afterwards}`;
  const argv = ['--input-type=module', '--eval', program];
  return spawnSync(process.execPath, argv, { encoding: 'utf8', env: { ...process.env, TMPDIR: place } }).stdout;
}

it('what a killed run has left behind goes with the next run', () => {
  const left = madeAndLeft("process.kill(process.pid, 'SIGKILL');");
  assert.ok(existsSync(left));
  const next = madeAndLeft();
  assert.equal(existsSync(left), false);
  assert.ok(existsSync(next));
});

it('a process of the product that was left running in it is ended first', async () => {
  const left = madeAndLeft();
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], { stdio: 'ignore' });
  const record = identify(child.pid);
  mkdirSync(join(left, 'run'));
  writeRecord(join(left, 'run', 'app-dev.json'), record);
  const ended = once(child, 'exit');
  await removeLeftBehind(place);
  await ended;
  assert.equal(isAlive(record), false);
  assert.equal(existsSync(left), false);
});

it('a folder in use stays, and one that is not ours', async () => {
  const [used, foreign] = ['simmer-used', 'simmer-foreign'].map((name) => join(place, name));
  for (const folder of [used, foreign]) mkdirSync(folder);
  writeRecord(join(used, 'owner.json'), identify(process.pid));
  await removeLeftBehind(place);
  assert.deepEqual([used, foreign].map(existsSync), [true, true]);
});
