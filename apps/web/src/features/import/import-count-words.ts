import * as t from '@simmer/messages/import';
/** The words that name one of a page's recipes; whatever else stands after a # may be another page. */
const WORDS_ON_PAGE = /#:~:text=.*$/;

/** How many imports there are, by what tells them apart: their addresses, or the recipes of a page that has several. */
export function importCountWords(urls: readonly string[]): string {
  const pages = new Set(urls.map((url) => url.replace(WORDS_ON_PAGE, ''))).size;
  if (pages === new Set(urls).size) return t.addresses({ count: urls.length });
  return t.recipesOfPages({ recipes: urls.length, pages });
}
