import type { FileFormat } from '@simmer/contracts';
import type { FileEntry } from '../files/file-recipe';
import type { PageReading } from '../sources/read-recipe-page';

/** What the child process is asked for; one thing at a time. `next` asks for more of the file that is open. */
export type ReadingRequest = { page: { html: string; url: string } } | { file: RecipeFile } | { next: true };

/** A file to read: its bytes, or where it lies on the disk, so that a large one need not be in memory here. */
export type RecipeFile = { name: string } & ({ bytes: Uint8Array } | { path: string });

/** What a file tells: first its format, then its recipes one by one. */
export type FileReading = { format: FileFormat } | FileEntry;

export type ReadingReply = { page: PageReading } | { item: FileReading } | { end: true } | { unknown: true } | { failed: { message: string; forCook: boolean } };
