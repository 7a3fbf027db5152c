import { z } from 'zod';
import { LICENSES, RECIPE_LIMITS } from '../constants';
import { Id, IsoDate, text } from '../kit/fields';

/** One time that a recipe was cooked. */
export const CookedEntry = z.strictObject({
  id: Id.describe('Made by whoever adds it'),
  date: IsoDate,
  servings: z.number().positive().max(RECIPE_LIMITS.servings).nullable().default(null),
  note: text(RECIPE_LIMITS.cookedNote).default(''),
  image_id: Id.nullable().default(null).describe('A photo of what came of it, as media keeps it'),
});
export type CookedEntry = z.infer<typeof CookedEntry>;

/** Whose published recipe one was saved from. While that is not published any more, nobody is named. */
export const RecipeCredit = z.object({
  recipe_id: Id.describe('The original'),
  revision: z.int().describe('Of the original, when it was saved'),
  slug: z.string().describe('Of its page in the community'),
  username: z.string().nullable().describe('Its author’s; null where they have none, or are gone'),
  published: z.boolean().describe('Whether its page is still there'),
  license: z.enum(LICENSES).describe('Under which it was saved; decides whether a changed copy can be published, and how'),
});
export type RecipeCredit = z.infer<typeof RecipeCredit>;
