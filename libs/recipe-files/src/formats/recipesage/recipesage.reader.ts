import { isItem, isOfType, listOf, type SchemaItem } from '@simmer/recipe-reader';
import type { OpenedFile } from '../../opened-file';
import { jsonOf } from '../../reading/json-document';
import { lineOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { resolverOf } from '../json-ld/json-ld.reader';
import { recipeOfItem } from '../json-ld/schema-recipe';
import { withoutScaleMarks } from './scale-marks';
import { isTextExport, recipesOfTextExport } from './text-export';

/** RecipeSage's own file, {"recipes": [schema.org recipes]}, or its text export. */
export const recipeSageReader: FileReader = {
  format: 'recipesage',
  recognises: (file) => recipesIn(file).length > 0 || isTextExport(file.text),
  async *read(file) {
    const recipes = recipesIn(file);
    for (const item of recipes)
      yield await recipeEntry(lineOf(item.name) || nameOfFile(file.name), () =>
        withoutScaleMarks(recipeOfItem(item, { resolve: resolverOf(file) })),
      );
    if (recipes.length === 0) yield* recipesOfTextExport(file);
  },
};

function recipesIn(file: OpenedFile): SchemaItem[] {
  const document = jsonOf(file);
  return isItem(document)
    ? listOf(document.recipes)
        .filter(isItem)
        .filter((item) => isOfType(item, 'Recipe'))
    : [];
}
