import { Injectable } from '@nestjs/common';
import { IMPORT_TIMEOUT_MS, ProblemError } from '@simmer/contracts';
import { ObjectStore, OutboundClient } from '@simmer/kit';
import { type FetchedPage, fetchPage } from '../fetching/page-fetcher';
import { ImportFailure } from '../running/import-failure';

/** Of the time that an import has, the rest is for reading and saving. */
const FETCH_TIMEOUT_MS = IMPORT_TIMEOUT_MS - 5_000;

export interface SourcePage {
  html: string;
  /** Its address; null when unknown. */
  url: string | null;
  /** For the debug panel. */
  summary: string;
}

/** Where a page comes from: the web, or what the gateway has put aside for the cook who sees it. */
@Injectable()
export class PageSource {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly objects: ObjectStore,
  ) {}

  /** Throws OutboundError or NotAPageError. */
  async fetch(url: string, signal: AbortSignal): Promise<SourcePage> {
    const page = await fetchPage(this.outbound, url, { timeoutMs: FETCH_TIMEOUT_MS, signal });
    return { html: page.html, url: withFragmentOf(url, page.url), summary: summaryOf(page) };
  }

  /** Throws ImportFailure `page-gone`. */
  async takeUp(key: string, url: string | null): Promise<SourcePage> {
    try {
      const bytes = await this.objects.bytes(key);
      return { html: new TextDecoder().decode(bytes), url, summary: `${kilobytes(bytes.length)} of source from the cook` };
    } catch (error) {
      if (error instanceof ProblemError) throw new ImportFailure('page-gone', 'the page did not arrive', { cause: error });
      throw error;
    }
  }

  async discard(key: string): Promise<void> {
    await this.objects.delete(key);
  }
}

/** As in browsers, what follows the # goes along where a site sends one elsewhere: it may name a recipe of the page. */
function withFragmentOf(requested: string, answered: string): string {
  const address = new URL(answered);
  address.hash ||= new URL(requested).hash;
  return address.href;
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1_024)} kB`;

const summaryOf = ({ url, bytes, encoding, redirects }: FetchedPage): string =>
  `${kilobytes(bytes)} of ${encoding} from ${url}${redirects > 0 ? ` after ${redirects} redirects` : ''}`;
