import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { openInfrastructure } from '../deploy/local/infrastructure.mjs';
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

const goneProcess = () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  return { ...identify(process.pid), pid };
};

it('a link is left alone, and so is what it leads to', async () => {
  const kept = mkdtempSync(join(place, 'kept-'));
  writeRecord(join(kept, 'owner.json'), goneProcess());
  const link = join(place, 'simmer-link');
  symlinkSync(kept, link);
  await removeLeftBehind(place);
  assert.deepEqual([link, kept].map(existsSync), [true, true]);
});

it('what another user has left behind is left alone', { skip: process.getuid?.() !== 0 }, async () => {
  const left = madeAndLeft();
  chownSync(left, 12_345, 12_345);
  await removeLeftBehind(place);
  assert.ok(existsSync(left));
});

/** Runs with this program in the place of Docker. */
async function withDocker(program, run) {
  const bin = mkdtempSync(join(place, 'bin-'));
  writeFileSync(join(bin, 'docker'), `#!/bin/sh\n${program}\n`);
  chmodSync(join(bin, 'docker'), 0o755);
  const { PATH } = process.env;
  process.env.PATH = bin;
  try {
    return await run(bin);
  } finally {
    process.env.PATH = PATH;
  }
}

it('containers of a folder are removed under the name that they were made with', async () => {
  const left = madeAndLeft();
  await withDocker('echo "$*" >> "${0%/*}/asked"', async (bin) => {
    const asked = () => readFileSync(join(bin, 'asked'), 'utf8').match(/(?<=--project-name )\S+/g) ?? [];
    await openInfrastructure({ dataDir: left }).named('nats')[0].stop();
    const [project] = asked();
    await removeLeftBehind(place);
    assert.deepEqual(new Set(asked()), new Set([project]));
    assert.ok(asked().length > 1);
  });
  assert.equal(existsSync(left), false);
});

it('what cannot be removed is told, and the others go', async () => {
  const withoutDocker = madeAndLeft();
  const plain = mkdtempSync(join(place, 'simmer-'));
  writeRecord(join(plain, 'owner.json'), goneProcess());
  await withDocker('exit 0', () => openInfrastructure({ dataDir: withoutDocker }));
  /** @type {string[]} */
  const told = [];
  await withDocker('exit 1', () => removeLeftBehind(place, (line) => told.push(line)));
  assert.equal(told.length, 1);
  assert.ok(told[0].startsWith(withoutDocker));
  assert.equal(existsSync(plain), false);
});
