import { personalDocuments } from '@simmer/kit';
import { MEAL_PLAN_FEED_MODEL } from './meal-plan-feed.schema';

export const mealPlanFeedPersonalData = personalDocuments({
  feature: 'meal-plan-feed',
  stage: 'account',
  kinds: [{ model: MEAL_PLAN_FEED_MODEL, owner: '_id', withheld: ['linkId', 'hash'] }],
});
