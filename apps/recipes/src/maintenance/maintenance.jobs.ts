import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Plans, Runs } from '@simmer/kit';
import { Households } from '../household/households.service';
import { CookedLogService } from '../meal-plan/cooked-log.service';
import { RecipePictureService } from '../recipe/recipe-picture.service';
import { TrayService } from '../tray/tray.service';
import { MaintenanceService } from './maintenance.service';

@Injectable()
export class MaintenanceJobs {
  constructor(
    private readonly maintenance: MaintenanceService,
    private readonly cooked: CookedLogService,
    private readonly plans: Plans,
    private readonly tray: TrayService,
    private readonly photos: RecipePictureService,
    private readonly households: Households,
  ) {}

  @Runs(jobs.recipes.settleLeftovers)
  settleLeftovers(): Promise<void> {
    return this.maintenance.settleLeftovers();
  }

  @Runs(jobs.recipes.purgeDeleted)
  purgeDeleted(): Promise<void> {
    return this.maintenance.purgeDeleted();
  }

  @Runs(jobs.recipes.logCooked)
  logCooked(): Promise<void> {
    return this.cooked.logPastMeals(new Date());
  }

  @Runs(jobs.recipes.reconcilePlans)
  async reconcilePlans(_: object, { signal }: JobRun): Promise<void> {
    await this.plans.reconcile({ signal });
    // a plan that was mended here may have room for more
    await this.tray.moveUpEverywhere(signal);
  }

  @Runs(jobs.recipes.reconcilePhotos)
  async reconcilePhotos(_: object, { signal }: JobRun): Promise<void> {
    await this.photos.reconcile({ signal });
  }

  @Runs(jobs.recipes.reconcileHouseholds)
  async reconcileHouseholds(_: object, { signal }: JobRun): Promise<void> {
    await this.households.reconcile({ signal });
  }
}
