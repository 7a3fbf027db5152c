import { MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** What to know of an exported file that is larger than one import takes; null for any other. */
export function largeFileNotice(bytes: number | null): string | null {
  if (bytes === null || bytes <= MAX_RECIPE_FILES_BYTES) return null;
  return `Simmer imports up to ${MAX_RECIPE_FILES_BYTES / BYTES_PER_MEGABYTE} MB at a time. To bring these back later, export them in parts, some recipes at a time.`;
}
