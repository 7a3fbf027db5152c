import { decodeEntities } from '../page/plain-text';

const LONGEST_ADDRESS = 2_048;

/** The absolute http(s) form of an address found on a page, or null. */
export function absoluteAddress(address: string, pageUrl: string): string | null {
  const text = decodeEntities(address).trim();
  if (!text || text.length > LONGEST_ADDRESS) return null;
  const url = URL.parse(text, pageUrl);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.href.length <= LONGEST_ADDRESS ? url.href : null;
}

/** The last name of the path, of a file or a folder; empty on the front page. */
export function fileOfAddress(url: string): string {
  return new URL(url).pathname.split('/').findLast(Boolean) ?? '';
}
