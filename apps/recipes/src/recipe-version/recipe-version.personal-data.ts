import { personalDocuments } from '@simmer/kit';
import { CONTRIBUTION_MODEL } from './contribution.schema';
import { RECIPE_VERSION_MODEL } from './recipe-version.schema';

export const recipeVersionPersonalData = personalDocuments({
  feature: 'recipe-versions',
  stage: 'recipes',
  kinds: [
    { model: RECIPE_VERSION_MODEL, owner: 'ownerId' },
    // of the two cooks that it names each is told of the recipe alone
    {
      model: CONTRIBUTION_MODEL,
      owner: (accountId) => ({ $or: [{ ownerId: accountId }, { accountId }] }),
      withheld: ['ownerId', 'accountId'],
    },
  ],
});
