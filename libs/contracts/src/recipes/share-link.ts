import { z } from 'zod';
import { SHARE_LINK_LIMITS, SHARED_KINDS } from '../constants';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { pick } from '../kit/pick';
import { Image } from '../media/image';
import { Plate, Recipe } from './recipe';
import { keptFields } from './recipe-fields';

const { days: mostDays, defaultDays } = SHARE_LINK_LIMITS;

/** Whoever has the token sees what the link is about, until it is over. */
const ShareToken = z.string().min(1).max(64);

const days = z.int().min(1).max(mostDays).default(defaultDays).describe('How many days it stays open');

export const ShareLink = z.object({
  id: Id,
  token: ShareToken.describe('The page of the link is `/share/{token}`'),
  kind: z.enum(SHARED_KINDS),
  about: z.string().describe('Id of the recipe'),
  created_at: Timestamp,
  expires_at: Timestamp,
  revoked: z.boolean(),
});
export type ShareLink = z.infer<typeof ShareLink>;

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

export const SharedRecipe = z.object({ ...pick(keptFields, SHARED_RECIPE_FIELDS), image: Image.nullable(), plate: Plate });
export type SharedRecipe = z.infer<typeof SharedRecipe>;

export const SharedContent = z.discriminatedUnion('kind', [z.object({ kind: z.literal('recipe'), recipe: SharedRecipe })]);
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
    summary: 'Make a link that shows one of your recipes to whoever has it',
    access: 'cook',
    http: { method: 'POST', path: '/share-links', status: 201 },
    input: z.strictObject({ id, recipe_id: Id, days }),
    output: ShareLink,
    errors: ['recipes.not-found', 'recipes.too-many-share-links', 'request.id-taken'],
  }),
  list: operation('rpc.recipes.share-link.list', {
    summary: 'List the links that you have made and that are not forgotten, newest first',
    access: 'cook',
    http: { method: 'GET', path: '/share-links' },
    input: z.strictObject({}),
    output: z.object({ items: z.array(ShareLink) }),
  }),
  setRevoked: operation('rpc.recipes.share-link.set-revoked', {
    summary: 'Switch a link off, or on again',
    access: 'cook',
    http: { method: 'PUT', path: '/share-links/:id/revoked' },
    input: z.strictObject({ id: Id, revoked: z.boolean() }),
    output: ShareLink,
    errors: ['recipes.share-not-found'],
  }),
  readShared: operation('rpc.recipes.share-link.read-shared', {
    summary: 'What somebody has shared by a link',
    access: 'public',
    http: { method: 'GET', path: '/shared/:token' },
    input: z.strictObject({ token: ShareToken }),
    output: SharedPage,
    errors: ['recipes.share-not-found'],
  }),
  saveRecipe: operation('rpc.recipes.share-link.save-recipe', {
    summary: 'Save a shared recipe to your own ones',
    access: 'cook',
    http: { method: 'POST', path: '/shared/:token/recipe', status: 201 },
    input: z.strictObject({ token: ShareToken, id: id.describe('Of the new recipe, made by the client: the idempotency key') }),
    output: Recipe,
    errors: ['recipes.share-not-found', 'recipes.owned', 'request.id-taken', 'request.id-reused'],
  }),
};
