import { personalDocuments } from '@simmer/kit';
import { MEAL_PLAN_MODEL, MEAL_PLAN_WEEK_MODEL } from './meal-plan.schema';

export const mealPlanPersonalData = personalDocuments({
  feature: 'meal-plans',
  stage: 'plans-and-lists',
  kinds: [
    { model: MEAL_PLAN_WEEK_MODEL, owner: 'ownerId' },
    { model: MEAL_PLAN_MODEL, owner: '_id' },
  ],
});
