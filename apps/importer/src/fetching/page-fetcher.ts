import { OutboundClient, OutboundError } from '@simmer/kit';
import { decodePage } from './page-encoding';

export interface FetchedPage {
  html: string;
  /** The address that answered, after redirects. */
  url: string;
  bytes: number;
  encoding: string;
  redirects: number;
}

/** The address answers, but not with a web page. */
export class NotAPageError extends Error {
  override readonly name = 'NotAPageError';
  readonly code = 'not-html';

  constructor(readonly contentType: string) {
    super(`this address is not a web page (${contentType || 'of unknown kind'})`);
  }
}

const MOST_BYTES = 5 * 1_048_576;
const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** Types under which pages are served by mistake; then the first bytes decide. */
const UNSURE = /^(?:$|text\/plain|application\/octet-stream|application\/xml|text\/xml|unknown)/i;

const PAGE_START = /^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;
const TEXT = /^text\/(?:plain|(?:x-)?markdown)\b/i;
/** JSON-LD comes under either type. */
const JSON_TYPE = /^application\/(?:ld\+)?json\b/i;
const NAMES_RECIPE = /"(?:https?:\/\/schema\.org\/|schema:)?Recipe"/;

/** Fetches a page to read a recipe from; throws an OutboundError or a NotAPageError. */
export async function fetchPage(
  client: OutboundClient,
  address: string,
  options: { timeoutMs: number; signal?: AbortSignal; languages?: string },
): Promise<FetchedPage> {
  const answer = await client.get(address, {
    accept: ACCEPT,
    maxBytes: MOST_BYTES,
    timeoutMs: options.timeoutMs,
    ...(options.signal && { signal: options.signal }),
    ...(options.languages && { acceptLanguage: options.languages }),
  });
  const { text, encoding } = decodePage(answer.body, answer.contentType);
  const html = pageOf(text, answer.contentType);
  if (html === null) throw new NotAPageError(answer.contentType);
  return { html, url: answer.url, bytes: answer.body.length, encoding, redirects: answer.redirects };
}

/** The page in an answer; null when there is none. Data and text that are served alone are the script or the text of a page with nothing else on it. */
function pageOf(text: string, contentType: string): string | null {
  if (HTML.test(contentType) || (UNSURE.test(contentType) && PAGE_START.test(text.slice(0, 2_000)))) return text;
  if (TEXT.test(contentType)) return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
  if (!JSON_TYPE.test(contentType) || !NAMES_RECIPE.test(text)) return null;
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}

/** Whether the site answered, and does not want us: the cook is then offered other ways. With 503 many sites mean just that. */
export function isRefusedBySite(error: unknown): error is OutboundError {
  return error instanceof OutboundError && (error.isRefusal || error.status === 503);
}
