import { personalDocumentsWith } from '@simmer/kit';
import { LIBRARY_MODEL } from '../library/library.schema';
import { RECIPE_MODEL } from '../recipe-model/recipe.schema';
import { SharedRecipesService } from './shared-recipes.service';

export const recipePersonalData = personalDocumentsWith('recipes', [SharedRecipesService], (shared) => ({
  stage: 'recipes',
  kinds: [
    { model: RECIPE_MODEL, owner: 'ownerId', withheld: ['requestKey', 'reservations', 'addressKey', 'contentKey'] },
    { model: LIBRARY_MODEL, owner: '_id', toExport: ({ collections }) => ({ collections }) },
  ],
  prepare: (accountId, choice) => shared.applyChoice(accountId, choice),
}));
