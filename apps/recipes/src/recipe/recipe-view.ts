import type { OutputOf, Recipe, recipe, RecipeSummary } from '@simmer/contracts';
import type { RecipeDocument } from './recipe.schema';

/** The fields a list needs; a query for summaries reads no others. */
export const SUMMARY_FIELDS = [
  'title',
  'total_time',
  'servings',
  'difficulty',
  'tags',
  'rating',
  'favorite',
  'published',
  'image_url',
  'image',
  'plate',
  'revision',
  'created_at',
  'titleKey',
  'timeKey',
] as const satisfies readonly (keyof RecipeDocument)[];

export type StoredSummary = Pick<RecipeDocument, '_id' | (typeof SUMMARY_FIELDS)[number]>;

/** A recipe as a list shows it. */
export const toSummary = (stored: StoredSummary): RecipeSummary => ({
  id: stored._id,
  title: stored.title,
  total_time: stored.total_time,
  servings: stored.servings,
  difficulty: stored.difficulty,
  tags: stored.tags,
  rating: stored.rating,
  favorite: stored.favorite,
  published: stored.published,
  image_url: stored.image_url,
  image: stored.image,
  plate: stored.plate,
  revision: stored.revision,
  created_at: stored.created_at.toISOString(),
});

/** The whole of it, for its owner. */
export const toRecipe = (stored: RecipeDocument): Recipe => ({
  ...toSummary(stored),
  description: stored.description,
  ingredients: stored.ingredients,
  instructions: stored.instructions,
  prep_time: stored.prep_time,
  cook_time: stored.cook_time,
  calories: stored.calories,
  total_fat: stored.total_fat,
  saturated_fat: stored.saturated_fat,
  protein: stored.protein,
  carbohydrates: stored.carbohydrates,
  fiber: stored.fiber,
  sugar: stored.sugar,
  sodium: stored.sodium,
  image_id: stored.image_id,
  source_url: stored.source_url,
  source_name: stored.source_name,
  author: stored.author,
  language: stored.language,
  yield_text: stored.yield_text,
  origins: stored.origins,
  notes: stored.notes,
  updated_at: stored.updated_at.toISOString(),
});

type PublicForm = NonNullable<OutputOf<typeof recipe.published>['recipe']>;

/** What everybody may see of a published recipe: no notes, no rating of the cook's own, no favourites. */
export const toPublicForm = (stored: RecipeDocument): PublicForm => ({
  id: stored._id,
  ownerId: stored.ownerId,
  revision: stored.revision,
  title: stored.title,
  description: stored.description,
  author: stored.author,
  total_time: stored.total_time,
  servings: stored.servings,
  difficulty: stored.difficulty,
  tags: stored.tags,
  image_url: stored.image_url,
  image: stored.image,
  plate: stored.plate,
});
