import type { Archive } from '../../archive';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { recipesOfText } from '../plain-text/text-recipe';

const MEMBER = /(?:^|\/)cheftap[^/]*\/[^/]+\.txt$/i;

/** The export of ChefTap: a folder of texts, each a title, an address, ingredients and steps. */
export const chefTapReader: FileReader = {
  format: 'cheftap',
  recognises: ({ archive }) => archive !== null && textsIn(archive).length > 0,
  async *read({ archive }) {
    for (const name of archive ? textsIn(archive) : []) {
      const text = (await archive?.open(name))?.text ?? '';
      const recipes = recipesOfText(text);
      if (recipes.length === 0) yield { skipped: { name: nameOfFile(name), reason: 'there are no ingredients and no steps in it' } };
      for (const recipe of recipes) yield await recipeEntry(nameOfFile(name), () => recipe);
    }
  },
};

const textsIn = (archive: Archive): string[] => archive.names.filter((name) => MEMBER.test(name));
