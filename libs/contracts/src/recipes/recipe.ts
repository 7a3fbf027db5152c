import { z } from 'zod';
import {
  CATEGORIES,
  DIFFICULTIES,
  MAX_RECIPE_LINES,
  MAX_SEARCH_LENGTH,
  RECIPE_DEFAULT_DIFFICULTY,
  RECIPE_DEFAULT_SERVINGS,
  RECIPE_SORTS,
  TIME_RANGES,
} from '../constants';
import { event } from '../kit/event';
import { commaList, Id, ImageAddress, LanguageCode, pageInput, pageOf, requiredText, text, Timestamp, WebAddress } from '../kit/fields';
import { operation } from '../kit/operation';
import { Image } from '../media/image';

const groupName = text(120).nullable().default(null);

/** A line of a list: its text as the author wrote it, and the group it stands in ('For the sauce'). Plain text is accepted too. */
const lineDraft = (text: ReturnType<typeof requiredText>, error: string) => z.union([text, z.strictObject({ text, group: groupName })], { error });

const ingredientDraft = lineDraft(requiredText(500, 'Write the ingredient or remove this row.'), 'Write the ingredient as text, or as an object with text and group.');
const instructionDraft = lineDraft(requiredText(5_000, 'Write this step or remove it.'), 'Write the step as text, or as an object with text and group.');

const minutes = z.number().int().min(0, { error: 'Minutes cannot be negative.' }).max(100_000);
const grams = z.number().min(0).max(1_000_000).nullable().default(null);

/** Per serving: calories in kcal, sodium in mg, everything else in g. Null is unknown, not zero. */
const nutritionDraft = {
  calories: grams,
  total_fat: grams,
  saturated_fat: grams,
  protein: grams,
  carbohydrates: grams,
  fiber: grams,
  sugar: grams,
  sodium: grams,
};

/**
 * Where a field of an imported recipe was read: which reader, which place in its source, and how sure it is (0 to 1). `checked` once a cook
 * has saved the recipe with that field as it was read.
 */
export const FieldOrigin = z.object({
  field: z.string().max(40),
  reader: z.string().max(40),
  place: z.string().max(300),
  confidence: z.number().min(0).max(1),
});
export type FieldOrigin = z.infer<typeof FieldOrigin>;

const draftFields = {
  title: requiredText(200, 'Give the recipe a title.'),
  description: text(5_000).default(''),
  ingredients: z.array(ingredientDraft).max(MAX_RECIPE_LINES).default([]),
  instructions: z.array(instructionDraft).max(MAX_RECIPE_LINES).default([]),
  prep_time: minutes.default(0),
  cook_time: minutes.default(0),
  total_time: minutes.nullable().default(null).describe('Null: preparation and cooking together'),
  servings: z.number().positive({ error: 'Servings must be more than zero.' }).max(1_000).default(RECIPE_DEFAULT_SERVINGS),
  yield_text: text(120).default('').describe('The yield in the words of the source, such as "24 cookies"'),
  difficulty: z.enum(DIFFICULTIES).default(RECIPE_DEFAULT_DIFFICULTY),
  tags: z.array(requiredText(60, 'A tag needs a name.')).max(40).default([]),
  image_url: ImageAddress.nullable().default(null),
  image_id: Id.nullable().default(null).describe('A picture that media keeps or will be sent: the two may arrive in either order. Its variants follow when they are ready; until then, and for an id that media never hears of, the recipe has its `image_url` or its plate to show'),
  ...nutritionDraft,
  source_url: WebAddress.nullable().default(null),
  source_name: text(200).default(''),
  author: text(200).default(''),
  language: LanguageCode.nullable().default(null).describe('BCP 47'),
  notes: text(10_000).default(''),
  rating: z.number().int().min(1).max(5).nullable().default(null),
};

export const RecipeDraft = z.strictObject(draftFields);
export type RecipeDraft = z.input<typeof RecipeDraft>;

/** What was understood of an ingredient's text. The text stays the truth. */
export const ParsedIngredientLine = z.object({
  quantity: z.number().nullable(),
  quantity_max: z.number().nullable(),
  unit: z.string().nullable(),
  name: z.string(),
  preparation: z.string(),
  note: z.string(),
  optional: z.boolean(),
});
export type ParsedIngredientLine = z.infer<typeof ParsedIngredientLine>;

const nutrition = Object.fromEntries(Object.keys(nutritionDraft).map((key) => [key, z.number().nullable()])) as Record<
  keyof typeof nutritionDraft,
  z.ZodNullable<z.ZodNumber>
>;

/** The drawing shown when there is no photo: where it is, and the table top it stands on. */
export const Plate = z.object({ url: z.string(), ground: z.string() });

export const RecipeSummary = z.object({
  id: Id,
  title: z.string(),
  total_time: z.int(),
  servings: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  tags: z.array(z.string()),
  rating: z.int().nullable(),
  favorite: z.boolean(),
  published: z.boolean(),
  image_url: z.string().nullable(),
  image: Image.nullable(),
  plate: Plate,
  revision: z.int(),
  created_at: Timestamp,
});
export type RecipeSummary = z.infer<typeof RecipeSummary>;

export const Recipe = RecipeSummary.extend({
  description: z.string(),
  ingredients: z.array(z.object({ text: z.string(), group: z.string().nullable(), parsed: ParsedIngredientLine })),
  instructions: z.array(z.object({ text: z.string(), group: z.string().nullable() })),
  prep_time: z.int(),
  cook_time: z.int(),
  ...nutrition,
  image_id: Id.nullable(),
  source_url: z.string().nullable(),
  source_name: z.string(),
  author: z.string(),
  language: z.string().nullable(),
  yield_text: z.string(),
  notes: z.string(),
  origins: z.array(FieldOrigin.extend({ checked: z.boolean() })).describe('Where an import read each field; empty for a recipe typed in'),
  updated_at: Timestamp,
});
export type Recipe = z.infer<typeof Recipe>;

const filterInput = {
  search: text(MAX_SEARCH_LENGTH).default(''),
  categories: commaList(CATEGORIES),
  difficulties: commaList(DIFFICULTIES),
  timeRanges: commaList(TIME_RANGES),
  favorite: z.union([z.stringbool(), z.boolean()], { error: 'This must be true or false.' }).optional(),
};

const counts = <T extends string>(ids: readonly [T, ...T[]]) => z.record(z.enum(ids), z.int());

export const recipe = {
  create: operation('rpc.recipes.recipe.create', {
    summary: 'Create a recipe',
    access: 'cook',
    http: { method: 'POST', path: '/recipes', status: 201 },
    input: z.strictObject({
      id: Id.optional().describe('Made by the client: the idempotency key. Sent again with the same recipe it answers what is stored under it'),
      ...draftFields,
      origins: z.array(FieldOrigin).max(40).default([]),
      favorite: z.boolean().default(false),
      created_at: Timestamp.optional().describe('For a recipe that was kept elsewhere before; now unless given, and never later than now'),
      unlessOwned: z
        .strictObject({ addresses: z.array(z.string().max(2_048)).max(4).optional() })
        .optional()
        .describe('Given, the recipe is refused if the cook has it: one with the same title and ingredients. With `addresses`, even none, also one from these or from its `source_url`'),
    }),
    output: Recipe,
    errors: ['recipes.owned', 'recipes.limit-reached', 'request.id-taken', 'request.id-reused'],
  }),
  /** For whatever comes from elsewhere: is it in the library already? The same address, or the same title with the same ingredients. */
  findSame: operation('rpc.recipes.recipe.find-same', {
    summary: 'The recipes of a cook that say the same as these',
    access: 'cook',
    http: { method: 'POST', path: '/recipes/same' },
    input: z.strictObject({
      candidates: z
        .array(z.object({ addresses: z.array(z.string().max(2_048)).max(4), title: text(200), ingredients: z.array(text(500)).max(MAX_RECIPE_LINES) }))
        .max(50),
    }),
    output: z.object({
      matches: z.array(z.object({ id: Id, title: z.string() }).nullable()).describe('One for each candidate, in their order'),
      contentKeys: z.array(z.string().nullable()).describe('One for each candidate: candidates with the same title and ingredients have the same; null without ingredients'),
    }),
  }),
  /** For media, before it removes a picture. A deleted recipe counts for as long as it can be restored. */
  findPictured: operation('rpc.recipes.recipe.find-pictured', {
    summary: 'Which of these pictures a recipe of their owner still names',
    access: 'service',
    input: z.strictObject({ pictures: z.array(z.object({ id: Id, ownerId: Id, addresses: z.array(z.string().max(2_048)).max(20) })).max(100) }),
    output: z.object({ ids: z.array(Id) }),
  }),
  read: operation('rpc.recipes.recipe.read', {
    summary: 'Read one of your recipes',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/:id' },
    input: z.strictObject({ id: Id }),
    output: Recipe,
    errors: ['recipes.not-found'],
  }),
  list: operation('rpc.recipes.recipe.list', {
    summary: 'List your recipes, newest first unless sorted otherwise',
    access: 'cook',
    http: { method: 'GET', path: '/recipes' },
    input: z.strictObject({ ...pageInput, ...filterInput, sort: z.enum(RECIPE_SORTS).default('newest') }),
    output: pageOf(RecipeSummary),
  }),
  facets: operation('rpc.recipes.recipe.facets', {
    summary: 'How many of your recipes each filter would show',
    access: 'cook',
    http: { method: 'GET', path: '/recipes/facets' },
    input: z.strictObject({ search: filterInput.search, favorite: filterInput.favorite }),
    output: z.object({
      total: z.int(),
      favorites: z.int(),
      categories: counts(CATEGORIES),
      difficulties: counts(DIFFICULTIES),
      timeRanges: counts(TIME_RANGES),
    }),
  }),
  update: operation('rpc.recipes.recipe.update', {
    summary: 'Replace one of your recipes',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id' },
    input: z.strictObject({
      id: Id,
      revision: z.int().describe('The revision that was read; another one means somebody saved in between'),
      ...draftFields,
    }),
    output: Recipe,
    errors: ['recipes.not-found', 'recipes.changed-elsewhere'],
  }),
  setFavorite: operation('rpc.recipes.recipe.set-favorite', {
    summary: 'Mark or unmark a favourite',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/favorite' },
    input: z.strictObject({ id: Id, favorite: z.boolean() }),
    output: RecipeSummary,
    errors: ['recipes.not-found'],
  }),
  delete: operation('rpc.recipes.recipe.delete', {
    summary: 'Delete a recipe; it can be restored for 30 days',
    access: 'cook',
    http: { method: 'DELETE', path: '/recipes/:id' },
    input: z.strictObject({ id: Id }),
    output: z.object({ id: Id }),
    errors: ['recipes.not-found'],
  }),
  restore: operation('rpc.recipes.recipe.restore', {
    summary: 'Undo a deletion',
    access: 'cook',
    http: { method: 'POST', path: '/recipes/:id/restore' },
    input: z.strictObject({ id: Id }),
    output: Recipe,
    errors: ['recipes.not-found', 'recipes.limit-reached'],
  }),
  publish: operation('rpc.recipes.recipe.publish', {
    summary: 'Show a recipe in the community gallery, or take it back',
    access: 'cook',
    http: { method: 'PUT', path: '/recipes/:id/published' },
    input: z.strictObject({ id: Id, published: z.boolean() }),
    output: RecipeSummary,
    errors: ['recipes.not-found'],
  }),
  /** What a published recipe shows to everybody: its own shape, so that no private field can slip in. */
  published: operation('rpc.recipes.recipe.published', {
    summary: 'The public form of a published recipe',
    access: 'service',
    input: z.strictObject({ id: Id }),
    output: z.object({
      recipe: z
        .object({
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
        })
        .nullable(),
    }),
  }),
};

const recipeFact = z.object({ recipeId: Id, ownerId: Id, revision: z.int() });

export const recipeSaved = event('events.recipes.recipe.saved', recipeFact, { live: true });
export const recipeDeleted = event('events.recipes.recipe.deleted', recipeFact, { live: true });
/** Published, changed while published, or taken back: the listener asks for the public form and follows it. */
export const recipePublicationChanged = event('events.recipes.recipe.publication-changed', recipeFact);
