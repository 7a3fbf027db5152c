import { Injectable } from '@nestjs/common';
import { type CooksTurn, jobs } from '@simmer/contracts';
import { FindsWaiting, type JobRun, LeasedRuns, Runs } from '@simmer/kit';
import { ImportRepository } from './import.repository';
import { ImportRun } from './import-run.service';

@Injectable()
export class ImportJobs {
  constructor(
    private readonly runs: LeasedRuns,
    private readonly imports: ImportRepository,
    private readonly work: ImportRun,
  ) {}

  @Runs(jobs.importer.importPage)
  importPage(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work, turn, run);
  }

  @FindsWaiting(jobs.importer.importPage)
  findWaiting(): Promise<CooksTurn[]> {
    return this.imports.leases.waiting();
  }
}
