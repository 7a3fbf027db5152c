import { addressesIn, withSchemes } from '../../../app/addresses-in-text';
import { kindOfPasted } from '../../../app/frame/kind-of-pasted';
import type { Shared } from './shared';

/** What to open for it: the import of its addresses, or the screen that sorts a text. */
export function readShared(shared: Shared): { addresses: string[] } | { text: string } {
  const { title, text, url } = trimmed(shared);
  // most browsers share a page's address as a text
  const addresses = addressesIn(withSchemes(`${url}\n${text || title}`));
  if (addresses.length > 0 && kindOfPasted(text)?.kind !== 'recipe') return { addresses };
  // apps repeat in the text what they say beside it
  const around = (part: string): string[] => (part === '' || text.includes(part) ? [] : [part]);
  return { text: [...around(title), text, ...around(url)].join('\n\n').trim() };
}

function trimmed({ title = '', text = '', url = '' }: Shared): { title: string; text: string; url: string } {
  return { title: String(title).trim(), text: String(text).trim(), url: String(url).trim() };
}
