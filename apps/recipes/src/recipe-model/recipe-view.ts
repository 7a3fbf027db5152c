import {
  pick,
  PUBLIC_INGREDIENTS,
  type PublicRecipe,
  type Recipe,
  RECIPE_FIELDS,
  type RecipeClaims,
  type RecipeSummary,
  SUMMARY_FIELDS,
  type WaitingRecipe,
} from '@simmer/contracts';
import { adaptedFrom } from './lineage';
import { shownForm, sourceOf, UNSAID } from './publication';
import { plateOf } from './recipe-plate';
import type { RecipeDocument, TrayStay } from './recipe.schema';

/** Of a recipe that is from before anything was claimed. */
const NO_CLAIMS: RecipeClaims = { cuisine: null, diets: [] };

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
  claims: stored.claims ?? NO_CLAIMS,
  publication: stored.publication ?? null,
  known_source: sourceOf(stored),
  origins: stored.origins,
  waiting: isWaiting(stored),
  ...(stored.credit && { credit: { license: UNSAID.license, ...stored.credit } }),
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
  'publication',
  'credit',
  'checkedDiets',
  'source_url',
  'knownSource',
  'ingredients',
] as const satisfies readonly (keyof RecipeDocument)[];
export type StoredPublicForm = Pick<RecipeDocument, '_id' | (typeof STORED_PUBLIC_FORM)[number]>;

/**
 * What everybody may see of a published recipe: no notes, no rating of the cook's own, no favourites. A photo only from our own address: another
 * site would learn who looks at it. A link card has the title, its facts and the way to the original, and nothing of its text or pictures.
 */
export function toPublicForm(stored: StoredPublicForm): PublicRecipe {
  const form = shownForm(stored);
  const { claims = NO_CLAIMS, publication, checkedDiets } = stored;
  return {
    id: stored._id,
    ...pick(stored, PUBLIC_FIELDS),
    image_url: stored.image_url?.startsWith('/') ? stored.image_url : null,
    form,
    license: publication?.license ?? 'all-rights-reserved',
    credit_line: publication?.credit_line ?? '',
    comes_from: publication?.comes_from ?? '',
    source_url: stored.source_url,
    adapted_from: adaptedFrom(stored),
    cuisine: claims.cuisine,
    diets: claims.diets,
    // a recipe that was published before they were computed has none
    checked_diets: (checkedDiets ?? []).filter((diet) => claims.diets.includes(diet)),
    ingredients: stored.ingredients.slice(0, PUBLIC_INGREDIENTS.lines).map(({ text, parsed }) => ({
      text: text.slice(0, PUBLIC_INGREDIENTS.text),
      name: parsed.name.slice(0, PUBLIC_INGREDIENTS.name),
    })),
    ...(form === 'link-card' && withoutText(stored)),
  };
}

/** The drawing is made from the title alone; others' ingredients are not in it. */
const withoutText = ({ title, ...stored }: StoredPublicForm) => ({
  license: null,
  adapted_from: null,
  source_url: sourceOf(stored),
  description: '',
  tags: [],
  image: null,
  image_url: null,
  plate: plateOf({ title, tags: [], ingredientNames: [], language: 'en' }),
  checked_diets: [],
  ingredients: [],
});
