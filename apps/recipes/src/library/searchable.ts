import type { SearchableRecipe } from '@simmer/recipe-search';
import type { RecipeDocument } from '../recipe/recipe.schema';

/** What of a stored recipe is searched. */
export const SEARCHED_FIELDS = ['title', 'ingredients.text', 'instructions.text', 'tags', 'source_name', 'notes', 'total_time'] as const;
export type Searched = Pick<
  RecipeDocument,
  '_id' | 'title' | 'ingredients' | 'instructions' | 'tags' | 'source_name' | 'notes' | 'total_time'
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
}: Searched): SearchableRecipe => ({
  id: _id,
  title,
  ingredients: ingredients.map(({ text }) => text),
  instructions: instructions.map(({ text }) => text),
  tags,
  source: source_name,
  notes,
  total_time,
});
