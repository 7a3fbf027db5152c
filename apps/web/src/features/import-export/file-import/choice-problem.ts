import { MAX_RECIPE_FILES, MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';

const PICTURES = 'Simmer cannot read what is written in a picture. Copy the text from it, as most phones can, and paste that; or type the recipe in.';

/** What is wrong with the chosen files before anything is sent. `folder` is the name of one that lies among them. */
export function choiceProblem(files: readonly Pick<File, 'size' | 'type'>[], folder?: string): string | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const megabytes = MAX_RECIPE_FILES_BYTES / 1024 / 1024;
  if (folder !== undefined) return `‘${folder}’ is a folder. Put it into a zip and drop that, so that its pictures come along.`;
  if (files.length === 0) return 'No file was chosen.';
  if (files.length > MAX_RECIPE_FILES) return `These are ${files.length} files. Choose up to ${MAX_RECIPE_FILES} at once, or put them into one zip.`;
  if (bytes > MAX_RECIPE_FILES_BYTES) return `Together these files are larger than ${megabytes} MB. Import them in parts.`;
  if (files.every(({ type }) => type.startsWith('image/'))) return PICTURES;
  if (bytes === 0) return 'This file is empty. Export it again in the other app.';
  return undefined;
}
