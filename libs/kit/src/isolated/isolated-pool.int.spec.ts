import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { IsolatedPool } from './isolated-pool';
import type { Misdeed } from './misbehaving.worker';

const here = import.meta.url;
const pool = new IsolatedPool<Misdeed, string>(1, {
  worker: new URL('./misbehaving.worker', here),
  heapMegabytes: 64,
  memoryMegabytes: 200,
  idleMs: 60_000,
  logger: pino({ level: 'silent' }),
});
afterAll(() => pool.end());

const ask = (misdeed: Misdeed, mostMs = 20_000) => pool.ask(misdeed, { mostMs });

it('sees no variable of ours', async () => {
  expect(await ask({ see: 'environment' })).not.toMatch(/URL|KEY|PATH|HOME/);
});

it.each<[string, Misdeed]>([
  ['reads the variables of the process that started it', { read: `/proc/${process.pid}/environ` }],
  ['reads a file of the system', { read: '/etc/passwd' }],
  ['writes a file', { write: join(tmpdir(), 'simmer-must-not-be') }],
  ['starts a program', { run: '/bin/true' }],
])('is refused when it %s', async (_, misdeed) => {
  expect(await ask(misdeed)).toBe('ERR_ACCESS_DENIED');
});

it('gets no more memory than it may, outside of the heap too, and the next request is answered', async () => {
  expect(await ask({ take: 50 })).toBe('done');
  const outcome = await ask({ take: 400 }).catch((error: Error) => error.name);
  expect(outcome).not.toBe('done');
  expect(await ask({ take: 50 })).toBe('done');
});

it('is killed when it takes too long, and the next request is answered', async () => {
  await expect(ask({ hang: true }, 500)).rejects.toMatchObject({ name: 'IsolatedFailure', reason: 'too-long' });
  expect(await ask({ take: 1 })).toBe('done');
});

it('lets others wait, and those who stop waiting go at once', async () => {
  const stop = new AbortController();
  const first = ask({ take: 1 });
  const second = pool.ask({ take: 1 }, { mostMs: 20_000, signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(second).rejects.toThrow('enough');
  expect([await first, await ask({ take: 1 })]).toEqual(['done', 'done']);
});
