import { onePicture, pictureIn } from '../../reading/pictures';
import { lineOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { resolverOf, schemaRecipesIn } from '../json-ld/json-ld.reader';
import { recipeOfItem } from '../json-ld/schema-recipe';

const RECIPE_NAME = /(?:^|\/)recipe\.json$/;

/** A folder for each recipe, packed: recipe.json is a schema.org recipe, full.jpg its picture. */
export const nextcloudReader: FileReader = {
  format: 'nextcloud',
  memberName: RECIPE_NAME,
  recognises: (file) => file.beside !== null && RECIPE_NAME.test(file.name) && !schemaRecipesIn(file).next().done,
  async *read(file) {
    const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1);
    for (const item of schemaRecipesIn(file)) {
      yield await recipeEntry(lineOf(item.name) || nameOfFile(folder.slice(0, -1)), async () => {
        const { pictures } = onePicture([await pictureIn(file.beside, `${folder}full.jpg`)]);
        return recipeOfItem(item, { resolve: resolverOf(file), picture: pictures[0] });
      });
    }
  },
};
