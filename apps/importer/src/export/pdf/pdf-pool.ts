import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IsolatedPool, LOGGER, type Logger } from '@simmer/kit';
import type { FileRecipe } from '@simmer/recipe-files';
import type { PdfPlan, PdfReply, PdfRequest } from './pdf-messages';

const here = import.meta.url;
const LIMITS = { places: 1, heapMegabytes: 512, memoryMegabytes: 1_024, idleMs: 60_000 };
/** A recipe's photo is made small in milliseconds; a book of 2,000 recipes is laid out in a minute on a busy machine. */
const RECIPE_MS = 60_000;
const BOOK_MS = 300_000;

/** Where PDF files are written: in a child process bounded in memory and time. */
@Injectable()
export class PdfPool implements OnApplicationShutdown {
  private readonly pool: IsolatedPool<PdfRequest, PdfReply>;

  constructor(@Inject(LOGGER) logger: Logger) {
    // sharp makes photos small
    this.pool = new IsolatedPool(LIMITS.places, { ...LIMITS, worker: new URL('./pdf.worker', here), addons: true, logger });
  }

  /** The file's bytes. Each recipe is requested when the previous one is taken in. Throws IsolatedFailure, or the reason of the signal. */
  async *write(plan: PdfPlan, recipes: AsyncIterable<FileRecipe>, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
    const limits = { mostMs: RECIPE_MS, signal };
    const process = await this.pool.take(signal);
    let isDone = false;
    try {
      await process.ask({ begin: plan }, limits);
      for await (const recipe of recipes) await process.ask({ recipe }, limits);
      const reply = await process.ask({ end: true }, { mostMs: BOOK_MS, signal });
      isDone = true;
      if ('file' in reply) yield reply.file;
    } finally {
      // one that was left in the middle has a book open still
      if (!isDone) process.end();
      this.pool.giveBack(process);
    }
  }

  onApplicationShutdown(): void {
    this.pool.end();
  }
}
