import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Runs } from '@simmer/kit';
import { PushService } from './push.service';
import { TonightService } from './tonight.service';

@Injectable()
export class PushJobs {
  constructor(
    private readonly pushes: PushService,
    private readonly tonight: TonightService,
  ) {}

  @Runs(jobs.identity.remindTonight)
  async remindTonight(_: object, { signal }: JobRun): Promise<void> {
    // made soon after the first start, and under the newest secret soon after that has changed
    await this.pushes.readKey();
    await this.tonight.remind(new Date(), signal);
  }
}
