import type { FileFormat } from '@simmer/contracts';
import type { FileEntry } from './file-recipe';
import { GENERAL_READERS, READERS } from './formats/readers';
import { openFile } from './opened-file';
import { isCutOffJson } from './reading/json-document';
import { MOST_IN_VAIN, recogniseFile, type Search } from './recognise-file';
import { UnreadableFile } from './unreadable-file';
import { isPicture } from './writing/picture-type';

export interface RecipeFile {
  format: FileFormat;
  /** The recipes one by one. Throws UnreadableFile when the file as a whole turns out damaged or past the limits. */
  entries(): AsyncIterable<FileEntry>;
}

/**
 * Recognises the form of a recipe file by its content. Null when it is in none that we know; throws UnreadableFile when it is empty, a picture,
 * damaged or past the limits.
 */
export async function openRecipeFile(name: string, bytes: Uint8Array): Promise<RecipeFile | null> {
  if (bytes.length === 0) throw new UnreadableFile('it is empty');
  const search: Search = { inVain: 0, untried: 0 };
  const file = await openFile(name, bytes);
  const known = await recogniseFile(file, [READERS, GENERAL_READERS], search);
  if (!known && search.untried > 0) throw new UnreadableFile(`the first ${MOST_IN_VAIN} texts in it hold no recipe`);
  if (!known && isPicture(bytes)) throw new UnreadableFile('it is a picture, and Simmer cannot read what is written in one');
  if (!known && isCutOffJson(file)) throw new UnreadableFile('its end is missing, so it was cut off on its way. Export it again in the other app');
  return known && { format: known.format, entries: () => withUntried((again) => known.entries(again)) };
}

async function* withUntried(entries: (search: Search) => AsyncIterable<FileEntry>): AsyncIterable<FileEntry> {
  const search: Search = { inVain: 0, untried: 0 };
  yield* entries(search);
  const name = search.untried === 1 ? '1 more text' : `${search.untried} more texts`;
  if (search.untried > 0) yield { skipped: { name, reason: `not looked into, because the ${MOST_IN_VAIN} texts before held no recipe` } };
}
