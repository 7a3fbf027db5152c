// stripe-mock: answers as Stripe's API description says, for the specs of billing. Built once per machine into the user's cache.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const VERSION = 'v0.203.0';
/** It reads all of the API description first. */
const ANSWERS_WITHIN_MS = 100_000;

const run = promisify(execFile);

/** The program's file; the first time it is built, which takes Go and some minutes. */
async function program() {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'simmer');
  const file = join(cache, `stripe-mock-${VERSION}`);
  if (existsSync(file)) return file;
  const folder = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0', GOFLAGS: '-buildvcs=false' };
    await run('go', ['install', '-p', '2', '-ldflags=-s -w', `github.com/stripe/stripe-mock@${VERSION}`], { env });
    renameSync(join(folder, 'stripe-mock'), file);
  } catch (error) {
    throw new Error('stripe-mock could not be built: check that Go is installed (go version) and that proxy.golang.org can be reached.', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return file;
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * Starts it on a free port, and resolves when it answers.
 * @returns {Promise<{ url: string, stop(): void }>}
 */
export async function startStripeMock() {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(await program(), ['-http-addr', new URL(url).host], { stdio: 'ignore' });
  const giveUpAt = Date.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, stop: () => void child.kill() };
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill();
      throw new Error(`stripe-mock does not answer at ${url}.`);
    }
    await pause(200);
  }
}
