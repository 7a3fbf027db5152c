import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IMAGE_WIDTHS } from '@simmer/contracts';
import { IsolatedPool, LOGGER, type Logger } from '@simmer/kit';
import { type DrawnPicture, type DrawReply, type DrawRequest, isPortable, UnreadablePicture } from './picture';

const HEAP_MEGABYTES = 64;
/** Beside what the process has when it has started. Most of it is reserved for threads and never used; what decoding takes is bounded by the worker. */
const MEMORY_MEGABYTES = 512;
const MOST_MS = 20_000;
const IDLE_MS = 15_000;

const here = import.meta.url;

/** Makes the sizes of a photo, one photo at a time, in an isolated process. */
@Injectable()
export class ImageProcessor implements OnApplicationShutdown {
  private readonly pool: IsolatedPool<DrawRequest, DrawReply>;

  constructor(@Inject(LOGGER) logger: Logger) {
    this.pool = new IsolatedPool(1, {
      worker: new URL('./image.worker', here),
      heapMegabytes: HEAP_MEGABYTES,
      memoryMegabytes: MEMORY_MEGABYTES,
      idleMs: IDLE_MS,
      addons: true,
      logger,
    });
  }

  /** Process id of the child, when there is one. */
  get processId(): number | undefined {
    return this.pool.processIds[0];
  }

  /**
   * The variants of a photo, and a JPEG where it is not portable itself. Throws `UnreadablePicture`, `IsolatedFailure` when the process died or took
   * too long, or the reason of the signal.
   */
  async draw(bytes: Uint8Array, signal?: AbortSignal): Promise<DrawnPicture> {
    const reply = await this.pool.ask({ bytes, widths: IMAGE_WIDTHS, isPortable: isPortable(bytes) }, { mostMs: MOST_MS, signal });
    if ('unreadable' in reply) throw new UnreadablePicture('This picture is broken or too large to read.', { cause: reply.unreadable });
    return reply.picture;
  }

  onApplicationShutdown(): void {
    this.pool.end();
  }
}
