import { sourceOf } from './publication';
import { originsAfterEdit, picturesAfterEdit } from './recipe.policy';
import type { RecipeContent, RecipeDocument, RecipeKeys } from './recipe.schema';

/** What is stored when a recipe gets other content: the content, and all that follows from the edit. */
export const afterEdit = (current: RecipeDocument, content: RecipeContent & RecipeKeys): Partial<RecipeDocument> => ({
  ...content,
  ...picturesAfterEdit(current, content),
  knownSource: content.source_url ?? sourceOf(current),
  origins: originsAfterEdit(current, content),
  contentRevision: current.revision + 1,
  updated_at: new Date(),
});
