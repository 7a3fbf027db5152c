import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Runs } from '@simmer/kit';
import { TonightService } from './tonight.service';

@Injectable()
export class PushJobs {
  constructor(private readonly tonight: TonightService) {}

  @Runs(jobs.identity.remindTonight)
  remindTonight(_: object, { signal }: JobRun): Promise<void> {
    return this.tonight.remind(new Date(), signal);
  }
}
