import { z } from 'zod';
import { RECIPE_LIMITS } from '../constants';
import { Id, text } from '../kit/fields';
import { operation } from '../kit/operation';

/** libs/starter writes each recipe in both. */
const LANGUAGES = ['en', 'de'] as const;
/** Three meals a day of a week. */
const MOST_AT_ONCE = 21;

/** Recipes of our own set. They hold no place of the plan until they are edited. */
export const starterRecipe = {
  /** A cook has each of them once: one that is there already, unchanged, is answered as it is. */
  add: operation('rpc.recipes.starter-recipe.add', {
    summary: 'Add starter recipes to your library; they do not count toward your limit until you edit them',
    access: 'cook',
    http: { method: 'POST', path: '/starter-recipes', status: 200, cost: 5 },
    input: z.strictObject({
      language: z.enum(LANGUAGES),
      items: z
        .array(z.strictObject({ id: Id.describe('Made by the client: the idempotency key'), starter: text(RECIPE_LIMITS.name) }))
        .min(1)
        .max(MOST_AT_ONCE),
    }),
    output: z.object({
      items: z
        .array(z.object({ starter: z.string(), id: Id.describe('Of the recipe in the library') }))
        .max(MOST_AT_ONCE)
        .describe('One for each item, in their order'),
    }),
    errors: ['request.not-found', 'request.id-taken', 'request.duplicate'],
  }),
};
