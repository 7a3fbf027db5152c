import {
  pick,
  PUBLIC_INGREDIENTS,
  type PublicRecipe,
  type Recipe,
  RECIPE_FIELDS,
  type RecipeSummary,
  SUMMARY_FIELDS,
  type WaitingRecipe,
} from '@simmer/contracts';
import type { RecipeDocument, TrayStay } from './recipe.schema';

/** What a list needs of a recipe beside its content; a query for summaries reads nothing else. */
const SUMMARY_KEYS = ['favorite', 'collections', 'published', 'times_cooked', 'image', 'plate', 'revision', 'created_at'] as const;
export const STORED_SUMMARY = [...SUMMARY_FIELDS, ...SUMMARY_KEYS] as const satisfies readonly (keyof RecipeDocument)[];

export type StoredSummary = Pick<RecipeDocument, '_id' | (typeof STORED_SUMMARY)[number]>;

/** What the list of deleted recipes needs. */
export const STORED_DELETION = [...STORED_SUMMARY, 'notes', 'deletedAt'] as const satisfies readonly (keyof RecipeDocument)[];
export type StoredDeletion = StoredSummary & { notes: string; deletedAt: Date };

/** What the tray shows. */
export const STORED_WAITING = [...STORED_SUMMARY, 'tray'] as const satisfies readonly (keyof RecipeDocument)[];
export type StoredWaiting = StoredSummary & { tray: TrayStay };

/** A recipe as a list shows it. */
export const toSummary = (stored: StoredSummary): RecipeSummary => ({
  id: stored._id,
  ...pick(stored, SUMMARY_FIELDS),
  favorite: stored.favorite,
  collections: stored.collections,
  published: stored.published,
  times_cooked: stored.times_cooked,
  image: stored.image,
  plate: stored.plate,
  revision: stored.revision,
  created_at: stored.created_at.toISOString(),
});

export const toWaiting = ({ tray, ...stored }: StoredWaiting): WaitingRecipe => ({
  ...toSummary(stored),
  since: tray.since.toISOString(),
  origin: tray.origin,
  name: tray.name,
});

/** The whole of it, for its owner. */
export const toRecipe = (stored: RecipeDocument): Recipe => ({
  ...toSummary(stored),
  ...pick(stored, RECIPE_FIELDS),
  instructions: withPhotos(stored.instructions),
  step_images: stored.step_images,
  cooked_on: stored.cooked_on,
  origins: stored.origins,
  waiting: isWaiting(stored),
  ...(stored.credit && { credit: stored.credit }),
  updated_at: stored.updated_at.toISOString(),
});

/** Steps as they are answered: one that was stored without a word of a photo has none. */
export const withPhotos = (steps: readonly Recipe['instructions'][number][]): Recipe['instructions'] =>
  steps.map((step) => ({ ...step, image_id: step.image_id ?? null }));

/** Whether a recipe waits in the tray. */
export const isWaiting = ({ trayOf }: { trayOf?: string | null }): boolean => Boolean(trayOf);

/** What the public form needs. */
const PUBLIC_FIELDS = [
  'ownerId',
  'revision',
  'title',
  'description',
  'author',
  'total_time',
  'servings',
  'difficulty',
  'tags',
  'image',
  'plate',
  'language',
] as const satisfies readonly (keyof PublicRecipe)[];
export const STORED_PUBLIC_FORM = [
  ...PUBLIC_FIELDS,
  'image_url',
  'claims',
  'ingredients',
] as const satisfies readonly (keyof RecipeDocument)[];
export type StoredPublicForm = Pick<RecipeDocument, '_id' | (typeof STORED_PUBLIC_FORM)[number]>;

/**
 * What everybody may see of a published recipe: no notes, no rating of the cook's own, no favourites. A photo only from our own address: another
 * site would learn who looks at it.
 */
export const toPublicForm = (stored: StoredPublicForm): PublicRecipe => ({
  id: stored._id,
  ...pick(stored, PUBLIC_FIELDS),
  image_url: stored.image_url?.startsWith('/') ? stored.image_url : null,
  cuisine: stored.claims.cuisine,
  diets: stored.claims.diets,
  ingredients: stored.ingredients.slice(0, PUBLIC_INGREDIENTS.lines).map(({ text, parsed }) => ({
    text: text.slice(0, PUBLIC_INGREDIENTS.text),
    name: parsed.name.slice(0, PUBLIC_INGREDIENTS.name),
  })),
});
