import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Runs } from '@simmer/kit';
import { GalleryReconciliation } from '../gallery/gallery-reconciliation.service';

@Injectable()
export class MaintenanceJobs {
  constructor(private readonly gallery: GalleryReconciliation) {}

  @Runs(jobs.community.reconcileGallery)
  async reconcileGallery(_: object, { signal }: JobRun): Promise<void> {
    await this.gallery.reconcile({ signal });
  }
}
