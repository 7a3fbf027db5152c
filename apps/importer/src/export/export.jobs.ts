import { Injectable } from '@nestjs/common';
import { type CooksTurn, jobs } from '@simmer/contracts';
import { FindsWaiting, type JobRun, LeasedRuns, Runs } from '@simmer/kit';
import { ExportRepository } from './export.repository';
import { ExportRun } from './export-run.service';

@Injectable()
export class ExportJobs {
  constructor(
    private readonly runs: LeasedRuns,
    private readonly exports: ExportRepository,
    private readonly work: ExportRun,
  ) {}

  @Runs(jobs.importer.writeExport)
  write(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work, turn, run);
  }

  @FindsWaiting(jobs.importer.writeExport)
  findWaiting(): Promise<CooksTurn[]> {
    return this.exports.leases.waiting();
  }
}
