import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { Runs } from '@simmer/kit';
import { MaintenanceService } from './maintenance.service';

@Injectable()
export class MaintenanceJobs {
  constructor(private readonly maintenance: MaintenanceService) {}

  @Runs(jobs.media.removeUnusedPhotos)
  removeUnusedPhotos(): Promise<void> {
    return this.maintenance.run();
  }
}
