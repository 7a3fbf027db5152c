import type { FileFormat } from '@simmer/contracts/constants';
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
  if (bytes.length === 0) throw new UnreadableFile({ code: 'empty' });
  const search: Search = { inVain: 0, untried: 0 };
  const file = await openFile(name, bytes);
  const known = await recogniseFile(file, [READERS, GENERAL_READERS], search);
  if (!known && search.untried > 0) throw new UnreadableFile({ code: 'no-recipe-in-first', params: { most: MOST_IN_VAIN } });
  if (!known && isPicture(bytes)) throw new UnreadableFile({ code: 'picture' });
  if (!known && isCutOffJson(file)) throw new UnreadableFile({ code: 'cut-off' });
  return known && { format: known.format, entries: () => withUntried((again) => known.entries(again)) };
}

async function* withUntried(entries: (search: Search) => AsyncIterable<FileEntry>): AsyncIterable<FileEntry> {
  const search: Search = { inVain: 0, untried: 0 };
  yield* entries(search);
  if (search.untried > 0)
    yield { skipped: { name: '…', reason: { code: 'not-tried', params: { count: search.untried, most: MOST_IN_VAIN } } } };
}
