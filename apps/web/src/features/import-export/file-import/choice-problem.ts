import { MAX_RECIPE_FILES, MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import-export';

export interface ChoiceProblem {
  text: string;
  /** Pasting the text works instead. */
  canPaste?: true;
}

/** What is wrong with the chosen files before anything is sent. `folder` is the name of one that lies among them. */
export function choiceProblem(files: readonly Pick<File, 'size' | 'type'>[], folder?: string): ChoiceProblem | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (folder !== undefined) return { text: t.isFolder({ name: folder }) };
  if (files.length === 0) return { text: t.noFile };
  if (files.length > MAX_RECIPE_FILES) return { text: t.tooMany({ count: files.length, most: MAX_RECIPE_FILES }) };
  if (bytes > MAX_RECIPE_FILES_BYTES) return { text: t.tooLarge({ megabytes: MAX_RECIPE_FILES_BYTES / 1024 / 1024 }) };
  if (files.every(({ type }) => type.startsWith('image/'))) return { text: t.photosOnly, canPaste: true };
  if (bytes === 0) return { text: t.empty };
  return undefined;
}
