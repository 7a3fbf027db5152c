import words from '../foods/words.json';

/*
 * What Americans measure in fluid ounces but write "oz" of: "12 oz beer". Of everything else an ounce is a weight.
 */

const DRINKS = new Set(`${words.poured} half-and-half`.split(' '));
/** Milk that is sold by weight, and leaves. */
const WEIGHED = new Set(['condensed', 'evaporated', 'powdered', 'dry', 'loose', 'instant', 'ground', 'leaf']);
/** Cream that is poured; sour, clotted and ice cream are spooned. */
const POURED_CREAM = new Set(['heavy', 'whipping', 'double', 'single', 'light', 'pouring', 'table']);

/** Whether the food with these words (folded) is a drink or another liquid of which an ounce is a fluid one. Its last word says what it is. */
export function isPoured(words: readonly string[]): boolean {
  const head = words.at(-1) ?? '';
  if (words.some((word) => WEIGHED.has(word))) return false;
  return DRINKS.has(head) || (head === 'cream' && words.some((word) => POURED_CREAM.has(word)));
}
