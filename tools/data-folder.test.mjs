// What cannot be a data folder is refused in a sentence that says what to do.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { leaveDataFolder, takeDataFolder } from './prepare/data-folder.mjs';
import { checkDiskSpace } from './prepare/disk-space.mjs';

const folder = mkdtempSync(join(tmpdir(), 'simmer-data-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a new folder is made, and taken once', async () => {
  const dataDir = join(folder, 'deep', 'data');
  await takeDataFolder(dataDir);
  assert.equal(statSync(join(dataDir, 'run')).mode & 0o077, 0);
  await assert.rejects(takeDataFolder(dataDir), /already runs on .*stop it there with Ctrl-C/);
  leaveDataFolder(dataDir);
  await takeDataFolder(dataDir);
  leaveDataFolder(dataDir);
});

test('a file is no folder', async () => {
  const file = join(folder, 'letter');
  writeFileSync(file, 'dear Ana');
  await assert.rejects(takeDataFolder(file), { message: `${file} cannot be made a data folder (EEXIST): choose another one with --data.` });
});

test('a place where the system makes no folders is refused, not waited for', () => {
  const take = `import { takeDataFolder } from ${JSON.stringify(import.meta.resolve('./prepare/data-folder.mjs'))}; await takeDataFolder('/proc/simmer');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', take], {
    encoding: 'utf8',
    timeout: 10_000,
    killSignal: 'SIGKILL',
  });
  assert.match(stderr, /\/proc\/simmer cannot be made a data folder \(ENOENT\): choose another one with --data\./);
});

test('a foreign folder is not emptied', async () => {
  await assert.rejects(takeDataFolder(folder, { fresh: true }), {
    message: `${folder} is not a data folder of Simmer: nothing was removed.`,
  });
  assert.ok(existsSync(join(folder, 'letter')));
});

test('a disk without room is named', () => {
  checkDiskSpace(folder, 0);
  assert.throws(
    () => checkDiskSpace(folder, 1e9),
    /^Error: Only [\d.]+ GB are free on the disk of .*: make room for 1000000000 GB and start again\.$/,
  );
});
