import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { IsolatedFailure, IsolatedPool, LOGGER, type Logger, SCRATCH_FOLDER } from '@simmer/kit';
import { FileFailure, ImportFailure } from '../running/import-failure';
import type { PageReading } from '@simmer/recipe-reader';
import type { FileReading, ParserReply, ParserRequest, RecipeFile } from './parser-messages';

/** How many are read at a time, in how much heap, and how long one step may take: a page as a whole; of a file its form, and each recipe. */
interface Limits {
  places: number;
  heapMegabytes: number;
  stepMs: number;
}

/** A page is read in milliseconds: one that needs seconds was made to. A file is in the heap as a whole. */
const LIMITS = {
  page: { places: 2, heapMegabytes: 256, stepMs: 8_000 },
  file: { places: 2, heapMegabytes: 512, stepMs: 60_000 },
} satisfies Record<string, Limits>;

const here = import.meta.url;
const IDLE_MS = 60_000;
/** For buffers, stacks and what V8 holds beside its heap. */
const BESIDE_HEAP_MEGABYTES = 256;
/** Other limits, for specs. */
export const PARSER_LIMITS = Symbol('parser limits');

/** Where everything that strangers wrote is read: in child processes bounded in memory and time, so that one bad input fails one reading only. */
@Injectable()
export class ParserPool implements OnApplicationShutdown {
  private readonly pages: IsolatedPool<ParserRequest, ParserReply>;
  private readonly files: IsolatedPool<ParserRequest, ParserReply>;

  constructor(
    @Inject(LOGGER) logger: Logger,
    @Optional() @Inject(PARSER_LIMITS) private readonly limits: { page: Limits; file: Limits } = LIMITS,
  ) {
    const pool = ({ places, heapMegabytes }: Limits): IsolatedPool<ParserRequest, ParserReply> =>
      new IsolatedPool(places, {
        worker: new URL('./parser.worker', here),
        heapMegabytes,
        memoryMegabytes: heapMegabytes + BESIDE_HEAP_MEGABYTES,
        idleMs: IDLE_MS,
        readable: [SCRATCH_FOLDER],
        logger,
      });
    this.pages = pool(limits.page);
    this.files = pool(limits.file);
  }

  /** What `readRecipePage` gives. Throws ImportFailure `timeout` or `too-much`, or the reason of the signal. */
  async readPage(html: string, url: string, { signal }: { signal?: AbortSignal } = {}): Promise<PageReading> {
    const process = await this.pages.take(signal);
    try {
      const reply = await process.ask({ page: { html, url } }, { mostMs: this.limits.page.stepMs, signal });
      if ('page' in reply) return reply.page;
      throw unexpected(reply);
    } catch (error) {
      throw error instanceof IsolatedFailure ? pageFailure(error) : error;
    } finally {
      this.pages.giveBack(process);
    }
  }

  /**
   * The format of a file, then its recipes one by one; each is read when it is requested, so that a large collection is never in memory as a
   * whole. Whoever stops early leaves the loop. Throws FileFailure for what is wrong with the file, such as no known form, or the reason of the signal.
   */
  async *readFile(file: RecipeFile, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<FileReading, void, undefined> {
    const limits = { mostMs: this.limits.file.stepMs, signal };
    const process = await this.files.take(signal);
    let isAtEnd = false;
    try {
      let reply = await process.ask({ file }, limits);
      while ('item' in reply) {
        yield reply.item;
        reply = await process.ask({ next: true }, limits);
      }
      isAtEnd = true;
      if ('unknown' in reply) throw new FileFailure({ code: 'no-recipe' });
      if (!('end' in reply)) throw unexpected(reply);
    } catch (error) {
      throw error instanceof IsolatedFailure ? fileFailure(error) : error;
    } finally {
      // one that was left in the middle has the file open still
      if (!isAtEnd) process.end();
      this.files.giveBack(process);
    }
  }

  /** Of the processes that run at the moment. */
  get processIds(): number[] {
    return [...this.pages.processIds, ...this.files.processIds];
  }

  onApplicationShutdown(): void {
    this.pages.end();
    this.files.end();
  }
}

const pageFailure = (cause: IsolatedFailure): ImportFailure =>
  cause.reason === 'too-long'
    ? new ImportFailure('timeout', 'timeout after 30 seconds', { cause })
    : new ImportFailure('too-much', 'this page holds more than we can read', { cause });

const fileFailure = (cause: IsolatedFailure): FileFailure =>
  cause.reason === 'too-long' ? new FileFailure({ code: 'timeout' }, { cause }) : new FileFailure({ code: 'too-much' }, { cause });

/** What a file's readers have found wrong; anything else that was thrown says nothing to a cook. */
function unexpected(reply: ParserReply): Error {
  if (!('failed' in reply)) return new Error('The process that reads answered something else.');
  const { problem, message } = reply.failed;
  return new FileFailure(problem ?? { code: 'unreadable' }, { cause: new Error(message) });
}
