const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** What follows an address in a sentence and is no part of it. */
const SENTENCE_END = /[.,;:!?'’”»]+$/;

/** The web addresses in a text, each once, in the order of the text. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(ADDRESS)].map(([match]) => withoutSentence(match));
  return [...new Set(found)].filter((address) => URL.canParse(address));
}

/** Words like "www.example.com/soup" and "example.com/soup": what browsers show of an address. */
const WITHOUT_SCHEME = /(?<=^|[\s(<"])(?:www\.[\p{L}\d.-]+\.\p{L}{2,}(?:[/?#][^\s<>"]*)?|[\p{L}\d-][\p{L}\d.-]*\.\p{L}{2,}\/[^\s<>"]+)/giu;

/** The text with https:// before every web address that stands without it. */
export const withSchemes = (text: string): string => text.replace(WITHOUT_SCHEME, 'https://$&');

/** A closing bracket is a part of the address only if its pair is: '(see https://example.com/soup)'. */
function withoutSentence(match: string): string {
  const trimmed = match.replace(SENTENCE_END, '');
  const count = (sign: string): number => trimmed.split(sign).length;
  const isStray = (opening: string, closing: string): boolean => trimmed.endsWith(closing) && count(closing) > count(opening);
  return isStray('(', ')') || isStray('[', ']') ? withoutSentence(trimmed.slice(0, -1)) : trimmed;
}
