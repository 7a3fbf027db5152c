import type { Archive } from '../../archive';
import { openMember } from '../../opened-file';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { recipesOfText } from '../plain-text/text-recipe';

const MEMBER = /(?:^|\/)cheftap[^/]*\/[^/]+\.txt$/i;

/** The export of ChefTap: a folder of texts, each a title, an address, ingredients and steps. */
export const chefTapReader: FileReader = {
  format: 'cheftap',
  recognises: ({ archive }) => archive !== null && textsIn(archive).length > 0,
  async *read({ archive }) {
    if (!archive) return;
    for (const name of textsIn(archive))
      yield await recipeEntry(nameOfFile(name), async () => recipesOfText((await openMember(archive, name)).text)[0] ?? {});
  },
};

const textsIn = (archive: Archive): string[] => archive.names.filter((name) => MEMBER.test(name));
