import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { CHANGES_PER_PAGE, MAX_PAGE_SIZE } from '../constants';
import { Id, idList, pageInput } from '../kit/fields';
import { operation } from '../kit/operation';
import { RECIPE_ANSWER_BYTES } from './recipe';
import { SharedRecipe } from './share-link';

/** A recipe of somebody who shares the household: theirs to change, there to be planned, bought for and cooked by all. */
export const HouseholdRecipe = SharedRecipe.extend({ id: Id, cook: Id.describe('The account whose recipe it is') });
export type HouseholdRecipe = z.infer<typeof HouseholdRecipe>;

export const householdRecipe = {
  listIds: operation('rpc.recipes.household-recipe.list-ids', {
    summary: 'List the ids of the recipes that others of your household have',
    access: 'cook',
    http: { method: 'GET', path: '/household-recipes/ids' },
    input: z.strictObject({ after: pageInput.after }),
    output: z.object({ items: z.array(Id).max(CHANGES_PER_PAGE), next: z.string().nullable() }),
  }),
  list: operation('rpc.recipes.household-recipe.list', {
    summary: 'Get several recipes of your household',
    access: 'cook',
    http: { method: 'GET', path: '/household-recipes', cost: 3 },
    input: z.strictObject({ ids: idList(MAX_PAGE_SIZE) }),
    output: z.object({
      items: atMostBytes(RECIPE_ANSWER_BYTES, z.array(HouseholdRecipe).max(MAX_PAGE_SIZE)).describe(
        'In no particular order; one that is not there is not among them',
      ),
      left: z.array(Id).max(MAX_PAGE_SIZE).describe('What one answer had no room for: ask for these again'),
    }),
  }),
};
