import { z } from 'zod';
import { RECIPE_LIMITS } from '../constants';
import { atMostBytes } from '../kit/answer-size';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { RECIPE_ANSWER_BYTES } from './recipe';
import { storedFields, RECIPE_FIELDS } from './recipe-fields';

const VersionHead = z.object({
  revision: z.int().describe('The revision that first said so'),
  saved_at: Timestamp,
});

/** Whose changes a version has taken up. */
const VersionCook = z
  .object({ username: z.string().nullable().describe('Null for a cook who has none, and while nobody knows') })
  .nullable()
  .describe('The cook who offered its changes; null for one that its author wrote alone');

/** The content of a recipe before a save. */
export const RecipeVersion = atMostBytes(RECIPE_ANSWER_BYTES, VersionHead.extend(storedFields));
export type RecipeVersion = z.infer<typeof RecipeVersion>;

export const recipeVersion = {
  list: operation('rpc.recipes.recipe-version.list', {
    summary: 'List former versions of a recipe, newest first; the latest 50 are stored',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/:id/versions' },
    input: z.strictObject({ id: Id }),
    output: z.object({
      items: z
        .array(
          VersionHead.extend({
            title: z.string(),
            with: VersionCook,
            changed: z.array(z.enum(RECIPE_FIELDS)).max(RECIPE_FIELDS.length).describe('Fields that the save after it changed'),
          }),
        )
        .max(RECIPE_LIMITS.versions),
      now_with: VersionCook,
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
