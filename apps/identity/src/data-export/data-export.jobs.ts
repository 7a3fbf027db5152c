import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { Runs } from '@simmer/kit';
import { DataExportService } from './data-export.service';

@Injectable()
export class DataExportJobs {
  constructor(private readonly service: DataExportService) {}

  @Runs(jobs.identity.removeExpired)
  removeExpired(): Promise<void> {
    return this.service.removeExpired();
  }
}
