import { MAX_PAGE_SOURCE_BYTES } from '@simmer/contracts/constants';
import { sendPageToSimmer } from './send-page-to-simmer';

/** In UTF-8 a character of a page takes up to three bytes. */
const MOST_CHARACTERS = Math.floor(MAX_PAGE_SOURCE_BYTES / 3);

/** The address of the bookmark that sends a page to the Simmer at `origin`. */
export function bookmarkAddress(origin: string): string {
  return `javascript:${encodeURIComponent(`(${sendPageToSimmer.toString()})(${JSON.stringify(origin)},${MOST_CHARACTERS})`)}`;
}
