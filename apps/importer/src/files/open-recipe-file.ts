import type { FileFormat } from '@simmer/contracts';
import type { Archive } from './archive';
import type { FileEntry } from './file-recipe';
import { GENERAL_READERS, READERS } from './formats/readers';
import { openFile, type OpenedFile } from './opened-file';
import type { FileReader } from './recipe-format';
import { BeyondLimits, UnreadableFile } from './unreadable-file';

export interface RecipeFile {
  format: FileFormat;
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
  const file = await openFile(name, bytes);
  return (await recipeFileOf(file, READERS)) ?? (await recipeFileOf(file, GENERAL_READERS));
}

async function recipeFileOf(file: OpenedFile, readers: readonly FileReader[]): Promise<RecipeFile | null> {
  const reader = readers.find((candidate) => candidate.recognises(file));
  if (reader) return { format: reader.format, entries: () => reader.read(file) };
  return file.archive ? collectionIn(file.archive, readers) : null;
}

/** An archive that no app's form fits as a whole: files of their own that do, with a read-me or the like between them. */
async function collectionIn(archive: Archive, readers: readonly FileReader[]): Promise<RecipeFile | null> {
  for (const name of memberNames(archive)) {
    const file = await memberOf(archive, name);
    const recipes = file && (await recipeFileOf(file, readers));
    if (recipes) return { format: recipes.format, entries: () => recipesOfMembers(archive, readers) };
  }
  return null;
}

async function* recipesOfMembers(archive: Archive, readers: readonly FileReader[]): AsyncIterable<FileEntry> {
  for (const name of memberNames(archive)) {
    const file = await memberOf(archive, name);
    const recipes = file && (await recipeFileOf(file, readers));
    if (recipes) yield* recipes.entries();
    else if (!file) yield { skipped: { name, reason: 'the file is damaged or too large' } };
  }
}

/** Null when this one cannot be read; the others may well be sound. */
async function memberOf(archive: Archive, name: string): Promise<OpenedFile | null> {
  try {
    return await archive.open(name);
  } catch (error) {
    if (error instanceof BeyondLimits || !(error instanceof UnreadableFile)) throw error;
    return null;
  }
}

function memberNames(archive: Archive): string[] {
  return archive.names.filter((name) => !NO_RECIPE_NAME.test(name));
}
