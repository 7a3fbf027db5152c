import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { planPersonalData } from './plan.personal-data';
import { PlanRepository } from './plan.repository';
import { PLAN_MODEL, PlanSchema } from './plan.schema';
import { Plans } from './plans.service';

/**
 * For a service in which something depends on the plan. `subscription.lookUp` and `lookUpMany` have to name it as a caller, and its nightly
 * `reconcilePlans` job calls `Plans.reconcile`.
 */
@Module({
  imports: [MongooseModule.forFeature([{ name: PLAN_MODEL, schema: PlanSchema }])],
  providers: [planPersonalData, PlanRepository, Plans],
  exports: [Plans],
})
export class PlansModule {}
