import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { CHANGES_PER_PAGE, MAX_PAGE_SIZE } from '../constants';
import { Id, idList, pageInput } from '../kit/fields';
import { operation } from '../kit/operation';
import { Recipe, RECIPE_ANSWER_BYTES } from './recipe';

/** What a device needs to keep a copy of a cook's library: which recipes have changed, and the recipes themselves. */
export const library = {
  listChanges: operation('rpc.recipes.library.list-changes', {
    summary: 'List changes of your recipes since a revision',
    access: 'cook',
    http: { method: 'GET', path: '/library/changes' },
    input: z.strictObject({
      mark: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('How far the device knows the library, from its last answer; left out for all of it'),
      after: pageInput.after,
    }),
    output: z.object({
      mark: z.int().describe('For the next time; the one of the first page counts'),
      isWhole: z.boolean().describe('Every recipe there is, in pages: what is not among them is gone'),
      items: z.array(z.object({ id: Id, revision: z.int().nullable().describe('Null for a recipe that is gone') })).max(CHANGES_PER_PAGE),
      next: z.string().nullable(),
    }),
  }),
  readRecipes: operation('rpc.recipes.library.read-recipes', {
    summary: 'Get several of your recipes',
    access: 'cook',
    http: { method: 'GET', path: '/library/recipes' },
    input: z.strictObject({ ids: idList(MAX_PAGE_SIZE) }),
    output: z.object({
      items: atMostBytes(RECIPE_ANSWER_BYTES, z.array(Recipe).max(MAX_PAGE_SIZE)).describe(
        'In no particular order; one that is gone is not among them',
      ),
      left: z.array(Id).max(MAX_PAGE_SIZE).describe('What one answer had no room for: ask for these again'),
    }),
  }),
};
