import { personalDocuments } from '@simmer/kit';
import { RECIPE_VERSION_MODEL } from './recipe-version.schema';

export const recipeVersionPersonalData = personalDocuments({
  feature: 'recipe-versions',
  stage: 'recipes',
  kinds: [{ model: RECIPE_VERSION_MODEL, owner: 'ownerId' }],
});
