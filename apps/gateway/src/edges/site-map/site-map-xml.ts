import { escapeUTF8 as escaped } from 'entities';

/** A page of the site map. */
export interface ListedPage {
  /** From the root, such as `/privacy`. */
  path: string;
  /** When it changed last, as ISO 8601; null where nobody can say. */
  changedAt: string | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.map((entry) => `${entry}\n`).join('')}</${root}>\n`;

/** The pages as a file of the sitemap protocol (sitemaps.org). */
export const pagesXml = (origin: string, pages: readonly ListedPage[]): string =>
  document(
    'urlset',
    pages.map(({ path, changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
      return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`;
    }),
  );

/** The parts of a site map that is too long for one file. */
export const indexXml = (origin: string, parts: readonly string[]): string =>
  document(
    'sitemapindex',
    parts.map((part) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`),
  );
