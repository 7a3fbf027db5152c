import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HouseholdModule } from '../household/household.module';
import { MealPlanModule } from '../meal-plan/meal-plan.module';
import { MealPlanFeedHandlers } from './meal-plan-feed.handlers';
import { mealPlanFeedPersonalData } from './meal-plan-feed.personal-data';
import { MealPlanFeedRepository } from './meal-plan-feed.repository';
import { MEAL_PLAN_FEED_MODEL, MealPlanFeedSchema } from './meal-plan-feed.schema';
import { MealPlanFeedService } from './meal-plan-feed.service';

@Module({
  imports: [MealPlanModule, HouseholdModule, MongooseModule.forFeature([{ name: MEAL_PLAN_FEED_MODEL, schema: MealPlanFeedSchema }])],
  controllers: [MealPlanFeedHandlers],
  providers: [MealPlanFeedService, MealPlanFeedRepository, mealPlanFeedPersonalData],
  exports: [MealPlanFeedService],
})
export class MealPlanFeedModule {}
