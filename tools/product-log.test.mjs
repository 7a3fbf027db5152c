import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { portBook } from '../deploy/local/ports.mjs';
import { startProduct } from './prepare/product.mjs';

const service = `
process.stdout.write('the reason of ' + process.pid + '\\n');
require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT, '127.0.0.1');
`;

const failing = `
process.stdout.write('{"level":"warn","msg":"not answering yet"}\\n');
process.stderr.write('Error: recipes has no handler for this.\\n' + '    at one (place)\\n'.repeat(8));
process.exitCode = 1;
`;

it('a process that does not start ends with its reason, whatever stack and log are around it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simmer-log-'));
  mkdirSync(join(dataDir, 'run'));
  const main = join(dataDir, 'main.cjs');
  writeFileSync(main, failing);
  const book = portBook(dataDir);
  try {
    const starting = startProduct({ dataDir, book, main, environment: { PORT: String(await book.claim('gateway')) } });
    await assert.rejects(starting, {
      message: `dev stopped while starting: Error: recipes has no handler for this.\n(all of it: ${join(dataDir, 'logs', 'dev.log')})`,
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('a process that is started again keeps what it said before it ended', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simmer-log-'));
  mkdirSync(join(dataDir, 'run'));
  const main = join(dataDir, 'main.cjs');
  writeFileSync(main, service);
  const book = portBook(dataDir);
  const product = await startProduct({ dataDir, book, main, environment: { PORT: String(await book.claim('gateway')) } });
  try {
    const first = product.pids.dev;
    await product.kill('dev');
    await product.start('dev');
    const said = readFileSync(join(dataDir, 'logs', 'dev.log'), 'utf8');
    assert.deepEqual(said.trim().split('\n'), [`the reason of ${first}`, `the reason of ${product.pids.dev}`]);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
