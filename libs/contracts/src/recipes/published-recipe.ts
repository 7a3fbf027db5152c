import { z } from 'zod';
import { Id } from '../kit/fields';
import { operation } from '../kit/operation';
import { SharedRecipe } from './share-link';

/** A cook's copy of another's published recipe. */
export const SavedCopy = z.object({
  id: Id.describe('Of the copy in the cook’s own library'),
  waiting: z.boolean().describe('It waits in the tray: the plan has no room for it yet'),
});
export type SavedCopy = z.infer<typeof SavedCopy>;

/** What is published, for other cooks. Recipes owns it, so that it can be saved while the gallery is away. */
export const publishedRecipe = {
  save: operation('rpc.recipes.published-recipe.save', {
    summary: 'Save a copy of another cook’s published recipe, with credit; one that is saved already is answered as it is',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/recipes/:id/copy' },
    input: z.strictObject({ id: Id }),
    output: SavedCopy,
    errors: ['community.recipe-not-found', 'recipes.own-recipe', 'request.duplicate'],
  }),
  read: operation('rpc.recipes.published-recipe.read', {
    summary: 'Get what everybody may read of a published recipe, to cook it',
    access: 'service',
    callers: ['community'],
    input: z.strictObject({ id: Id }),
    output: z.object({ recipe: SharedRecipe.nullable().describe('Null for one that is not published') }),
  }),
  /** For the page of a published recipe. */
  findCopy: operation('rpc.recipes.published-recipe.find-copy', {
    summary: 'Find a cook’s copy of a published recipe',
    access: 'service',
    callers: ['community'],
    input: z.strictObject({ id: Id, accountId: Id }),
    output: z.object({ copy: SavedCopy.nullable() }),
  }),
};
