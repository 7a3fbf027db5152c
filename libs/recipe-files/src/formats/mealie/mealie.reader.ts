import type { SchemaItem } from '@simmer/recipe-reader';
import type { OpenedFile } from '../../opened-file';
import { jsonOf } from '../../reading/json-document';
import { hasJsonRecipe, jsonRecipes } from '../../reading/json-recipes';
import { lineOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { isBackup, recipesOfBackup } from './mealie-backup';
import { isMealieRecipe, recipeOfMealie } from './mealie-recipe';

/** A folder with a JSON file for each recipe, packed; or a backup, the tables of the whole database in one. */
export const mealieReader: FileReader = {
  format: 'mealie',
  memberName: /(?:^|\/)recipes\/([^/]+)\/\1\.json$/,
  recognises: (file) => hasJsonRecipe(file, isMealieRecipe) || isBackup(jsonOf(file)),
  async *read(file) {
    const document = jsonOf(file);
    const read = (recipe: SchemaItem) => recipeOfMealie(recipe, file.beside, pictureFolder(recipe, file));
    if (!isBackup(document)) yield* jsonRecipes(file, isMealieRecipe, read);
    else
      for (const recipe of recipesOfBackup(document))
        yield await recipeEntry(lineOf(recipe.name) || nameOfFile(file.name), () => read(recipe));
  },
};

/** Pictures lie in a folder of the recipe's own: beside its file, and in a backup under the recipe's id. */
function pictureFolder(recipe: SchemaItem, file: OpenedFile): string {
  return isBackup(jsonOf(file)) ? `/${lineOf(recipe.id).replaceAll('-', '')}/` : file.name.slice(0, file.name.lastIndexOf('/') + 1);
}
