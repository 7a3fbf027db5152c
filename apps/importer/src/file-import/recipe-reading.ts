import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { type FileProblem, ProblemError } from '@simmer/contracts';
import { isOutage, ObjectStore, scratchFile } from '@simmer/kit';
import type { SkippedRecipe } from '@simmer/recipe-files';
import type { FileReading } from '../parsing/parser-messages';
import { ParserPool } from '../parsing/parser-pool';
import { FileFailure } from '../running/import-failure';
import type { FileImportRecord, ImportedFile } from './file-import.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import { FoundRecipesRecorder } from './found-recipes';
import type { HeldImport } from './held-import';
import { StagedObjects } from './staged-objects';

const MAX_SKIPPED_TOLD = 100;
const MAX_RECIPES = 20_000;
const LONGEST_NAME = 200;

type Report = Pick<ImportedFile, 'format' | 'problem'> & Pick<FileImportRecord, 'found' | 'duplicates' | 'skipped' | 'skippedCount'>;

/** The first part of an import: reads its files one by one. An interrupted file is read again by the next run. */
@Injectable()
export class RecipeReading {
  constructor(
    private readonly parsers: ParserPool,
    private readonly objects: ObjectStore,
    private readonly items: FileImportItemRepository,
    private readonly recorder: FoundRecipesRecorder,
    private readonly staged: StagedObjects,
  ) {}

  async run(held: HeldImport, signal: AbortSignal): Promise<void> {
    for (const [at, file] of held.record.files.entries()) if (!file.isRead) await this.readFile(held, at, signal);
    const isEmpty = held.record.found === 0;
    await held.write(isEmpty ? { status: 'failed', error: { code: 'importer.no-recipe-file' } } : { status: 'ready', attempts: 0 });
  }

  private async readFile(held: HeldImport, at: number, signal: AbortSignal): Promise<void> {
    const file = held.record.files[at] as ImportedFile;
    await this.staged.forgetFile(held.record, at);
    const report = await this.report(held, at, file, signal);
    const before = readSoFar(held.record);
    const { format, problem, found, duplicates } = report;
    await held.write({
      files: held.record.files.map((other, position) =>
        position === at ? { ...file, format, problem, found, duplicates, isRead: true } : other,
      ),
      found: before.found + found,
      duplicates: before.duplicates + duplicates,
      skipped: [...held.record.skipped, ...report.skipped].slice(0, MAX_SKIPPED_TOLD),
      skippedCount: held.record.skippedCount + report.skippedCount,
      attempts: 0,
    });
    await this.objects.delete(file.objectKey);
  }

  /** Reads one file and records its recipes. Its problems go into the report; only our own failures are thrown. */
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
          const reason = isRoom ? await recipes.add(entry.recipe) : ({ code: 'import-full', params: { most: MAX_RECIPES } } as const);
          if (reason) skip(report, { name: entry.recipe.title, reason });
        }
        await held.report({ found: before.found + recipes.found, duplicates: before.duplicates + recipes.duplicates });
      }
    } catch (error) {
      signal.throwIfAborted();
      report.problem = problemWith(error);
    }
    await recipes.finish();
    const { found, duplicates } = recipes;
    return { ...report, found, duplicates, problem: report.problem ?? (found === 0 ? { code: 'no-recipe' } : null) };
  }

  /** The entries that the parser process finds. It reads a copy on disk, so that a large file is not in memory here. */
  private async *entries({ name, objectKey }: ImportedFile, signal: AbortSignal): AsyncGenerator<FileReading> {
    const { path, remove } = await scratchFile();
    try {
      await pipeline(await this.objects.stream(objectKey), createWriteStream(path, { mode: 0o600 }));
      yield* this.parsers.readFile({ name, path }, { signal });
    } finally {
      await remove();
    }
  }
}

function skip(report: Report, { name, reason }: SkippedRecipe): void {
  report.skippedCount += 1;
  if (report.skipped.length < MAX_SKIPPED_TOLD) report.skipped.push({ name: name.slice(0, LONGEST_NAME), reason });
}

/** How many recipes the files that are read hold, whatever an interrupted run wrote of the next. */
function readSoFar({ files }: FileImportRecord): { found: number; duplicates: number } {
  const read = files.filter(({ isRead }) => isRead);
  return { found: read.reduce((sum, { found }) => sum + found, 0), duplicates: read.reduce((sum, { duplicates }) => sum + duplicates, 0) };
}

/** The report's problem for a file that could not be read to its end. Rethrows what is not the file's fault. */
function problemWith(error: unknown): FileProblem {
  if (error instanceof FileFailure) return error.problem;
  if (!(error instanceof ProblemError) || isOutage(error)) throw error;
  if (error.code === 'media.not-found') return { code: 'not-arrived' };
  throw error;
}
