import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, isStoreAway, LeasedRuns, LOGGER, type Logger, ObjectStore, RunStopped } from '@simmer/kit';
import type { FileRecipe } from '../files/file-recipe';
import { writtenFile } from '../files/formats/writers';
import { isOutage } from '../running/patiently';
import { CooksRecipes } from './cooks-recipes';
import { type ExportChange, ExportRepository } from './export.repository';
import type { ExportRecord } from './export.schema';
import { exportKey, exportName } from './exported-file';

const MAX_ATTEMPTS = 4;
const TELL_EVERY_MS = 500;
const NOTHING = { code: 'recipes.not-found', message: 'There is no recipe to put into a file.' };
const GAVE_UP = { code: 'gave-up', message: 'This export was interrupted too often. Please try again.' };

type Write = (change: ExportChange) => Promise<void>;

interface Progress {
  total: number;
  done: number;
  bytes: number;
  /** The first two: enough to tell whether there is one. */
  titles: string[];
}

/** One run of one export. It may be interrupted anywhere: the next one writes the whole file again. */
@Injectable()
export class ExportRun {
  constructor(
    private readonly exports: ExportRepository,
    private readonly recipes: CooksRecipes,
    private readonly objects: ObjectStore,
    private readonly runs: LeasedRuns,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs the export unless it has ended or another run holds it. Throws when it is worth another try. */
  async run(id: string): Promise<void> {
    const holder = randomUUID();
    const record = await this.exports.takeLease(id, holder);
    if (!record) return;
    let wasKeptFromWork = false;
    try {
      const write = this.writeAs(holder, record);
      if (record.attempts > MAX_ATTEMPTS) await write({ status: 'failed', error: GAVE_UP });
      else await this.runs.run(() => this.exports.renewLease(id, holder), (signal) => this.make(record, write, signal));
    } catch (error) {
      wasKeptFromWork = error instanceof RunStopped || isOutage(error) || isStoreAway(error);
      if (!wasKeptFromWork) this.logger.error({ err: error, exportId: id }, 'an export failed for a reason of our own');
      if (!(error instanceof RunStopped)) throw error;
    } finally {
      await this.exports.release(id, holder, wasKeptFromWork);
    }
  }

  private async make(record: ExportRecord, write: Write, signal: AbortSignal): Promise<void> {
    const { _id: id, recipeIds, format } = record;
    const cook: Actor = { accountId: record.ownerId, role: 'cook' };
    const progress: Progress = { total: recipeIds?.length ?? (await this.recipes.count(cook, signal)), done: 0, bytes: 0, titles: [] };
    const { write: writeFile, extension, contentType, pictures } = writtenFile(format, progress.total);
    const recipes = counted(this.recipes.read(cook, recipeIds, pictures, signal), progress, write);
    await this.put(exportKey(id), weighed(writeFile(recipes), progress), contentType);
    const { done, bytes } = progress;
    if (done === 0) await write({ status: 'failed', total: 0, error: NOTHING });
    else await write({ status: 'ready', total: done, done, bytes, fileName: exportName(progress.titles, record.createdAt, format, extension), contentType });
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

  private async put(key: string, parts: AsyncIterable<Uint8Array>, contentType: string): Promise<void> {
    try {
      await this.objects.put(key, Readable.from(parts, { objectMode: false }), contentType);
    } catch (error) {
      // the store wraps what broke the stream
      throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
    }
  }
}

/** Counts the recipes on their way into the file, and tells of it twice a second. */
async function* counted(recipes: AsyncIterable<FileRecipe>, progress: Progress, write: Write): AsyncGenerator<FileRecipe> {
  let toldAt = 0;
  for await (const recipe of recipes) {
    yield recipe;
    progress.done += 1;
    if (progress.titles.length < 2) progress.titles.push(recipe.title);
    // the file for one recipe has no place for one that came meanwhile
    if (progress.total === 1) return;
    if (Date.now() - toldAt < TELL_EVERY_MS) continue;
    toldAt = Date.now();
    await write({ total: Math.max(progress.total, progress.done), done: progress.done });
  }
}

async function* weighed(parts: AsyncIterable<Uint8Array>, progress: Progress): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    progress.bytes += part.length;
    yield part;
  }
}
