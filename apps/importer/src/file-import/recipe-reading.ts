import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ProblemError, problems } from '@simmer/contracts';
import { isStoreAway, ObjectStore } from '@simmer/kit';
import type { SkippedRecipe } from '../files/file-recipe';
import type { FileReading } from '../reading/reading-messages';
import { ReadingRoom } from '../reading/reading-room';
import { ImportFailure } from '../running/import-failure';
import { isOutage } from '../running/patiently';
import type { FileImportRecord, ImportedFile } from './file-import.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import { FoundRecipesRecorder } from './found-recipes';
import type { HeldImport } from './held-import';
import { WaitingObjects } from './waiting-objects';

const MAX_SKIPPED_TOLD = 100;
const MAX_RECIPES = 20_000;
const CUT = { name: 200, reason: 300 };

type Report = Pick<ImportedFile, 'format' | 'problem'> & Pick<FileImportRecord, 'found' | 'duplicates' | 'skipped' | 'skippedCount'>;

/** The first part of an import: looks through its files one by one. A file that a run did not get through is read anew by the next. */
@Injectable()
export class RecipeReading {
  constructor(
    private readonly room: ReadingRoom,
    private readonly objects: ObjectStore,
    private readonly items: FileImportItemRepository,
    private readonly recorder: FoundRecipesRecorder,
    private readonly waiting: WaitingObjects,
  ) {}

  async run(held: HeldImport, signal: AbortSignal): Promise<void> {
    for (const [at, file] of held.record.files.entries()) if (!file.isRead) await this.readFile(held, at, signal);
    const isEmpty = held.record.found === 0;
    await held.write(isEmpty ? { status: 'failed', error: noRecipes(held.record) } : { status: 'ready', attempts: 0 });
  }

  private async readFile(held: HeldImport, at: number, signal: AbortSignal): Promise<void> {
    const file = held.record.files[at] as ImportedFile;
    await this.waiting.forgetFile(held.id, at);
    const report = await this.report(held, at, file, signal);
    const before = readSoFar(held.record);
    const { format, problem, found, duplicates } = report;
    await held.write({
      files: held.record.files.map((other, position) => (position === at ? { ...file, format, problem, found, duplicates, isRead: true } : other)),
      found: before.found + found,
      duplicates: before.duplicates + duplicates,
      skipped: [...held.record.skipped, ...report.skipped].slice(0, MAX_SKIPPED_TOLD),
      skippedCount: held.record.skippedCount + report.skippedCount,
      attempts: 0,
    });
    await this.objects.delete(file.objectKey);
  }

  /** Reads one file and records its recipes. What is wrong with it is said in the report; only what is wrong with us is thrown. */
  private async report(held: HeldImport, at: number, file: ImportedFile, signal: AbortSignal): Promise<Report> {
    const before = readSoFar(held.record);
    const recipes = this.recorder.open(held, file, at, before.found, signal);
    const report: Report = { format: null, problem: null, found: 0, duplicates: 0, skipped: [], skippedCount: 0 };
    try {
      for await (const entry of this.entries(file, signal)) {
        if ('format' in entry) report.format = entry.format;
        else if ('skipped' in entry) skip(report, entry.skipped);
        else {
          const isRoom = before.found + recipes.found < MAX_RECIPES;
          const reason = isRoom ? await recipes.add(entry.recipe) : `one import takes up to ${MAX_RECIPES} recipes`;
          if (reason) skip(report, { name: entry.recipe.title, reason });
        }
        await held.tell({ found: before.found + recipes.found, duplicates: before.duplicates + recipes.duplicates });
      }
    } catch (error) {
      signal.throwIfAborted();
      report.problem = problemWith(error);
    }
    await recipes.finish();
    const { found, duplicates } = recipes;
    return { ...report, found, duplicates, problem: report.problem ?? (found === 0 ? problems['importer.no-recipe-file'].title : null) };
  }

  /** What the reading process tells of the file. It is given a copy on the disk, so that a large file is not in memory here. */
  private async *entries({ name, objectKey }: ImportedFile, signal: AbortSignal): AsyncGenerator<FileReading> {
    const path = join(tmpdir(), `simmer-${randomUUID()}`);
    try {
      await pipeline(await this.objects.stream(objectKey), createWriteStream(path, { mode: 0o600 }));
      yield* this.room.readFile({ name, path }, { signal });
    } finally {
      await rm(path, { force: true });
    }
  }
}

function skip(report: Report, { name, reason }: SkippedRecipe): void {
  report.skippedCount += 1;
  if (report.skipped.length < MAX_SKIPPED_TOLD) report.skipped.push({ name: name.slice(0, CUT.name), reason: reason.slice(0, CUT.reason) });
}

/** How many recipes the files that are read hold, whatever an interrupted run wrote of the next. */
function readSoFar({ files }: FileImportRecord): { found: number; duplicates: number } {
  const read = files.filter(({ isRead }) => isRead);
  return { found: read.reduce((sum, { found }) => sum + found, 0), duplicates: read.reduce((sum, { duplicates }) => sum + duplicates, 0) };
}

/** What a cook is told of a file that could not be read to its end. Throws what the file has no part in. */
function problemWith(error: unknown): string {
  if (error instanceof ImportFailure) return error.message;
  if (!(error instanceof ProblemError) || isOutage(error) || isStoreAway(error)) throw error;
  if (error.code === 'media.not-found') return 'This file did not arrive. Please send it again.';
  if (error.code === 'importer.no-recipe-file') return error.message;
  throw error;
}

const noRecipes = ({ files }: FileImportRecord): FileImportRecord['error'] => ({
  code: 'importer.no-recipe-file',
  message: files.length === 1 ? (files[0]?.problem ?? problems['importer.no-recipe-file'].title) : 'No recipes were found in these files.',
});
