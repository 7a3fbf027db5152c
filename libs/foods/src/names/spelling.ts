import type { Food } from '../food';
import type { NameIndex } from './name-index';

/** Shorter words have too many neighbors that mean something else. */
const SHORTEST = 7;
const VOWELS = 'aeiouy';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The food whose name is a slip of a key away: a letter too many, one missing, two swapped, one vowel for another. Only the inside of long
 * words is tried, and null is given where two foods would be near.
 */
export function findMisspelled(word: string, index: NameIndex): Food | null {
  if (word.length < SHORTEST) return null;
  let found: Food | null = null;
  for (const neighbor of neighborsOf(word)) {
    const food = index.findWritten(neighbor);
    if (food && found && food !== found) return null;
    found = food ?? found;
  }
  return found;
}

function* neighborsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
    yield before + after;
    if (after) yield before + (after[0] ?? '') + letter + after.slice(1);
    for (const other of LETTERS) yield before + other + letter + after;
    if (VOWELS.includes(letter)) for (const vowel of VOWELS) if (vowel !== letter) yield before + vowel + after;
  }
}
