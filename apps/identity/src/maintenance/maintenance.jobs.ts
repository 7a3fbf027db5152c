import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Plans, Runs } from '@simmer/kit';
import { Factors } from '../factors/factors.service';

@Injectable()
export class MaintenanceJobs {
  constructor(
    private readonly plans: Plans,
    private readonly factors: Factors,
  ) {}

  @Runs(jobs.identity.reconcilePlans)
  async reconcilePlans(_: object, { signal }: JobRun): Promise<void> {
    await this.plans.reconcile({ signal });
  }

  @Runs(jobs.identity.renewSeals)
  async renewSeals(_: object, { signal }: JobRun): Promise<void> {
    await this.factors.renewSeals(signal);
  }
}
