import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IMAGE_WIDTHS } from '@simmer/contracts';
import { type DrawnPicture, type DrawReply, type DrawRequest, isPortable, UnreadablePicture } from './picture';

const HEAP_MEGABYTES = 128;
const MOST_MS = 20_000;
const IDLE_MS = 15_000;

/** As source while developing and testing, as a bundle of its own beside the service's otherwise. */
const here = import.meta.url;
const script = fileURLToPath(new URL(here.endsWith('.ts') ? './image.worker.ts' : './image.worker.js', here));

/**
 * Draws pictures, one at a time, in a child process of bounded memory that is killed when it takes too long. The child is
 * started when it is needed and ended when nothing comes for a while.
 */
@Injectable()
export class PictureWorkshop implements OnApplicationShutdown {
  private child: ChildProcess | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private count = 0;

  /** Process id of the child, when there is one. */
  get processId(): number | undefined {
    return this.child?.pid;
  }

  /**
   * The variants of a picture, and a JPEG where it is not portable itself. Throws `UnreadablePicture`, another error when the child died or took too
   * long, or the reason of the signal.
   */
  draw(bytes: Uint8Array, signal?: AbortSignal): Promise<DrawnPicture> {
    const turn = this.last.then(() => this.drawNow(bytes, signal));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  onApplicationShutdown(): void {
    this.end();
  }

  private async drawNow(bytes: Uint8Array, signal?: AbortSignal): Promise<DrawnPicture> {
    signal?.throwIfAborted();
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    try {
      const reply = await ask(child, { id: ++this.count, bytes, widths: IMAGE_WIDTHS, isPortable: isPortable(bytes) }, signal);
      if ('unreadable' in reply) throw new UnreadablePicture('This picture is broken or too large to read.', { cause: reply.unreadable });
      return reply.picture;
    } catch (error) {
      // whatever state it is in, the next picture gets a new one
      if (!(error instanceof UnreadablePicture)) this.end();
      throw error;
    } finally {
      this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    }
  }

  private start(): ChildProcess {
    const child = fork(script, {
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
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

  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

function ask(child: ChildProcess, request: DrawRequest, signal?: AbortSignal): Promise<DrawReply> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      settle();
    };
    const onMessage = (reply: DrawReply): void => {
      if (reply.id === request.id) finish(() => resolve(reply));
    };
    const onExit = (): void => finish(() => reject(new Error('The process that opens pictures ended while it had one open.')));
    const onError = (error: Error): void => finish(() => reject(error));
    const onAbort = (): void => finish(() => reject(signal?.reason));
    const timer = setTimeout(() => finish(() => reject(new Error(`A picture took more than ${MOST_MS} ms.`))), MOST_MS);
    signal?.addEventListener('abort', onAbort);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request, (error) => error && onError(error));
  });
}
