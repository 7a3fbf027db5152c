import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HouseholdModule } from '../household/household.module';
import { RecipeModule } from '../recipe/recipe.module';
import { CookedLogService } from './cooked-log.service';
import { MealPlanHandlers } from './meal-plan.handlers';
import { mealPlanPersonalData } from './meal-plan.personal-data';
import { MealPlanRepository } from './meal-plan.repository';
import { MEAL_PLAN_MODEL, MEAL_PLAN_WEEK_MODEL, MealPlanSchema, MealPlanWeekSchema } from './meal-plan.schema';
import { MealPlanService } from './meal-plan.service';
import { RemindersService } from './reminders.service';

@Module({
  imports: [
    RecipeModule,
    HouseholdModule,
    MongooseModule.forFeature([
      { name: MEAL_PLAN_MODEL, schema: MealPlanSchema },
      { name: MEAL_PLAN_WEEK_MODEL, schema: MealPlanWeekSchema },
    ]),
  ],
  controllers: [MealPlanHandlers],
  providers: [MealPlanService, MealPlanRepository, CookedLogService, RemindersService, mealPlanPersonalData],
  exports: [MealPlanService, CookedLogService],
})
export class MealPlanModule {}
