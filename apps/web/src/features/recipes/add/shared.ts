import { addressesIn } from '../../../app/addresses-in-text';

/** What another app has shared with Simmer, under the names in manifest.webmanifest. The router reads a text of digits as a number. */
export interface Shared {
  title?: string | number;
  text?: string | number;
  url?: string | number;
}

/** What to open for it: the import of its addresses, else the screen that sorts a text. Undefined when nothing was shared. */
export function readShared({ title = '', text = '', url = '' }: Shared): { addresses: string[] } | { text: string } | undefined {
  // most browsers share a page's address as a text
  const addresses = addressesIn(`${url}\n${text}`);
  if (addresses.length > 0) return { addresses };
  const whole = [title, text].map(String).filter((part) => part.trim() !== '').join('\n\n');
  return whole === '' ? undefined : { text: whole };
}
