import { indexById, isItem, isOfType, itemsBelow, listOf, type SchemaItem } from '@simmer/recipe-reader';
import type { OpenedFile } from '../../opened-file';
import { jsonOf } from '../../reading/json-document';
import { lineOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { recipeOfItem } from './schema-recipe';

/** A file of schema.org recipes: one, a list of them, or anywhere in a larger document. */
export const jsonLdReader: FileReader = {
  format: 'json-ld',
  recognises: (file) => !schemaRecipesIn(file).next().done,
  async *read(file) {
    const resolve = resolverOf(file);
    for (const item of schemaRecipesIn(file))
      yield await recipeEntry(lineOf(item.name) || nameOfFile(file.name), () => recipeOfItem(item, { resolve }));
  },
};

/** One by one, so that a list may be of any length. What stands within a recipe, such as related ones, is not read as another. */
export function* schemaRecipesIn(file: OpenedFile): Generator<SchemaItem> {
  for (const entry of entriesOf(jsonOf(file))) {
    for (const item of isItem(entry) && isOfType(entry, 'Recipe') ? [entry] : itemsBelow(entry))
      if (isOfType(item, 'Recipe') && !isReference(item)) yield item;
  }
}

/** The entries of a list, also of one in an object: {"@graph": […]}, {"recipes": […]}. */
function entriesOf(document: unknown): unknown[] {
  if (!isItem(document) || isOfType(document, 'Recipe')) return listOf(document);
  const list = document['@graph'] ?? document.recipes;
  return Array.isArray(list) ? list : [document];
}

function isReference(item: SchemaItem): boolean {
  return (
    item.recipeIngredient === undefined &&
    item.recipeInstructions === undefined &&
    item.ingredients === undefined &&
    item.instructions === undefined &&
    item.description === undefined
  );
}

export function resolverOf(file: OpenedFile): (item: SchemaItem) => SchemaItem {
  let byId: Map<string, SchemaItem> | null = null;
  return (item) => {
    const id = item['@id'];
    if (typeof id !== 'string' || !isItem(item)) return item;
    byId ??= indexById(jsonOf(file));
    return byId.get(id) ?? item;
  };
}
