import type { FileFormat } from '@simmer/contracts';
import type { Archive } from './archive';
import type { FileEntry } from './file-recipe';
import { GENERAL_READERS, READERS } from './formats/readers';
import { type OpenedFile, openFile, openMember } from './opened-file';
import type { FileReader } from './recipe-format';
import { BeyondLimits, UnreadableFile } from './unreadable-file';

type Readers = readonly FileReader[];

export interface RecipeFile {
  format: FileFormat;
  /** The group of readers that its form is in. */
  readers: Readers;
  /** The recipes one by one. Throws UnreadableFile when the file as a whole turns out damaged or past the limits. */
  entries(): AsyncIterable<FileEntry>;
}

/** Opened as recipes they would only cost time. */
const NO_RECIPE_NAME = /\.(?:jpe?g|png|gif|webp|avif|heic|heif|bmp|tiff?|svg|mp4|mov|ttf|woff2?|css|js)$/i;

/**
 * Recognises the form of a recipe file by its content. Null when it is in none that we know; throws UnreadableFile when it is damaged or past
 * the limits.
 */
export async function openRecipeFile(name: string, bytes: Uint8Array): Promise<RecipeFile | null> {
  return recipeFileOf(await openFile(name, bytes), [READERS, GENERAL_READERS]);
}

/** In the first of the groups of readers that has one for it. */
async function recipeFileOf(file: OpenedFile, groups: readonly Readers[]): Promise<RecipeFile | null> {
  for (const readers of groups) {
    const reader = readers.find((candidate) => candidate.recognises(file));
    if (reader) return { format: reader.format, readers, entries: () => reader.read(file) };
  }
  return file.archive ? collectionIn(file.archive, groups) : null;
}

/** An archive that no app's form fits as a whole: files of their own that do, with a read-me or the like between them. */
async function collectionIn(archive: Archive, groups: readonly Readers[]): Promise<RecipeFile | null> {
  let best: RecipeFile | null = null;
  for (const name of memberNames(archive)) {
    const file = await memberOf(archive, name);
    // once a file is found, only one in a surer form says more
    const surer: readonly Readers[] = best ? groups.slice(0, groups.indexOf(best.readers)) : groups;
    best = (file && (await recipeFileOf(file, surer))) ?? best;
    if (best?.readers === groups[0]) break;
  }
  if (!best) return null;
  const { format, readers } = best;
  return { format, readers, entries: () => recipesOfMembers(archive, readers) };
}

async function* recipesOfMembers(archive: Archive, readers: Readers): AsyncIterable<FileEntry> {
  for (const name of memberNames(archive)) {
    const file = await memberOf(archive, name);
    const recipes = file && (await recipeFileOf(file, [readers]));
    if (recipes) yield* recipes.entries();
    else if (!file) yield { skipped: { name, reason: 'the file is damaged or too large' } };
  }
}

/** Null when this one cannot be read; the others may well be sound. */
async function memberOf(archive: Archive, name: string): Promise<OpenedFile | null> {
  try {
    return await openMember(archive, name);
  } catch (error) {
    if (error instanceof BeyondLimits || !(error instanceof UnreadableFile)) throw error;
    return null;
  }
}

function memberNames(archive: Archive): string[] {
  return archive.names.filter((name) => !NO_RECIPE_NAME.test(name));
}
