import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadingReply, ReadingRequest } from './reading-messages';

const IDLE_MS = 60_000;

/** A bundle beside the service's; as source while testing, which Node cannot read as it is. */
const here = import.meta.url;
const isSource = here.endsWith('.ts');
const script = fileURLToPath(new URL(isSource ? './reading.worker.ts' : './reading.worker.js', here));
const sourceLoader = new URL('../../../../tools/typescript-loader.mjs', here).href;

/** Why a child process gave no answer. */
export class ReadingBroken extends Error {
  override name = 'ReadingBroken';

  constructor(readonly reason: 'crashed' | 'too-long') {
    super(reason === 'too-long' ? 'The reading took too long.' : 'The process that reads ended while it had something open.');
  }
}

/**
 * A child process that reads, one request at a time, in bounded memory. It is started when it is needed, ended when nothing comes for a minute, and
 * killed whenever it gives no answer; the next request starts another. A thread would be lighter, but running out of memory in a thread ends the
 * whole process whatever its limits say.
 */
export class ReadingProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly heapMegabytes: number) {}

  /** Undefined while there is no process. */
  get processId(): number | undefined {
    return this.child?.pid;
  }

  /** Throws ReadingBroken, or the reason of the signal. */
  async ask(request: ReadingRequest, { mostMs, signal }: { mostMs: number; signal?: AbortSignal | undefined }): Promise<ReadingReply> {
    clearTimeout(this.idle);
    signal?.throwIfAborted();
    const child = (this.child ??= this.start());
    try {
      return await answerOf(child, request, mostMs, signal);
    } catch (error) {
      this.end();
      throw error;
    } finally {
      this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(script, {
      execArgv: [`--max-old-space-size=${this.heapMegabytes}`, ...(isSource ? ['--import', sourceLoader] : [])],
      // nothing of ours: it needs no address and no key
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }
}

function answerOf(child: ChildProcess, request: ReadingRequest, mostMs: number, signal: AbortSignal | undefined): Promise<ReadingReply> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onReply).off('exit', onCrash).off('error', onCrash);
      settle();
    };
    const onReply = (reply: ReadingReply): void => finish(() => resolve(reply));
    const onCrash = (): void => finish(() => reject(new ReadingBroken('crashed')));
    const onAbort = (): void => finish(() => reject(signal?.reason));
    const timer = setTimeout(() => finish(() => reject(new ReadingBroken('too-long'))), mostMs);
    signal?.addEventListener('abort', onAbort);
    child.on('message', onReply).on('exit', onCrash).on('error', onCrash);
    child.send(request, (error) => error && onCrash());
  });
}
