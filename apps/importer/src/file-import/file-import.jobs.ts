import { Injectable } from '@nestjs/common';
import { type CooksTurn, jobs } from '@simmer/contracts';
import { FindsWaiting, type JobRun, LeasedRuns, Runs } from '@simmer/kit';
import { FileImportRepository } from './file-import.repository';
import { FileImportRun } from './file-import-run.service';

const { readFiles, saveRecipes, undoImport } = jobs.importer;

/** One job for each status in which there is work. */
@Injectable()
export class FileImportJobs {
  constructor(
    private readonly runs: LeasedRuns,
    private readonly imports: FileImportRepository,
    private readonly work: FileImportRun,
  ) {}

  @Runs(readFiles)
  read(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work.of('reading'), turn, run);
  }

  @FindsWaiting(readFiles)
  findUnread(): Promise<CooksTurn[]> {
    return this.imports.leases.waiting(['reading']);
  }

  @Runs(saveRecipes)
  save(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work.of('saving'), turn, run);
  }

  @FindsWaiting(saveRecipes)
  findUnsaved(): Promise<CooksTurn[]> {
    return this.imports.leases.waiting(['saving']);
  }

  @Runs(undoImport)
  undo(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work.of('undoing'), turn, run);
  }

  @FindsWaiting(undoImport)
  findNotUndone(): Promise<CooksTurn[]> {
    return this.imports.leases.waiting(['undoing']);
  }
}
