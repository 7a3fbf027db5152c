/** The name of a page's site, as a reader knows it. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
