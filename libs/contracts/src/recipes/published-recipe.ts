import { z } from 'zod';
import { OFFER_LIMITS } from '../constants';
import { Id } from '../kit/fields';
import { operation } from '../kit/operation';
import { PlacedChange } from './recipe-parts';
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
  /** Taking what was taken already is no error. */
  takeChanges: operation('rpc.recipes.published-recipe.take-changes', {
    summary: 'Take changes that another cook offers into a published recipe, as a new version of it',
    access: 'service',
    callers: ['community'],
    input: z.strictObject({
      id: Id,
      ownerId: Id,
      offeredBy: Id.describe('The cook whom the version names'),
      changes: z.array(PlacedChange).min(1).max(OFFER_LIMITS.lines),
    }),
    output: z.object({ revision: z.int() }),
    errors: ['recipes.not-found', 'recipes.waiting', 'recipes.changed-elsewhere', 'recipes.too-long'],
  }),
};
