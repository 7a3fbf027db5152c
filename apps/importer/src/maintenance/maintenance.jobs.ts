import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Plans, Runs } from '@simmer/kit';
import { MaintenanceService } from './maintenance.service';

@Injectable()
export class MaintenanceJobs {
  constructor(
    private readonly maintenance: MaintenanceService,
    private readonly plans: Plans,
  ) {}

  @Runs(jobs.importer.removeExpired)
  removeExpired(): Promise<void> {
    return this.maintenance.run();
  }

  @Runs(jobs.importer.reconcilePlans)
  async reconcilePlans(_: object, { signal }: JobRun): Promise<void> {
    await this.plans.reconcile({ signal });
  }
}
