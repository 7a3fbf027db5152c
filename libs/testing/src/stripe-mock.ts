import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processEnvironment } from '@simmer/kit';

const VERSION = 'v0.203.0';
/** It reads all of Stripe's API description first. */
const ANSWERS_WITHIN_MS = 100_000;

/**
 * stripe-mock: a server that answers as Stripe's API description says, and refuses what that doesn't allow. It keeps nothing, so its answers mean nothing.
 * deploy/local/build-root.sh puts it beside the other servers; where those come from somewhere else it is built here, once per machine.
 */
export class StripeMock {
  private constructor(
    readonly url: string,
    private readonly child: ReturnType<typeof spawn>,
  ) {}

  /** Starts it on a free port. Throws when it cannot be built: that takes Go and proxy.golang.org. */
  static async start(): Promise<StripeMock> {
    const url = `http://127.0.0.1:${await freePort()}`;
    const child = spawn(await program(), ['-http-addr', new URL(url).host], { stdio: 'ignore' });
    const mock = new StripeMock(url, child);
    const giveUpAt = Date.now() + ANSWERS_WITHIN_MS;
    while (!(await isUp(url))) {
      if (child.exitCode !== null || Date.now() > giveUpAt) {
        mock.stop();
        throw new Error(`stripe-mock does not answer at ${url}.`);
      }
      await pause(200);
    }
    return mock;
  }

  stop(): void {
    this.child.kill();
  }
}

/** The program's file. The first time it is built, which takes some minutes. */
async function program(): Promise<string> {
  const environment = processEnvironment();
  const cache = join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'simmer');
  const file = join(cache, `stripe-mock-${VERSION}`);
  if (existsSync(file)) return file;
  const folder = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    const env = { ...environment, GOBIN: folder, CGO_ENABLED: '0', GOFLAGS: '-buildvcs=false' };
    await promisify(execFile)('go', ['install', '-p', '2', '-ldflags=-s -w', `github.com/stripe/stripe-mock@${VERSION}`], { env });
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

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
