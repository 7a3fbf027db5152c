// The process that reads what strangers wrote: pages and files. It holds nothing else, so that an input which brings it down brings down nothing
// else. It answers one request at a time, and gives the next recipe of a file only when it is asked for it.
import { readFile } from 'node:fs/promises';
import type { FileReading, ReadingReply, ReadingRequest, RecipeFile } from './reading-messages';
import { UnreadableFile } from '../files/unreadable-file';
import { readRecipePage } from '../sources/read-recipe-page';

let items: AsyncIterator<FileReading> | null = null;

process.on('message', (request: ReadingRequest) => void reply(request));
process.on('disconnect', () => process.exit(0));

async function reply(request: ReadingRequest): Promise<void> {
  const answer = await read(request).catch(failed);
  process.send?.(answer);
}

async function read(request: ReadingRequest): Promise<ReadingReply> {
  if ('page' in request) return { page: readRecipePage(request.page.html, request.page.url) };
  if ('file' in request) return open(request.file);
  const next = await items?.next();
  if (next && !next.done) return { item: next.value };
  items = null;
  return { end: true };
}

async function open(file: RecipeFile): Promise<ReadingReply> {
  // only who reads files pays for the libraries that open them
  const { openRecipeFile } = await import('../files/open-recipe-file');
  const opened = await openRecipeFile(file.name, 'path' in file ? await readFile(file.path) : file.bytes);
  if (!opened) return { unknown: true };
  items = opened.entries()[Symbol.asyncIterator]();
  return { item: { format: opened.format } };
}

function failed(error: unknown): ReadingReply {
  return { failed: { message: error instanceof Error ? error.message : String(error), forCook: error instanceof UnreadableFile } };
}
