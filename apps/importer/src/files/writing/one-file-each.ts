import type { FileRecipe } from '../file-recipe';
import type { WrittenFile } from '../recipe-format';
import { FileNames } from './file-names';
import { pictureEnding } from './picture-type';
import { writeZip, type ZipMember } from './zip';

/** The file of one recipe, in a form that keeps each recipe in a text file of its own. */
export interface RecipeTextFile {
  extension: string;
  contentType: string;
  textOf(recipe: FileRecipe): string;
  /** Whether a picture lies beside its recipe in the zip, under the same name. */
  withPictures?: boolean;
}

/** That file for one recipe, a zip of them for several. */
export function oneFileEach(file: RecipeTextFile): WrittenFile & { single: WrittenFile } {
  return {
    extension: 'zip',
    contentType: 'application/zip',
    ...(file.withPictures && { pictures: 'portable' }),
    write: (recipes) => writeZip(members(recipes, file)),
    single: {
      extension: file.extension,
      contentType: file.contentType,
      async *write(recipes) {
        for await (const recipe of recipes) yield Buffer.from(file.textOf(recipe));
      },
    },
  };
}

async function* members(recipes: AsyncIterable<FileRecipe>, { extension, textOf, withPictures }: RecipeTextFile): AsyncIterable<ZipMember> {
  const names = new FileNames();
  for await (const recipe of recipes) {
    const name = names.unique(recipe.title);
    yield { name: `${name}.${extension}`, bytes: Buffer.from(textOf(recipe)) };
    const [picture] = recipe.pictures;
    if (withPictures && picture && 'bytes' in picture) yield { name: `${name}.${pictureEnding(picture.bytes)}`, bytes: picture.bytes, packed: true };
  }
}
