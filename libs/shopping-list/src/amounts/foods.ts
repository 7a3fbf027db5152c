import { foldText, singularize } from '@simmer/culinary';
import { AISLE_WORDS, type Aisle, AISLES } from './aisles';

/**
 * One key for what is surely the same food: "Onions" and "onion", not "cream" and "sour cream". Case, accents, spaces and the English plural are
 * the same; every other word counts.
 */
export const foodKey = (name: string): string => singularize(foldText(name).replace(/\s+/g, ' ').trim());

/** The id of the item of a food on any list: two phones that add onions add one item. */
export const itemIdOf = (name: string): string => `food:${foodKey(name)}`;

const LOOKUP: ReadonlyMap<string, Aisle> = new Map(
  AISLES.flatMap((aisle) => AISLE_WORDS[aisle].split(/,\s*/).map((words): [string, Aisle] => [foodKey(words), aisle])),
);
const LONGEST_WORDS = 3;

/** Where a food stands in most shops, by its words in English or German: the longest known phrase, of equal ones the last ("milk chocolate"). */
export function aisleOf(name: string): Aisle {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  for (let length = Math.min(LONGEST_WORDS, words.length); length > 0; length--)
    for (let start = words.length - length; start >= 0; start--) {
      const aisle = LOOKUP.get(singularize(words.slice(start, start + length).join(' ')));
      if (aisle) return aisle;
    }
  // German joins its words, and the last part says what it is: Vollkornbrot
  const last = words.at(-1) ?? '';
  const ending = [...LOOKUP.keys()].filter((word) => word.length >= 4 && last.endsWith(word)).sort((a, b) => b.length - a.length)[0];
  return (ending && LOOKUP.get(ending)) || 'other';
}
