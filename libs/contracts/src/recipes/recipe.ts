import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import {
  CATEGORIES,
  COLLECTION_LIMITS,
  DIETS,
  DIFFICULTIES,
  HITS_BYTES,
  MAX_HITS,
  MAX_PAGE_SIZE,
  MAX_RECIPES_AT_ONCE,
  MAX_SEARCH_LENGTH,
  RECIPE_LIMITS,
  RECIPE_SORTS,
  TIME_RANGES,
} from '../constants';
import { commaList, Id, pageInput, pageOf, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { pick } from '../kit/pick';
import { Image } from '../media/image';
import { FieldOrigin } from './field-origin';
import { Plate } from './plate';
import { claims, Publication, PublicRecipe, RecipeClaims } from './publication';
import { CookedEntry, RecipeCredit } from './recipe-parts';
import { draftFields, storedFields, whenFull } from './recipe-fields';
import { SearchCondition, SearchReason } from './search-reason';
import { rule } from '../kit/rules';

export const RecipeDraft = z.strictObject(draftFields);
export type RecipeDraft = z.input<typeof RecipeDraft>;

/** With 40 tags, 50 collections and a photo. */
const SUMMARY_BYTES = 32 * 1024;
/** What is written in a recipe, what was understood of its lines, the photos of its steps, the times it was cooked and where it was read. */
export const RECIPE_ANSWER_BYTES = 880 * 1024;

/** The fields of its content that a recipe has in a list. */
export const SUMMARY_FIELDS = ['title', 'total_time', 'servings', 'difficulty', 'tags', 'rating', 'image_url'] as const;

export const RecipeSummary = atMostBytes(
  SUMMARY_BYTES,
  z.object({
    id: Id,
    ...pick(storedFields, SUMMARY_FIELDS),
    favorite: z.boolean(),
    collections: z.array(Id).describe('Those that it was put into; one that is deleted may still be among them'),
    published: z.boolean(),
    times_cooked: z.int(),
    image: Image.nullable(),
    plate: Plate,
    revision: z.int(),
    created_at: Timestamp,
  }),
);
export type RecipeSummary = z.infer<typeof RecipeSummary>;

export const Recipe = atMostBytes(
  RECIPE_ANSWER_BYTES,
  RecipeSummary.extend({
    ...storedFields,
    step_images: z.array(Image).describe('The photos of its steps that are stored; a step names its own by `image_id`'),
    cooked_on: z.array(CookedEntry).describe('The times it was cooked, the latest first'),
    origins: z.array(FieldOrigin.extend({ checked: z.boolean() })).describe('Where an import read each field; empty for a recipe typed in'),
    claims: RecipeClaims,
    known_source: z
      .string()
      .nullable()
      .describe('The page that it is from, also after the address was taken out; decides how it can be published'),
    publication: Publication.nullable().describe('How it is published or was last; null before'),
    waiting: z.boolean().describe('It waits in the tray: the plan has no room for it yet'),
    read_only: z
      .literal(true)
      .optional()
      .describe('Only a plan that has lapsed has room for it, so that it cannot be changed; said where one recipe is read'),
    credit: RecipeCredit.optional().describe('Of a recipe that was saved from the community'),
    updated_at: Timestamp,
  }),
);
export type Recipe = z.infer<typeof Recipe>;

/** A recipe that can still be restored. */
export const DeletedRecipe = RecipeSummary.extend({ deleted_at: Timestamp, has_notes: z.boolean() });
export type DeletedRecipe = z.infer<typeof DeletedRecipe>;

/** A recipe that a search has found, with why. */
export const RecipeHit = z.object({
  recipe: RecipeSummary,
  why: z.array(SearchReason),
  lacks: z.string().nullable().describe('The one word of the question that it has not got'),
  minutesOver: z.int().describe('How much longer it takes than was asked for'),
  keeps: z
    .array(z.enum(['kept', 'unknown']))
    .describe(
      'Of each condition, in their order: kept for certain, or nobody can tell, because an ingredient is not understood or may hold it',
    ),
});
export type RecipeHit = z.infer<typeof RecipeHit>;

/** As many as half of an answer holds. */
const CONDITIONS_BYTES = 16 * 1024;
const hits = () => atMostBytes(HITS_BYTES, z.array(RecipeHit).max(MAX_HITS));

/** In an address it is a word. */
const yesOrNo = z.union([z.boolean(), z.stringbool()], { error: rule('yes-or-no') });

const filterInput = {
  search: text(MAX_SEARCH_LENGTH).default(''),
  categories: commaList(CATEGORIES),
  difficulties: commaList(DIFFICULTIES),
  timeRanges: commaList(TIME_RANGES),
  diets: commaList(DIETS).describe('Only recipes all of whose ingredients are known to fit; computed from the ingredients'),
  tag: text(RECIPE_LIMITS.tag).default('').describe('Upper and lower case are the same'),
  collection: Id.optional(),
  favorite: yesOrNo.optional(),
};

const counts = <T extends string>(ids: readonly [T, ...T[]]) => z.record(z.enum(ids), z.int());

/** Of one question whether a cook has recipes already. */
const MAX_CANDIDATES = 50;

const several = z.strictObject({ ids: z.array(Id).min(1).max(MAX_RECIPES_AT_ONCE) });

const revision = z.int().describe('The revision that was read; another one means somebody saved in between');
/** For an operation on one field, which has to be sent. */
const required = <T extends z.ZodType>(field: z.ZodDefault<T>): T => field.unwrap();

export const recipe = {
  create: operation('rpc.recipes.recipe.create', {
    summary: 'Create a recipe',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'POST', path: '/recipes', status: 201 },
    input: z.strictObject({
      id: Id.optional().describe(
        'Made by the client: the idempotency key. Sent again with the same recipe it answers what is stored under it',
      ),
      ...draftFields,
      origins: z.array(FieldOrigin).max(40).default([]),
      favorite: z.boolean().default(false),
      created_at: Timestamp.optional().describe('For a recipe that was kept elsewhere before; now unless given, and never later than now'),
      whenFull: whenFull.optional(),
      createdIn: Id.optional().describe('The collection that it starts in'),
      unlessOwned: z
        .strictObject({ addresses: z.array(z.string().max(RECIPE_LIMITS.address)).max(4).optional() })
        .optional()
        .describe(
          'Given, the recipe is refused if the cook has it: one with the same title and ingredients. With `addresses`, even none, also one from these or from its `source_url`',
        ),
    }),
    output: Recipe,
    errors: ['recipes.owned', 'recipes.limit-reached', 'recipes.too-long', 'request.id-taken', 'request.id-reused'],
  }),
  /** For whatever comes from elsewhere: is it in the library already? The same address, or the same title with the same ingredients. */
  findSame: operation('rpc.recipes.recipe.find-same', {
    summary: 'Find recipes of a cook with the same content or source',
    access: 'cook',
    callers: ['importer'],
    input: z.strictObject({
      candidates: z
        .array(
          z.object({
            addresses: z.array(z.string().max(RECIPE_LIMITS.address)).max(4),
            title: text(RECIPE_LIMITS.title),
            ingredients: z.array(text(RECIPE_LIMITS.ingredient)).max(RECIPE_LIMITS.lines),
          }),
        )
        .max(MAX_CANDIDATES),
    }),
    output: z.object({
      matches: z
        .array(z.object({ id: Id, title: z.string() }).nullable())
        .max(MAX_CANDIDATES)
        .describe('One for each candidate, in their order'),
      contentKeys: z
        .array(z.string().nullable())
        .max(MAX_CANDIDATES)
        .describe('One for each candidate: candidates with the same title and ingredients have the same; null without ingredients'),
    }),
  }),
  read: operation('rpc.recipes.recipe.read', {
    summary: 'Get one of your recipes',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'GET', path: '/recipes/:id' },
    input: z.strictObject({ id: Id }),
    output: Recipe,
    errors: ['recipes.not-found'],
  }),
  list: operation('rpc.recipes.recipe.list', {
    summary: 'List your recipes, newest first unless sorted otherwise',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'GET', path: '/recipes', cost: 3 },
    input: z.strictObject({ ...pageInput, ...filterInput, sort: z.enum(RECIPE_SORTS).default('newest') }),
    output: pageOf(RecipeSummary),
  }),
  search: operation('rpc.recipes.recipe.search', {
    summary: 'Search your recipes in plain words: "pasta no cream under 30 min"',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/search', cost: 3 },
    input: z.strictObject({
      q: text(MAX_SEARCH_LENGTH),
      exact: z
        .union([z.stringbool(), z.boolean()], { error: rule('yes-or-no') })
        .default(false)
        .describe('Reads no condition out of the question'),
      diets: filterInput.diets,
      limit: z.coerce.number().int().min(1).max(MAX_HITS).default(MAX_HITS),
    }),
    output: z.object({
      hits: hits().describe('Those that have all words first, the best of them first; conditions always hold'),
      total: z.int().describe('How many have all words'),
      slower: hits().describe('What takes longer than the question asks for and fits otherwise'),
      parts: z
        .array(z.object({ word: z.string(), count: z.int() }))
        .max(MAX_HITS)
        .describe('Without any hit: words of the question that find something by themselves'),
      // together they are no longer than the question
      conditions: atMostBytes(CONDITIONS_BYTES, z.array(SearchCondition).max(MAX_SEARCH_LENGTH / 2)).describe(
        'What was read out of the question, in its order',
      ),
    }),
  }),
  facets: operation('rpc.recipes.recipe.facets', {
    summary: 'Count your recipes for each filter',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/facets' },
    input: z.strictObject({ search: filterInput.search, favorite: filterInput.favorite }),
    output: z.object({
      total: z.int(),
      places: z.int().describe('How many recipes of the library count toward the limit of the plan, whatever was asked for'),
      favorites: z.int(),
      categories: counts(CATEGORIES),
      difficulties: counts(DIFFICULTIES),
      timeRanges: counts(TIME_RANGES),
    }),
  }),
  update: operation('rpc.recipes.recipe.update', {
    summary: 'Update one of your recipes',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id' },
    input: z.strictObject({ id: Id, revision, ...draftFields }),
    output: Recipe,
    errors: [
      'recipes.not-found',
      'recipes.changed-elsewhere',
      'recipes.too-long',
      'recipes.waiting',
      'recipes.limit-reached',
      'recipes.beyond-plan',
    ],
  }),
  setNotes: operation('rpc.recipes.recipe.set-notes', {
    summary: 'Update your notes on a recipe',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/notes' },
    input: z.strictObject({ id: Id, revision, notes: required(draftFields.notes) }),
    output: Recipe,
    errors: ['recipes.not-found', 'recipes.changed-elsewhere', 'recipes.too-long', 'recipes.waiting', 'recipes.beyond-plan'],
  }),
  setRating: operation('rpc.recipes.recipe.set-rating', {
    summary: 'Rate a recipe for yourself; null removes the rating',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/rating' },
    input: z.strictObject({ id: Id, rating: required(draftFields.rating) }),
    output: RecipeSummary,
    errors: ['recipes.not-found'],
  }),
  setTags: operation('rpc.recipes.recipe.set-tags', {
    summary: 'Replace the tags of a recipe',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/tags' },
    input: z.strictObject({ id: Id, tags: required(draftFields.tags) }),
    output: RecipeSummary,
    errors: ['recipes.not-found', 'recipes.too-long', 'recipes.waiting'],
  }),
  /** Idempotent; with other content it replaces the earlier entry. */
  putCooked: operation('rpc.recipes.recipe.put-cooked', {
    summary: "Add or update an entry of a recipe's cooking log",
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/cooked-on/:entryId' },
    input: z.strictObject({ id: Id, entryId: Id, ...CookedEntry.omit({ id: true }).shape }),
    output: Recipe,
    errors: ['recipes.not-found', 'recipes.cooked-too-often'],
  }),
  removeCooked: operation('rpc.recipes.recipe.remove-cooked', {
    summary: "Remove an entry of a recipe's cooking log",
    access: 'cook',
    http: { method: 'DELETE', path: '/recipes/:id/cooked-on/:entryId' },
    input: z.strictObject({ id: Id, entryId: Id }),
    output: Recipe,
    errors: ['recipes.not-found'],
  }),
  setCollections: operation('rpc.recipes.recipe.set-collections', {
    summary: 'Set the collections of a recipe',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/collections' },
    input: z.strictObject({ id: Id, collections: z.array(Id).max(COLLECTION_LIMITS.perRecipe) }),
    output: RecipeSummary,
    errors: ['recipes.not-found', 'recipes.waiting'],
  }),
  setFavorite: operation('rpc.recipes.recipe.set-favorite', {
    summary: 'Mark or unmark a recipe as a favorite',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/favorite' },
    input: z.strictObject({ id: Id, favorite: z.boolean() }),
    output: RecipeSummary,
    errors: ['recipes.not-found', 'recipes.waiting'],
  }),
  delete: operation('rpc.recipes.recipe.delete', {
    summary: 'Delete a recipe; it can be restored for 30 days',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'DELETE', path: '/recipes/:id' },
    input: z.strictObject({
      id: Id,
      forGoodIfUntouched: yesOrNo
        .optional()
        .describe('It cannot be restored if its cook never changed, cooked, sorted or published it, as when an import is taken back'),
      createdIn: Id.optional().describe('The collection that it was created in: being there is not yet sorting by the cook'),
    }),
    output: z.object({ id: Id }),
    errors: ['recipes.not-found'],
  }),
  restore: operation('rpc.recipes.recipe.restore', {
    summary: 'Restore a deleted recipe',
    access: 'cook',
    http: { method: 'POST', path: '/recipes/:id/restore' },
    input: z.strictObject({ id: Id }),
    output: Recipe,
    errors: ['recipes.not-found', 'recipes.limit-reached'],
  }),
  listDeleted: operation('rpc.recipes.recipe.list-deleted', {
    summary: 'List deleted recipes that can be restored, next to expire first',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/deleted' },
    input: z.strictObject(pageInput),
    output: pageOf(DeletedRecipe).extend({
      perDay: z.array(z.int()).max(60).describe('How many are purged within one day from now, within two, and so on up to the last day'),
    }),
  }),
  restoreMany: operation('rpc.recipes.recipe.restore-many', {
    summary: 'Restore several deleted recipes, as far as your plan has room',
    access: 'cook',
    http: { method: 'POST', path: '/recipes/restore', cost: 5 },
    input: several,
    output: z.object({
      ids: z.array(Id).max(MAX_RECIPES_AT_ONCE).describe('Those that are back'),
      isLibraryFull: z.boolean().describe('Whether some were left because the plan has no room for them'),
    }),
  }),
  deleteMany: operation('rpc.recipes.recipe.delete-many', {
    summary: 'Delete several recipes; each can be restored for 30 days',
    access: 'cook',
    http: { method: 'POST', path: '/recipes/delete', cost: 5 },
    input: several,
    output: z.object({ ids: z.array(Id).max(MAX_RECIPES_AT_ONCE).describe('Those that are deleted') }),
  }),
  publish: operation('rpc.recipes.recipe.publish', {
    summary: 'Publish a recipe in the community gallery, or unpublish it; what is not sent stays as it was',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/published' },
    input: z.strictObject({
      id: Id,
      published: z.boolean(),
      cuisine: claims.cuisine.optional().describe('As its author says; not sent, it stays as it was'),
      diets: claims.diets.optional().describe('As its author says; not sent, they stay as they were'),
      ...Publication.partial().shape,
    }),
    output: Recipe,
    errors: [
      'recipes.not-found',
      'recipes.waiting',
      'recipes.source-not-own',
      'recipes.no-source',
      'recipes.unchanged-copy',
      'recipes.rights-reserved',
      'recipes.share-alike',
      'recipes.limit-reached',
      'community.banned',
    ],
  }),
  /** For the gallery, which compares itself with them. */
  listPublic: operation('rpc.recipes.recipe.list-public', {
    summary: 'List published recipes, by id',
    access: 'service',
    callers: ['community'],
    input: z.strictObject({ ...pageInput, among: z.array(Id).max(MAX_PAGE_SIZE).optional().describe('Only of these') }),
    output: pageOf(PublicRecipe),
  }),
  readPublic: operation('rpc.recipes.recipe.read-public', {
    summary: 'Get a published recipe',
    access: 'service',
    callers: ['community'],
    input: z.strictObject({ id: Id }),
    output: z.object({ recipe: PublicRecipe.nullable() }),
  }),
};
