import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { keepSmall, watchLogs } from '../deploy/local/log-files.mjs';

const limit = 10_000;
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
    closeSync(log);
    const said = async (text) => {
      const size = statSync(file).size + text.length;
      writer.stdin.write(text);
      while (statSync(file).size < size) await new Promise((resolve) => setImmediate(resolve));
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
    while (statSync(join(folder, 'nats.log')).size > 0) await new Promise((resolve) => setImmediate(resolve));
    clearInterval(holds);
    end();
    assert.deepEqual(
      ['dev.log', 'nats.log', 'letters.txt'].map((name) => statSync(join(folder, name)).size),
      [0, 0, limit + 1],
    );
  }),
);
