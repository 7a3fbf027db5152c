import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Runs } from '@simmer/kit';
import { AuditLog } from './audit-log.service';

@Injectable()
export class AuditLogJobs {
  constructor(private readonly log: AuditLog) {}

  /** A fault is a failed job on the board of queues, and an error in the log of the service. */
  @Runs(jobs.identity.checkAuditLog)
  async check(_: object, { signal }: JobRun): Promise<void> {
    await this.log.check({ signal });
  }
}
