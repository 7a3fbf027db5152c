import { MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/export';

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** What to know of an exported file that is larger than one import takes; null for any other. */
export function largeFileNotice(bytes: number | null): string | null {
  if (bytes === null || bytes <= MAX_RECIPE_FILES_BYTES) return null;
  return t.tooLarge({ megabytes: MAX_RECIPE_FILES_BYTES / BYTES_PER_MEGABYTE });
}
