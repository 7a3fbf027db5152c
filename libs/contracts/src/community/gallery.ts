import { z } from 'zod';
import {
  CATEGORIES,
  CLAIMED_DIETS,
  COMMUNITY_SORTS,
  COOK_TIMES,
  COUNTED_EXACTLY,
  CUISINES,
  DIETS,
  DIFFICULTIES,
  LICENSES,
  MAX_SEARCH_LENGTH,
  PUBLISHED_FORMS,
} from '../constants';
import { atMostBytes } from '../kit/answer-size';
import { Id, LanguageCode, pageInput, pageOf, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { Username } from '../identity/profile';
import { Image } from '../media/image';
import { Plate } from '../recipes/plate';
import { Credit, RecipeClaims } from '../recipes/publication';
import { SavedCopy } from '../recipes/published-recipe';
import { SharedRecipe } from '../recipes/share-link';
import { ChefSummary } from './chef';
import { Lineage } from './lineage';

/** A published recipe in a list, with what its card shows: a page of twelve is to stay small. */
export const CommunityRecipe = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  username: z
    .string()
    .nullable()
    .describe('Of its cook, whose page the author’s name leads to; null for one without a page, and while nobody can say'),
  language: z.string().nullable(),
  total_time: z.int(),
  image_url: z.string().optional().describe('Of a recipe that has one'),
  image: Image.nullable(),
  plate: Plate,
  source_url: z.string().optional().describe('Of a link card alone, the original'),
  rating_average: z.number().nullable(),
  save_count: z.int(),
});
export type CommunityRecipe = z.infer<typeof CommunityRecipe>;

/** What is said of a published recipe on its page, besides the recipe itself. */
export const CommunityRecipeDetail = CommunityRecipe.extend({
  form: z.enum(PUBLISHED_FORMS),
  license: z.enum(LICENSES).nullable().describe('Null for a link card: its text is not ours to license'),
  ...Credit.shape,
  ...RecipeClaims.shape,
  checked_diets: z.array(z.enum(DIETS)).max(DIETS.length).describe('Those of `diets` that were checked against the ingredients'),
  rating_count: z.int(),
  rating_spread: z.array(z.int()).length(5).nullable().describe('How many gave 1, 2, 3, 4 and 5 stars; null where that was never counted'),
  created_at: Timestamp,
});
export type CommunityRecipeDetail = z.infer<typeof CommunityRecipeDetail>;

/** More than a slug of ours has. */
export const MAX_SLUG_LENGTH = 100;

/** With a photo. */
const CARD_BYTES = 16 * 1024;

/** The page of a published recipe. */
export const CommunityRecipePage = z.object({
  card: atMostBytes(CARD_BYTES, CommunityRecipeDetail),
  recipe: SharedRecipe,
  chef: ChefSummary.nullable().describe('Whose recipe it is; null where they have no page of their own'),
  lineage: Lineage,
  is_own: z.boolean().describe('Whether it is the reader’s'),
  is_hidden: z.boolean().describe('Moderation hides it, so that nobody but its cook gets it'),
  copy: SavedCopy.nullable().describe('The reader’s own copy, if they have one'),
});
export type CommunityRecipePage = z.infer<typeof CommunityRecipePage>;

/** A filter of which `all` means no restriction. */
const filter = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(['all', ...values]).default('all');

export const gallery = {
  list: operation('rpc.community.gallery.list', {
    summary: 'List published recipes, filtered, sorted or searched in plain words',
    access: 'public',
    http: { method: 'GET', path: '/community/recipes', cost: 3, sharedAmongVisitors: true },
    input: z.strictObject({
      ...pageInput,
      search: text(MAX_SEARCH_LENGTH).default(''),
      sort: z
        .enum(COMMUNITY_SORTS)
        .optional()
        .describe(
          'Newest first unless given; with a search, the best first. `following`: the newest of the cooks whom the reader follows, who has to be signed in',
        ),
      cuisine: filter(CUISINES),
      diet: filter(CLAIMED_DIETS),
      difficulty: filter(DIFFICULTIES),
      timeRange: filter(COOK_TIMES).describe('Minutes at most'),
      category: filter(CATEGORIES),
      author: Username.optional().describe('Of this cook alone, also by a former username'),
      language: LanguageCode.optional().describe('Of the reader: recipes in it come first'),
    }),
    output: pageOf(CommunityRecipe).extend({
      total: z.int().max(COUNTED_EXACTLY).optional().describe('With the first page alone'),
      has_more_than_total: z.boolean().optional().describe('There are more, and they are not counted; with the first page alone'),
    }),
    errors: ['access.signed-out', 'community.chef-not-found'],
  }),
  read: operation('rpc.community.gallery.read', {
    summary: 'Get the page of a published recipe by its slug, also by one from before its title changed',
    access: 'public',
    http: { method: 'GET', path: '/community/recipe-pages/:slug', cost: 2, sharedAmongVisitors: true },
    input: z.strictObject({ slug: z.string().min(1).max(MAX_SLUG_LENGTH) }),
    output: CommunityRecipePage,
    errors: ['community.recipe-not-found'],
  }),
};
