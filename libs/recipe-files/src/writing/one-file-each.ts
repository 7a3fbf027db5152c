import type { FileRecipe } from '../file-recipe';
import type { WrittenFile } from '../recipe-format';
import { FileNames } from './file-names';
import { pictureEnding } from './picture-type';
import { writeZip, type ZipMember } from './zip';

/** The file of one recipe, in a form that keeps each recipe in a file of its own. */
interface OwnFile {
  extension: string;
  contentType: string;
  bytesOf(recipe: FileRecipe): Uint8Array | Promise<Uint8Array>;
  /** Whether the bytes are packed already. */
  packed?: boolean;
  /** A picture stands within its recipe, or lies beside it in the zip under the same name. */
  picture?: 'within' | 'beside';
}

/** That file for one recipe, a zip of them for several. */
export function oneFileEach(file: OwnFile, zipExtension = 'zip'): WrittenFile & { single: WrittenFile } {
  const { extension, contentType, bytesOf } = file;
  return {
    extension: zipExtension,
    contentType: 'application/zip',
    ...(file.picture && { pictures: 'portable' }),
    write: (recipes) => writeZip(members(recipes, file)),
    single: {
      extension,
      contentType,
      ...(file.picture === 'within' && { pictures: 'portable' }),
      async *write(recipes) {
        for await (const recipe of recipes) yield await bytesOf(recipe);
      },
    },
  };
}

async function* members(recipes: AsyncIterable<FileRecipe>, { extension, bytesOf, packed, picture }: OwnFile): AsyncIterable<ZipMember> {
  const names = new FileNames();
  for await (const recipe of recipes) {
    const name = names.unique(recipe.title);
    yield { name: `${name}.${extension}`, bytes: await bytesOf(recipe), packed };
    const [first] = recipe.pictures;
    if (picture === 'beside' && first && 'bytes' in first)
      yield { name: `${name}.${pictureEnding(first.bytes)}`, bytes: first.bytes, packed: true };
  }
}
