import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { SHARE_LINK_LIMITS, SHARED_KINDS, SHARED_WEEK_BYTES } from '../constants';
import { Id, IsoDate, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { pick } from '../kit/pick';
import { Image } from '../media/image';
import { MealPlanTemplate } from './meal-plan';
import { Plate } from './plate';
import { Recipe, RECIPE_ANSWER_BYTES } from './recipe';
import { storedFields } from './recipe-fields';
import { ListAmount } from './shopping-list';

const { days: mostDays, defaultDays } = SHARE_LINK_LIMITS;

/** Whoever has the token sees what the link is about, until it is over. */
const ShareToken = z.string().min(1).max(64);

const days = z.int().min(1).max(mostDays).default(defaultDays).describe('How many days it stays open');

export const ShareLink = z.object({
  id: Id,
  kind: z.enum(SHARED_KINDS),
  about: z.string().describe('Id of the recipe, or the first day of the week'),
  created_at: Timestamp,
  expires_at: Timestamp,
  revoked: z.boolean(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** A link that was made just now, with its secret. Sent again with the same id, the same link has another one, in place of that whose answer was lost. */
const MadeShareLink = z.object({
  token: ShareToken.describe('The page of the link is `/share/{token}`'),
  link: ShareLink,
});
export type MadeShareLink = z.infer<typeof MadeShareLink>;

/** What of a recipe is for everybody who has its link: what helps to cook it, and nothing that is its cook's own. */
export const SHARED_RECIPE_FIELDS = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'prep_time',
  'cook_time',
  'total_time',
  'servings',
  'yield_text',
  'difficulty',
  'tags',
  'image_url',
  'calories',
  'total_fat',
  'saturated_fat',
  'protein',
  'carbohydrates',
  'fiber',
  'sugar',
  'sodium',
  'source_url',
  'source_name',
  'author',
  'language',
] as const;

export const SharedRecipe = atMostBytes(
  RECIPE_ANSWER_BYTES,
  z.object({
    ...pick(storedFields, SHARED_RECIPE_FIELDS),
    image: Image.nullable(),
    step_images: Recipe.shape.step_images,
    plate: Plate,
  }),
);
export type SharedRecipe = z.infer<typeof SharedRecipe>;

const SharedDish = z.object({
  meal: z.string(),
  title: z.string(),
  kind: z.enum(['recipe', 'leftover', 'note']),
  total_time: storedFields.total_time.describe('In minutes; 0 while nobody knows'),
  picture: SharedRecipe.pick({ image: true, image_url: true, plate: true }).nullable(),
});

/** A week of a plan as its guests see it: what is eaten and what is bought for it, and nothing of who eats. */
export const SharedWeek = atMostBytes(
  SHARED_WEEK_BYTES,
  z.object({
    first: IsoDate,
    days: z.array(z.object({ date: IsoDate, dishes: z.array(SharedDish).describe('In the order of the day') })).describe('All seven'),
    to_buy: z
      .array(
        z.object({ name: z.string(), aisle: z.string(), amounts: z.array(ListAmount).describe('Side by side where they cannot be added') }),
      )
      .describe('Without what most kitchens have'),
  }),
);
export type SharedWeek = z.infer<typeof SharedWeek>;

export const SharedContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recipe'), recipe: SharedRecipe }),
  z.object({ kind: z.literal('week'), week: SharedWeek }),
]);
export type SharedContent = z.infer<typeof SharedContent>;

/** What stands at the address of a link. */
export const SharedPage = z.object({
  state: z.enum(['open', 'expired', 'revoked']),
  from: z.string().describe('The name of who shares it; empty while it is not known'),
  expires_at: Timestamp,
  content: SharedContent.nullable().describe('Null unless it is open'),
});
export type SharedPage = z.infer<typeof SharedPage>;

const id = Id.describe('Made by the client: the idempotency key');

export const shareLink = {
  shareRecipe: operation('rpc.recipes.share-link.share-recipe', {
    summary: 'Create a share link for one of your recipes; its token is shown only once',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    opens: 'share-link',
    http: { method: 'POST', path: '/share-links', status: 201 },
    input: z.strictObject({ id, recipe_id: Id, days }),
    output: MadeShareLink,
    errors: ['recipes.not-found', 'recipes.too-many-share-links', 'request.id-taken'],
  }),
  shareWeek: operation('rpc.recipes.share-link.share-week', {
    summary: 'Create a share link for a week of your meal plan and its shopping list; its token is shown only once',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    opens: 'share-link',
    http: { method: 'POST', path: '/week-share-links', status: 201 },
    input: z.strictObject({ id, first: IsoDate.describe('The first of the seven days'), days }),
    output: MadeShareLink,
    errors: ['recipes.too-many-share-links', 'request.id-taken'],
  }),
  list: operation('rpc.recipes.share-link.list', {
    summary: 'List your share links, newest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/share-links' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(ShareLink).max(SHARE_LINK_LIMITS.open * 2) }),
  }),
  setRevoked: operation('rpc.recipes.share-link.set-revoked', {
    summary: 'Turn a share link off or on',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/share-links/:id/revoked' },
    input: z.strictObject({ id: Id, revoked: z.boolean() }),
    output: ShareLink,
    errors: ['recipes.share-not-found'],
  }),
  readShared: operation('rpc.recipes.share-link.read-shared', {
    summary: 'Get what a share link shows',
    access: 'public',
    http: { method: 'GET', path: '/shared/:token' },
    input: z.strictObject({ token: ShareToken }),
    output: SharedPage,
    errors: ['recipes.share-not-found'],
  }),
  saveRecipe: operation('rpc.recipes.share-link.save-recipe', {
    summary: 'Save a copy of a shared recipe',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/shared/:token/recipe', status: 201 },
    input: z.strictObject({ token: ShareToken, id: id.describe('Of the new recipe, made by the client: the idempotency key') }),
    output: Recipe,
    errors: ['recipes.share-not-found', 'recipes.owned', 'request.id-taken', 'request.id-reused'],
  }),
  /** The same sent again makes nothing twice. */
  saveWeek: operation('rpc.recipes.share-link.save-week', {
    summary: 'Save a copy of a shared week: its recipes, and the week as a template',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/shared/:token/week', status: 201 },
    input: z.strictObject({
      token: ShareToken,
      id: id.describe('Of the new week, made by the client: the idempotency key'),
      name: MealPlanTemplate.shape.name,
    }),
    output: z.object({
      week: MealPlanTemplate,
      waiting: z.int().describe('How many of its recipes wait in the tray until there is room'),
    }),
    errors: ['recipes.share-not-found', 'recipes.too-many-templates', 'request.id-taken'],
  }),
};
