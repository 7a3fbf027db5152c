/** How many imports there are, by what tells them apart: their addresses, or the recipes of a page that has several. */
export function importCountWords(urls: readonly string[]): string {
  const pages = new Set(urls.map((url) => url.replace(/#.*$/, ''))).size;
  if (pages === urls.length) return `${urls.length} addresses`;
  return `${urls.length} recipes of ${pages === 1 ? 'one page' : `${pages} pages`}`;
}
