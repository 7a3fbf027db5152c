import { personalDocuments } from '@simmer/kit';
import { FOOD_CHOICES_MODEL } from './food-choice.schema';

export const foodChoicePersonalData = personalDocuments({
  feature: 'food-choices',
  stage: 'recipes',
  kinds: [{ model: FOOD_CHOICES_MODEL, owner: '_id' }],
});
