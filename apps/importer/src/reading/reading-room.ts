import type { OnApplicationShutdown } from '@nestjs/common';
import { IMPORT_MESSAGES, ProblemError } from '@simmer/contracts';
import { ImportFailure } from '../running/import-failure';
import type { PageReading } from '../sources/read-recipe-page';
import { ReadingDesk } from './reading-desk';
import type { FileReading, ReadingReply, RecipeFile } from './reading-messages';
import { ReadingBroken } from './reading-process';

/** How many are read at a time, in how much heap, and how long one step may take: a page as a whole; of a file its form, and each recipe. */
interface Limits {
  places: number;
  heapMegabytes: number;
  stepMs: number;
}

/** A page is read in milliseconds: one that needs seconds was made to. A file is in the heap as a whole. */
const LIMITS = { page: { places: 2, heapMegabytes: 256, stepMs: 8_000 }, file: { places: 2, heapMegabytes: 512, stepMs: 60_000 } } satisfies Record<string, Limits>;

/** Where everything that strangers wrote is read: in child processes bounded in memory and time, so that one bad input fails one reading only. */
export class ReadingRoom implements OnApplicationShutdown {
  private readonly pages: ReadingDesk;
  private readonly files: ReadingDesk;

  constructor(private readonly limits: { page: Limits; file: Limits } = LIMITS) {
    this.pages = new ReadingDesk(limits.page.places, limits.page.heapMegabytes);
    this.files = new ReadingDesk(limits.file.places, limits.file.heapMegabytes);
  }

  /** What `readRecipePage` gives. Throws ImportFailure `timeout` or `too-much`, or the reason of the signal. */
  async readPage(html: string, url: string, { signal }: { signal?: AbortSignal } = {}): Promise<PageReading> {
    const process = await this.pages.take(signal);
    try {
      const reply = await process.ask({ page: { html, url } }, { mostMs: this.limits.page.stepMs, signal });
      if ('page' in reply) return reply.page;
      throw unexpected(reply);
    } catch (error) {
      throw error instanceof ReadingBroken ? pageFailure(error) : error;
    } finally {
      this.pages.giveBack(process);
    }
  }

  /**
   * The format of a file, then its recipes one by one; the next is read when it is asked for, so that a large collection is never in memory as a
   * whole. Whoever stops early leaves the loop. Throws ProblemError `importer.no-recipe-file` for a file of no known form, ImportFailure `timeout`,
   * `too-much` or `unreadable` (its message is for the cook), or the reason of the signal.
   */
  async *readFile(file: RecipeFile, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<FileReading, void, undefined> {
    const asked = { mostMs: this.limits.file.stepMs, signal };
    const process = await this.files.take(signal);
    let isAtEnd = false;
    try {
      let reply = await process.ask({ file }, asked);
      while ('item' in reply) {
        yield reply.item;
        reply = await process.ask({ next: true }, asked);
      }
      isAtEnd = true;
      if ('unknown' in reply) throw new ProblemError('importer.no-recipe-file');
      if (!('end' in reply)) throw unexpected(reply);
    } catch (error) {
      throw error instanceof ReadingBroken ? fileFailure(error) : error;
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

const pageFailure = (cause: ReadingBroken): ImportFailure =>
  cause.reason === 'too-long'
    ? new ImportFailure('timeout', IMPORT_MESSAGES.importTimeout, { cause })
    : new ImportFailure('too-much', 'this page holds more than we can read', { cause });

const fileFailure = (cause: ReadingBroken): ImportFailure =>
  cause.reason === 'too-long'
    ? new ImportFailure('timeout', 'This file takes too long to read.', { cause })
    : new ImportFailure('too-much', 'This file holds more than we can read at once. Split it into smaller files.', { cause });

/** What a file's readers say is for the cook; anything else that was thrown says nothing to a cook. */
function unexpected(reply: ReadingReply): Error {
  if (!('failed' in reply)) return new Error('The process that reads answered something else.');
  const { forCook, message } = reply.failed;
  return new ImportFailure('unreadable', forCook ? `This file could not be read: ${message}.` : 'it could not be read', { cause: new Error(message) });
}
