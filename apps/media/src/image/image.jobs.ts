import { Injectable } from '@nestjs/common';
import { type CooksTurn, jobs } from '@simmer/contracts';
import { FindsWaiting, type JobRun, LeasedRuns, Runs } from '@simmer/kit';
import { ImageRepository } from './image.repository';
import { ImageRun } from './image-run.service';

@Injectable()
export class ImageJobs {
  constructor(
    private readonly runs: LeasedRuns,
    private readonly images: ImageRepository,
    private readonly work: ImageRun,
  ) {}

  @Runs(jobs.media.processPhoto)
  process(turn: CooksTurn, run: JobRun): Promise<void> {
    return this.runs.takeTurn(this.work, turn, run);
  }

  @FindsWaiting(jobs.media.processPhoto)
  findWaiting(): Promise<CooksTurn[]> {
    return this.images.leases.waiting();
  }
}
