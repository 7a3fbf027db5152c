import { Injectable } from '@nestjs/common';
import { type CooksTurn, jobs } from '@simmer/contracts';
import { FindsWaiting, type JobRun, LeasedRuns, Runs } from '@simmer/kit';
import { DataExportRepository } from './data-export.repository';
import { DataExportService } from './data-export.service';
import { DataExportRun } from './data-export-run.service';

@Injectable()
export class DataExportJobs {
  constructor(
    private readonly runs: LeasedRuns,
    private readonly exports: DataExportRepository,
    private readonly service: DataExportService,
    private readonly work: DataExportRun,
  ) {}

  @Runs(jobs.identity.writeDataExport)
  write(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work, turn, run);
  }

  @FindsWaiting(jobs.identity.writeDataExport)
  findWaiting(): Promise<CooksTurn[]> {
    return this.exports.leases.waiting();
  }

  @Runs(jobs.identity.removeExpired)
  removeExpired(): Promise<void> {
    return this.service.removeExpired();
  }
}
