import type { SearchableRecipe } from '@simmer/recipe-search';
import type { RecipeDocument } from '../recipe-model/recipe.schema';

/** What of a stored recipe is searched. */
export const SEARCHED_FIELDS = [
  'title',
  'ingredients.text',
  'ingredients.parsed.name',
  'instructions.text',
  'tags',
  'source_name',
  'notes',
  'total_time',
  'language',
  'favorite',
  'rating',
  'times_cooked',
] as const;
export type Searched = Pick<
  RecipeDocument,
  | '_id'
  | 'title'
  | 'ingredients'
  | 'instructions'
  | 'tags'
  | 'source_name'
  | 'notes'
  | 'total_time'
  | 'language'
  | 'favorite'
  | 'rating'
  | 'times_cooked'
>;

export const toSearchable = ({
  _id,
  title,
  ingredients,
  instructions,
  tags,
  source_name,
  notes,
  total_time,
  language,
  favorite,
  rating,
  times_cooked,
}: Searched): SearchableRecipe => ({
  id: _id,
  title,
  ingredients: ingredients.map(({ text }) => text),
  names: ingredients.map(({ parsed }) => parsed.name),
  instructions: instructions.map(({ text }) => text),
  tags,
  source: source_name,
  notes,
  total_time,
  language,
  own: { favorite, rating, times_cooked },
});
