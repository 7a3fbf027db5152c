import { z } from 'zod';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { keptFields } from './recipe-fields';

const VersionHead = z.object({
  revision: z.int().describe('The revision that first said so'),
  saved_at: Timestamp,
});

/** What a recipe said before a save. */
export const RecipeVersion = VersionHead.extend(keptFields);
export type RecipeVersion = z.infer<typeof RecipeVersion>;

export const recipeVersion = {
  list: operation('rpc.recipes.recipe-version.list', {
    summary: 'List former versions of a recipe, newest first; the latest 50 are stored',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/:id/versions' },
    input: z.strictObject({ id: Id }),
    output: z.object({
      items: z.array(
        VersionHead.extend({ title: z.string(), changed: z.array(z.string()).describe('Fields that the save after it changed') }),
      ),
    }),
    errors: ['recipes.not-found'],
  }),
  read: operation('rpc.recipes.recipe-version.read', {
    summary: 'Get a former version of a recipe; saving it again restores it',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/:id/versions/:revision' },
    input: z.strictObject({ id: Id, revision: z.coerce.number().int().min(1) }),
    output: RecipeVersion,
    errors: ['recipes.not-found', 'recipes.version-not-found'],
  }),
};
