import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Actor, jobs, MAX_PDF_RECIPES, profile } from '@simmer/contracts';
import { Bus, LeasedWork, ObjectStore, RunStopped, RunTooLong } from '@simmer/kit';
import { isLanguage } from '@simmer/messages';
import { type FileRecipe, type WrittenFile, writtenFile } from '@simmer/recipe-files';
import { CALL_WITHIN_MS, withRetry } from '../running/with-retry';
import { CooksRecipes } from './cooks-recipes';
import { type ExportChange, ExportRepository } from './export.repository';
import type { ExportRecord } from './export.schema';
import { exportKey, exportName } from './exported-file';
import { PdfPool } from './pdf/pdf-pool';

const TELL_EVERY_MS = 500;

type Write = (change: ExportChange) => Promise<void>;

interface Progress {
  total: number;
  done: number;
  bytes: number;
  /** The first two: enough to know whether there is one. */
  titles: string[];
}

/** One run of one export. It may be interrupted anywhere: the next one writes the whole file again. */
@Injectable()
export class ExportRun extends LeasedWork<ExportRecord> {
  readonly job = jobs.importer.writeExport;

  constructor(
    private readonly exports: ExportRepository,
    private readonly recipes: CooksRecipes,
    private readonly objects: ObjectStore,
    private readonly pdfs: PdfPool,
    private readonly bus: Bus,
  ) {
    super();
  }

  get records() {
    return this.exports.leases;
  }

  async work(record: ExportRecord, holder: string, signal: AbortSignal): Promise<void> {
    try {
      await this.make(record, this.writeAs(holder, record), signal);
    } catch (error) {
      // the account was deleted meanwhile: remove the file, which has no record
      if (!(await this.exports.find(record._id, record.ownerId))) await this.objects.delete(exportKey(record));
      throw error;
    }
  }

  async fail(record: ExportRecord, holder: string, error: unknown): Promise<void> {
    await this.writeAs(holder, record)({ status: 'failed', error: { code: error instanceof RunTooLong ? 'timeout' : 'gave-up' } });
  }

  private async make(record: ExportRecord, write: Write, signal: AbortSignal): Promise<void> {
    const { recipeIds, format } = record;
    const cook: Actor = { accountId: record.ownerId, role: 'cook' };
    const progress: Progress = { total: recipeIds?.length ?? (await this.recipes.count(cook, signal)), done: 0, bytes: 0, titles: [] };
    const file = format === 'pdf' ? await this.pdf(record, cook, signal) : writtenFile(format, progress.total);
    const { extension, contentType } = file;
    const recipes = counted(this.recipes.read(cook, recipeIds, file, signal), progress, write);
    await this.objects.put(exportKey(record), Readable.from(weighed(file.write(recipes), progress), { objectMode: false }), contentType);
    const { done, bytes } = progress;
    if (done === 0) await write({ status: 'failed', total: 0, error: { code: 'recipes.not-found' } });
    else
      await write({
        status: 'ready',
        total: done,
        done,
        bytes,
        fileName: exportName(progress.titles, record.createdAt, format, extension),
        contentType,
      });
  }

  /** Laid out in a process of its own, with the cook's name on the cover. A book of everything ends where a book has to. */
  private async pdf({ language, createdAt }: ExportRecord, cook: Actor, signal: AbortSignal): Promise<WrittenFile> {
    const { name } = await withRetry(() => this.bus.call(profile.read, {}, { onBehalfOf: cook, timeoutMs: CALL_WITHIN_MS }), signal);
    const plan = { language: isLanguage(language) ? language : 'en', at: createdAt, cook: name } as const;
    return {
      extension: 'pdf',
      contentType: 'application/pdf',
      pictures: 'portable',
      drawsPlates: true,
      write: (recipes) => this.pdfs.write(plan, atMost(recipes, MAX_PDF_RECIPES), signal),
    };
  }

  /** What a run may write of its export. It throws RunStopped when another run has it. */
  private writeAs(holder: string, record: ExportRecord): Write {
    let current = record;
    return async (change) => {
      const written = await this.exports.progress(current, holder, change);
      if (!written) throw new RunStopped();
      current = written;
    };
  }
}

async function* atMost<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<T> {
  let taken = 0;
  for await (const item of items) {
    if (taken === most) return;
    taken += 1;
    yield item;
  }
}

/** Counts the recipes written to the file, and reports it twice a second. */
async function* counted(recipes: AsyncIterable<FileRecipe>, progress: Progress, write: Write): AsyncGenerator<FileRecipe> {
  let reportedAt = 0;
  for await (const recipe of recipes) {
    yield recipe;
    progress.done += 1;
    if (progress.titles.length < 2) progress.titles.push(recipe.title);
    // the file for one recipe has no place for one that came meanwhile
    if (progress.total === 1) return;
    if (Date.now() - reportedAt < TELL_EVERY_MS) continue;
    reportedAt = Date.now();
    await write({ total: Math.max(progress.total, progress.done), done: progress.done });
  }
}

async function* weighed(parts: AsyncIterable<Uint8Array>, progress: Progress): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    progress.bytes += part.length;
    yield part;
  }
}
