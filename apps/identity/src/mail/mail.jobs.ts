import { Injectable } from '@nestjs/common';
import { type CooksTurn, jobs } from '@simmer/contracts';
import { FindsWaiting, type JobRun, LeasedRuns, Runs } from '@simmer/kit';
import { MailRepository } from './mail.repository';
import { MailRun } from './mail-run.service';

@Injectable()
export class MailJobs {
  constructor(
    private readonly runs: LeasedRuns,
    private readonly mails: MailRepository,
    private readonly work: MailRun,
  ) {}

  @Runs(jobs.identity.sendMail)
  send(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work, turn, run);
  }

  @FindsWaiting(jobs.identity.sendMail)
  findWaiting(): Promise<CooksTurn[]> {
    return this.mails.leases.waiting();
  }
}
