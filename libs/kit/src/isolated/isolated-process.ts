import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Logger } from '../observability/logger';
import { limitMemory } from './memory-limit';
import type { Answer } from './serve';

const STARTS_WITHIN_MS = 20_000;

/** Why a child process gave no answer. */
export class IsolatedFailure extends Error {
  override name = 'IsolatedFailure';

  constructor(readonly reason: 'crashed' | 'too-long') {
    super(reason === 'too-long' ? 'The isolated process took too long.' : 'The isolated process ended while it had something open.');
  }
}

export interface IsolatedOptions {
  /** The module that calls `serve`, such as `new URL('./parser.worker', import.meta.url)`: `.js` beside a bundle, `.ts` while testing. */
  worker: URL;
  /** Of the JavaScript heap. */
  heapMegabytes: number;
  /** Of everything that the process takes after it has started, native libraries included. */
  memoryMegabytes: number;
  /** An idle process is ended after this time. */
  idleMs: number;
  /** Whether it loads native libraries. */
  addons?: boolean;
  /** Folders that it may read beside its own code. */
  readable?: readonly string[];
  logger: Logger;
}

/**
 * A child process that does one thing at a time, and holds nothing else: no variable of ours, no right to write a file, to start a process or to read more
 * than its own code, and bounded memory. It is started when it is needed and killed whenever it gives no answer; the next request starts another.
 */
export class IsolatedProcess<Request, Reply> {
  private child: ChildProcess | undefined;
  private starting: Promise<ChildProcess> | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: IsolatedOptions) {}

  /** Undefined while there is no process. */
  get processId(): number | undefined {
    return this.child?.pid;
  }

  /** Throws IsolatedFailure, or the reason of the signal. */
  async ask(request: Request, { mostMs, signal }: { mostMs: number; signal?: AbortSignal | undefined }): Promise<Reply> {
    clearTimeout(this.idle);
    signal?.throwIfAborted();
    try {
      const child = await (this.starting ??= this.start());
      const answer = await answerOf<Answer<Reply>>(child, mostMs, signal, request);
      return (answer as { reply: Reply }).reply;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      this.idle = setTimeout(() => this.end(), this.options.idleMs).unref();
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = this.starting = undefined;
  }

  private async start(): Promise<ChildProcess> {
    const { heapMegabytes, memoryMegabytes, logger } = this.options;
    const { script, flags } = commandOf(this.options);
    const child = fork(script, {
      execArgv: [`--max-old-space-size=${heapMegabytes}`, ...flags],
      // nothing of ours: it needs no address and no key. One arena for all threads, so that what a photo took is there for the next one
      env: { MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    child.once('exit', () => {
      if (this.child === child) this.child = this.starting = undefined;
    });
    await answerOf(child, STARTS_WITHIN_MS, undefined);
    if (!(await limitMemory(child.pid as number, memoryMegabytes)))
      logger.warn({ script }, 'the memory of an isolated process is bounded by its heap alone: there is no prlimit here');
    return child;
  }
}

function answerOf<Reply>(child: ChildProcess, mostMs: number, signal: AbortSignal | undefined, request?: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onReply).off('exit', onCrash).off('error', onCrash);
      settle();
    };
    const onReply = (reply: unknown): void => finish(() => resolve(reply as Reply));
    const onCrash = (): void => finish(() => reject(new IsolatedFailure('crashed')));
    const onAbort = (): void => finish(() => reject(signal?.reason as Error));
    const timer = setTimeout(() => finish(() => reject(new IsolatedFailure('too-long'))), mostMs);
    signal?.addEventListener('abort', onAbort);
    child.on('message', onReply).on('exit', onCrash).on('error', onCrash);
    if (request !== undefined) child.send(request as object, (error) => error && onCrash());
  });
}

/** As source while testing, which Node cannot read as it is; as a bundle otherwise. */
function commandOf({ worker, addons = false, readable = [] }: IsolatedOptions): { script: string; flags: string[] } {
  const isSource = existsSync(fileURLToPath(`${worker.href}.ts`));
  const script = fileURLToPath(`${worker.href}${isSource ? '.ts' : '.js'}`);
  const root = rootOf(dirname(script));
  const code = isSource ? ['apps', 'libs', 'tools', 'tsconfig.base.json'].map((name) => join(root, name)) : [dirname(script)];
  const folders = [...code, join(root, 'node_modules'), join(root, 'package.json'), ...readable];
  return {
    script,
    flags: [
      '--permission',
      ...folders.flatMap((folder) => [`--allow-fs-read=${folder}`, `--allow-fs-read=${folder}/*`]),
      ...(addons || isSource ? ['--allow-addons'] : []),
      ...(isSource ? ['--import', pathToFileURL(join(root, 'tools/typescript-loader.mjs')).href] : []),
    ],
  };
}

/** The folder above with the packages. */
function rootOf(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, 'node_modules')) || above === folder ? folder : rootOf(above);
}
