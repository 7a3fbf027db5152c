import { MAX_PAGE_SOURCE_BYTES } from '@simmer/contracts/constants';

export interface ReceivedPage {
  url: string;
  /** Of the site that sent it, as the browser says. */
  host: string;
  page: Blob;
}

/** Reads what the bookmark's script sent; undefined for anything else, and for a page that claims to be another site's. */
export function readSentPage({ data, origin }: Pick<MessageEvent<unknown>, 'data' | 'origin'>): ReceivedPage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'simmer:page') return undefined;
  const { url, html } = data as { url?: unknown; html?: unknown };
  if (typeof url !== 'string' || typeof html !== 'string' || html === '' || !URL.canParse(url)) return undefined;
  const { protocol, origin: claimed, host } = new URL(url);
  if (claimed !== origin || (protocol !== 'https:' && protocol !== 'http:')) return undefined;
  const page = new Blob([html], { type: 'text/html' });
  return page.size > MAX_PAGE_SOURCE_BYTES ? undefined : { url, host, page };
}
