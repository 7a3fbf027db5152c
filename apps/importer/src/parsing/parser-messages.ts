import type { FileFormat, FileProblem } from '@simmer/contracts';
import type { FileEntry } from '@simmer/recipe-files';
import type { PageReading } from '@simmer/recipe-reader';

/** Requests to the child process, one at a time. `next` requests more of the open file. */
export type ParserRequest = { page: { html: string; url: string } } | { file: RecipeFile } | { next: true };

/** A file to read: its bytes, or where it lies on the disk, so that a large one need not be in memory here. */
export type RecipeFile = { name: string } & ({ bytes: Uint8Array } | { path: string });

/** The replies for a file: first its format, then its recipes one by one. */
export type FileReading = { format: FileFormat } | FileEntry;

export type ParserReply =
  | { page: PageReading }
  | { item: FileReading }
  | { end: true }
  | { unknown: true }
  | { failed: { message: string; problem: FileProblem | null } };
