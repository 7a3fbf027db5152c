import { CATEGORIES, type Category } from '@simmer/contracts/constants';

/** Letters that Unicode does not take apart into a base letter and a mark, as people type them without the mark. */
const PLAIN_LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };
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

/** A title's place in the alphabet: its first letters and digits; short, because it travels in cursors. */
export const titleKeyOf = (title: string): string =>
  [
    ...normalise(title)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, SORT_CHARACTERS)
    .join('');

/** The categories that a recipe's tags say. */
export function categoriesOf(tags: readonly string[]): Category[] {
  const plain = new Set(tags.map(normalise));
  return CATEGORIES.filter((category) => plain.has(category));
}
