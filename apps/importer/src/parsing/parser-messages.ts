import type { FileFormat, FileProblem } from '@simmer/contracts';
import type { FileEntry } from '@simmer/recipe-files';
import type { PageReading } from '@simmer/recipe-reader';

/** What the child process is asked for; one thing at a time. `next` asks for more of the file that is open. */
export type ParserRequest = { page: { html: string; url: string } } | { file: RecipeFile } | { next: true };

/** A file to read: its bytes, or where it lies on the disk, so that a large one need not be in memory here. */
export type RecipeFile = { name: string } & ({ bytes: Uint8Array } | { path: string });

/** What a file tells: first its format, then its recipes one by one. */
export type FileReading = { format: FileFormat } | FileEntry;

export type ParserReply =
  | { page: PageReading }
  | { item: FileReading }
  | { end: true }
  | { unknown: true }
  | { failed: { message: string; problem: FileProblem | null } };
