import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { keepSmall, watchLogs } from '../deploy/local/log-files.mjs';

const limit = 10_000;

async function until(isTrue) {
  const deadline = Date.now() + 30_000;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${isTrue}`);
    await wait(5);
  }
}

const inFolder = (run) => async () => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-logs-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

it(
  'a log that grew too large is emptied under its writer, and what it said is kept beside it',
  inFolder(async (folder) => {
    const file = join(folder, 'dev.log');
    const log = openSync(file, 'a');
    const program = "process.stdin.on('data', (line) => process.stdout.write(line))";
    const writer = spawn(process.execPath, ['--eval', program], { stdio: ['pipe', log, 'inherit'] });
    assert.ok(writer.stdin);
    closeSync(log);
    const said = async (text) => {
      const size = statSync(file).size + text.length;
      writer.stdin?.write(text);
      await until(() => statSync(file).size >= size);
    };
    await said('a'.repeat(limit));
    keepSmall(file, limit);
    assert.equal(statSync(file).size, limit);
    await said('b');
    keepSmall(file, limit);
    await said('c');
    assert.equal(readFileSync(file, 'utf8'), 'c');
    assert.equal(readFileSync(`${file}.1`, 'utf8'), `${'a'.repeat(limit)}b`);
    writer.stdin.end();
    await once(writer, 'exit');
  }),
);

it(
  'every log of a folder is looked after',
  inFolder(async (folder) => {
    for (const name of ['dev.log', 'nats.log', 'letters.txt']) writeFileSync(join(folder, name), 'x'.repeat(limit + 1));
    const end = watchLogs(folder, { mostBytes: limit, everyMs: 1 });
    const holds = setInterval(() => {}, 1_000); // the watch keeps no process running
    await until(() => statSync(join(folder, 'nats.log')).size === 0);
    clearInterval(holds);
    end();
    assert.deepEqual(
      ['dev.log', 'nats.log', 'letters.txt'].map((name) => statSync(join(folder, name)).size),
      [0, 0, limit + 1],
    );
  }),
);

it(
  'on a full disk a log is emptied without being kept',
  inFolder(async (folder) => {
    const file = join(folder, 'dev.log');
    for (const name of [file, `${file}.1`]) writeFileSync(name, 'x'.repeat(limit + 1));
    keepSmall(file, limit, () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    assert.deepEqual([statSync(file).size, existsSync(`${file}.1`)], [0, false]);
  }),
);

it(
  'a log that cannot be kept small is told once, and the others are looked after',
  inFolder(async (folder) => {
    for (const name of ['dev.log', 'nats.log']) writeFileSync(join(folder, name), 'x'.repeat(limit + 1));
    mkdirSync(join(folder, 'dev.log.1'));
    const told = [];
    const end = watchLogs(folder, { mostBytes: limit, everyMs: 1, tell: (line) => told.push(line) });
    const holds = setInterval(() => {}, 1_000); // the watch keeps no process running
    await until(() => statSync(join(folder, 'nats.log')).size === 0);
    await wait(50);
    clearInterval(holds);
    end();
    assert.equal(told.length, 1);
    assert.match(told[0], /dev\.log/);
  }),
);
