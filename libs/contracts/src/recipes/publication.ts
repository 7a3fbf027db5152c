import { z } from 'zod';
import {
  CLAIMED_DIETS,
  CREDIT_LIMITS,
  CUISINES,
  DIETS,
  DIFFICULTIES,
  LICENSES,
  PUBLIC_INGREDIENTS,
  PUBLISHED_FORMS,
  RECIPE_LIMITS,
} from '../constants';
import { atMostBytes } from '../kit/answer-size';
import { Id, text } from '../kit/fields';
import { Image } from '../media/image';
import { Plate } from './plate';

/** What the author says of a recipe that is published: the author's word, whatever its ingredients say. */
export const claims = {
  cuisine: z.enum(CUISINES).nullable(),
  diets: z.array(z.enum(CLAIMED_DIETS)).max(CLAIMED_DIETS.length),
};
export const RecipeClaims = z.object(claims);
export type RecipeClaims = z.infer<typeof RecipeClaims>;

export const Credit = z.object({
  credit_line: text(CREDIT_LIMITS.line).describe('Whose it is'),
  comes_from: text(CREDIT_LIMITS.comesFrom).describe('A book, a page, a grandmother'),
});

/** How its cook has published a recipe; what its source allows decides what is shown. */
export const Publication = z.object({
  form: z.enum(PUBLISHED_FORMS),
  license: z.enum(LICENSES),
  ...Credit.shape,
  isOwn: z.boolean().describe('The cook confirms that a recipe with a source is theirs to publish'),
});
export type Publication = z.infer<typeof Publication>;

/** The published recipe that a cook saved, changed and published in turn. */
export const AdaptedFrom = z.object({ recipe_id: Id, revision: z.int().describe('Of the original, when it was saved') });
export type AdaptedFrom = z.infer<typeof AdaptedFrom>;

/** Its title, tags and photo. */
const HEAD_BYTES = 32 * 1024;
/** In UTF-8, with the names of the fields. */
const CREDIT_BYTES = 3 * (CREDIT_LIMITS.line + CREDIT_LIMITS.comesFrom + RECIPE_LIMITS.address) + 200;
const PUBLIC_INGREDIENTS_BYTES = PUBLIC_INGREDIENTS.lines * (3 * (PUBLIC_INGREDIENTS.text + PUBLIC_INGREDIENTS.name) + 30);

/** What a published recipe shows to everybody: its own shape, so that no private field can slip in. */
export const PublicRecipe = atMostBytes(
  HEAD_BYTES + 3 * RECIPE_LIMITS.description + PUBLIC_INGREDIENTS_BYTES + CREDIT_BYTES,
  z.object({
    id: Id,
    ownerId: Id,
    revision: z.int(),
    title: z.string(),
    description: z.string(),
    author: z.string(),
    total_time: z.int(),
    servings: z.number(),
    difficulty: z.enum(DIFFICULTIES),
    tags: z.array(z.string()),
    image_url: z.string().nullable(),
    image: Image.nullable(),
    plate: Plate,
    form: z.enum(PUBLISHED_FORMS).describe('Of a link card nothing is told but its title and facts; it has no picture and no ingredients'),
    license: z.enum(LICENSES).nullable().describe('Null for a link card: its text is not ours to license'),
    credit_line: z.string(),
    comes_from: z.string(),
    source_url: z.string().nullable().describe('The page that it is from'),
    ...claims,
    checked_diets: z
      .array(z.enum(DIETS))
      .max(DIETS.length)
      .describe('Those of `diets` that the ingredients fit, where every line was understood; says nothing of allergens'),
    language: z.string().nullable().describe('BCP 47; null where nobody said it'),
    adapted_from: AdaptedFrom.nullable().describe(
      'Whose changed copy it is; null for a recipe that began with its cook, and for a link card',
    ),
    ingredients: z
      .array(z.object({ text: z.string(), name: z.string() }))
      .max(PUBLIC_INGREDIENTS.lines)
      .describe('Each line, cut where it is long, and the food in it; for the search'),
  }),
);
export type PublicRecipe = z.infer<typeof PublicRecipe>;
