import { textOf } from '../../page/element-text';
import type { Page } from '../../page/page';
import { SAYS_RECIPE, sectionNamed } from '../../words/vocabulary';
import { isNameOfFile, isSavedUnder, lettersOf, namesSite } from './site-name';

/**
 * Where the headings of the first order name the site, or a page without any has the site's name as its title: the heading of the dish, below them and
 * above the parts of the recipe. So is one there under whose name the page was saved: the highest may be a folder's, "Desserts".
 */
export function dishBelowSite(whole: string, highest: readonly string[], page: Page): string | undefined {
  const { url } = page;
  const isBelowSite = highest.length > 0 ? highest.every((text) => namesSite(text, url)) : namesSite(whole, url);
  if (!isBelowSite && highest.some((text) => isSavedUnder(text, url))) return undefined;
  const { dishes, parent } = headingsAboveParts(page);
  const inTitle = dishes.find((text) => whole.includes(text.toLowerCase()));
  const dish =
    inTitle ??
    (isBelowSite
      ? (parent ?? dishes[0])
      : dishes.find((text) => isNameOfFile(text, url) && !highest.some((above) => lettersOf(above).includes(lettersOf(text)))));
  // "Home cooking | Nan" is named after its heading, "Nan's recipes | Plum jam" after the one below
  const isNamedAfterHighest = highest.some((text) => whole.startsWith(text.toLowerCase()) && whole.length > text.length);
  return isNamedAfterHighest && inTitle === undefined ? undefined : dish;
}

/** Those of lower orders that may name a dish, and the last one of a higher order than the first part. */
function headingsAboveParts({ headings, url }: Page): { dishes: string[]; parent: string | undefined } {
  const first = headings.findIndex((heading) => announcesPart(textOf(heading)));
  const part = headings[first];
  const above = headings.slice(0, Math.max(0, first)).filter((heading) => heading.name !== 'h1' && namesDish(textOf(heading), url));
  const parent = above.findLast(({ name }) => part !== undefined && name < part.name);
  return { dishes: above.map((heading) => textOf(heading)), parent: parent && textOf(parent) };
}

function announcesPart(heading: string): boolean {
  const section = sectionNamed(heading)?.section;
  return section === 'ingredients' || section === 'instructions';
}

function namesDish(heading: string, url: string): boolean {
  return /\p{L}/u.test(heading) && !SAYS_RECIPE.test(heading) && sectionNamed(heading) === null && !namesSite(heading, url);
}
