// The process that reads what strangers wrote: pages and files. An input which brings it down brings down nothing else. It gives the next recipe of a
// file only when it is requested.
import { readFile } from 'node:fs/promises';
import { serve } from '@simmer/kit/isolated';
import { readRecipePage } from '@simmer/recipe-reader';
import type { FileReading, ParserReply, ParserRequest, RecipeFile } from './parser-messages';

/** Only who reads files pays for the libraries that open them. */
const recipeFiles = (): Promise<typeof import('@simmer/recipe-files')> => import('@simmer/recipe-files');

let items: AsyncIterator<FileReading> | null = null;

async function read(request: ParserRequest): Promise<ParserReply> {
  if ('page' in request) return { page: readRecipePage(request.page.html, request.page.url) };
  if ('file' in request) return open(request.file);
  const next = await items?.next();
  if (next && !next.done) return { item: next.value };
  items = null;
  return { end: true };
}

async function open(file: RecipeFile): Promise<ParserReply> {
  const { openRecipeFile } = await recipeFiles();
  const opened = await openRecipeFile(file.name, 'path' in file ? await readFile(file.path) : file.bytes);
  if (!opened) return { unknown: true };
  items = opened.entries()[Symbol.asyncIterator]();
  return { item: { format: opened.format } };
}

async function failed(error: unknown): Promise<ParserReply> {
  const { UnreadableFile } = await recipeFiles();
  return {
    failed: {
      message: error instanceof Error ? error.message : String(error),
      problem: error instanceof UnreadableFile ? error.problem : null,
    },
  };
}

serve((request: ParserRequest) => read(request).catch(failed));
