import { readJson } from '../../sources/json-ld/lenient-json';
import type { OpenedFile } from '../opened-file';

const documents = new WeakMap<OpenedFile, unknown>();

/** What the file says when it is JSON, read once per file; undefined when it is not. */
export function jsonOf(file: OpenedFile): unknown {
  if (!documents.has(file)) documents.set(file, /^\s*[[{]/.test(file.text) ? readJson(file.text) : undefined);
  return documents.get(file);
}
