import { isItem, listOf, type SchemaItem } from '@simmer/recipe-reader';
import type { FileEntry, FileRecipe } from '../file-recipe';
import type { OpenedFile } from '../opened-file';
import { jsonOf } from './json-document';
import { lineOf } from './plain-values';
import { nameOfFile, recipeEntry } from './recipe-entry';

type IsRecipe = (value: unknown) => value is SchemaItem;

/** Whether a JSON file is a recipe of an app, or a list that holds one. */
export function hasJsonRecipe(file: OpenedFile, isRecipe: IsRecipe): boolean {
  return listOf(jsonOf(file)).some(isRecipe);
}

/** The recipes of such a file; other entries of its list are reported as left out. */
export async function* jsonRecipes(
  file: OpenedFile,
  isRecipe: IsRecipe,
  read: (recipe: SchemaItem) => Promise<Partial<FileRecipe>> | Partial<FileRecipe>,
): AsyncIterable<FileEntry> {
  for (const [index, entry] of listOf(jsonOf(file)).entries()) {
    const title = isItem(entry) ? lineOf(entry.title ?? entry.name) : '';
    if (isRecipe(entry)) yield await recipeEntry(title || nameOfFile(file.name), () => read(entry));
    else yield { skipped: { name: title || `#${index + 1}`, reason: { code: 'other-form' } } };
  }
}
