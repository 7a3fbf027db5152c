import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Runs } from '@simmer/kit';
import { AccountDeletionService } from './account-deletion.service';

@Injectable()
export class AccountDeletionJobs {
  constructor(private readonly deletions: AccountDeletionService) {}

  @Runs(jobs.identity.eraseAccounts)
  eraseAccounts(_: object, { signal }: JobRun): Promise<void> {
    return this.deletions.resume(signal);
  }
}
