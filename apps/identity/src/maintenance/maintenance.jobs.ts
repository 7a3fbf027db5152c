import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Plans, Runs } from '@simmer/kit';

@Injectable()
export class MaintenanceJobs {
  constructor(private readonly plans: Plans) {}

  @Runs(jobs.identity.reconcilePlans)
  async reconcilePlans(_: object, { signal }: JobRun): Promise<void> {
    await this.plans.reconcile({ signal });
  }
}
