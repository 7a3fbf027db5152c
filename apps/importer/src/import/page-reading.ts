import type { ParserPool } from '../parsing/parser-pool';
import type { PageReading, ReaderRun } from '@simmer/recipe-reader';
import type { SourcePage } from './page-source';

/** Stands in for an unknown page address; no host name ends like this. */
const NOWHERE = 'https://page.invalid/';
const isNowhere = (address: string | null | undefined): boolean => address?.startsWith(NOWHERE) ?? false;

/** Reads a page, wherever it stands: relative addresses are meant from the page's own address, or else from the one that the page gives itself. */
export async function readPage(parsers: ParserPool, { html, url }: SourcePage, signal: AbortSignal): Promise<PageReading> {
  const reading = await parsers.readPage(html, url ?? NOWHERE, { signal });
  if (url !== null) return reading;
  if (reading.canonicalUrl && !isNowhere(reading.canonicalUrl)) return parsers.readPage(html, reading.canonicalUrl, { signal });
  return withoutAddresses(reading);
}

/** The reading without addresses that cannot be opened. */
function withoutAddresses(reading: PageReading): PageReading {
  const { recipe } = reading;
  const known = (address: string | null): string | null => (isNowhere(address) ? null : address);
  return {
    ...reading,
    canonicalUrl: null,
    recipe: recipe && {
      ...recipe,
      canonical_url: known(recipe.canonical_url),
      image_url: known(recipe.image_url),
      source_name: recipe.source_name === new URL(NOWHERE).hostname ? null : recipe.source_name,
    },
  };
}

/** For the debug panel. */
export const readerLine = ({ reader, found, ms }: ReaderRun): string =>
  `${reader.padEnd(12)} ${found.length > 0 ? found.join(', ') : 'nothing'} (${ms.toFixed(1)} ms)`;
