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

/** The lists of a recipe whose lines other cooks may offer to change. */
export const RecipeList = z.enum(['ingredients', 'instructions']);
export type RecipeList = z.infer<typeof RecipeList>;

const line = text(RECIPE_LIMITS.instruction).nullable();
/** A line of a recipe as another cook would have it. Lines are known by their text, so that what was edited meanwhile is never written over. */
export const OfferedChange = z.strictObject({
  list: RecipeList,
  was: line.describe('As the recipe has it; null for a line that it has not got'),
  becomes: line.describe('As it would be; null for one that is left out'),
});
export type OfferedChange = z.infer<typeof OfferedChange>;
/** A change with the place of a new line. */
export const PlacedChange = OfferedChange.extend({
  after: line.describe('For a new line, the one that it follows; null for the first, and one that is gone puts it last'),
});
export type PlacedChange = z.infer<typeof PlacedChange>;
