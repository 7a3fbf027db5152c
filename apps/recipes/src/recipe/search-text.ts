/** Letters that Unicode does not take apart into a base letter and a mark, as people type them without the mark. */
const PLAIN_LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };
const SEARCHABLE_CHARACTERS = 20_000;
const SEARCH_WORDS = 10;
const SORT_CHARACTERS = 40;

/** Text without case, accents and runs of white space: the form in which texts are compared. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđßæœıþð]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a search looks through, bounded, most telling parts first. */
export const searchTextOf = (parts: readonly string[]): string => normalise(parts.join('\n')).slice(0, SEARCHABLE_CHARACTERS);

/** The words that all have to be found. */
export const searchWords = (search: string): string[] => [...new Set(normalise(search).split(' ').filter(Boolean))].slice(0, SEARCH_WORDS);

/** A pattern that finds exactly this text. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A title's place in the alphabet: its first letters and digits; short, because it travels in page marks. */
export const titleKeyOf = (title: string): string =>
  [...normalise(title).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()].slice(0, SORT_CHARACTERS).join('');
