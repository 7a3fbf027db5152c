import { readRecipePage, type PageReading } from '../read-recipe-page';

interface PageSource {
  lang?: string;
  title: string;
  /** The page's own title, where it says more than the name of the dish. */
  head?: string;
  /** The properties of a schema.org Recipe in JSON-LD. */
  data?: object;
  scripts?: string;
  body: string;
}

/** A made-up page and what is read from it. */
export function reading({ lang = 'en', title, head = title, data, scripts = '', body }: PageSource): PageReading {
  const stated = data
    ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', name: title, ...data })}</script>`
    : '';
  return readRecipePage(
    `<!doctype html><html lang="${lang}"><head><title>${head}</title>${stated}</head><body>${body}${scripts}</body></html>`,
    'https://www.cook.example/a-dish',
  );
}

export const ingredientsOf = ({ recipe }: PageReading): string[] => (recipe?.ingredients ?? []).map(({ text }) => text);
export const stepsOf = ({ recipe }: PageReading): string[] => (recipe?.instructions ?? []).map(({ text }) => text);

export const list = (lines: readonly string[], name: 'ul' | 'ol' = 'ul', attributes = ''): string =>
  `<${name} ${attributes}>${lines.map((line) => `<li>${line}</li>`).join('')}</${name}>`;

/** What the page tells in place of a list, with the texts of its lines. */
export const alternativesOf = ({ provenance }: PageReading, field: 'ingredients' | 'instructions') =>
  (provenance[field]?.alternatives ?? []).map(({ lines, ...rest }) => ({ ...rest, lines: lines.map(({ text }) => text) }));
