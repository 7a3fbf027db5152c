/** Single characters that stand for a fraction, with their values. */
const FRACTION_CHARACTERS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** All fraction characters in a row, for regular expressions. */
export const FRACTION_CLASS = Object.keys(FRACTION_CHARACTERS).join('');

/** The value of a fraction character such as ½, or null. */
export function fractionCharacter(character: string): number | null {
  return Object.hasOwn(FRACTION_CHARACTERS, character) ? (FRACTION_CHARACTERS[character] ?? null) : null;
}

/** The fractions cooks read and measure: halves, thirds, quarters and eighths. */
const KITCHEN_FRACTIONS: readonly (readonly [string, number])[] = [
  ['⅛', 1 / 8],
  ['¼', 1 / 4],
  ['⅓', 1 / 3],
  ['⅜', 3 / 8],
  ['½', 1 / 2],
  ['⅝', 5 / 8],
  ['⅔', 2 / 3],
  ['¾', 3 / 4],
  ['⅞', 7 / 8],
];

/** The kitchen fraction closest to a value from 0 to 1, as character and value; '' stands for 0 and for 1. */
export function nearestKitchenFraction(value: number): { text: string; value: number } {
  let best = { text: '', value: value < 0.5 ? 0 : 1 };
  for (const [text, size] of KITCHEN_FRACTIONS) {
    if (Math.abs(size - value) < Math.abs(best.value - value)) best = { text, value: size };
  }
  return best;
}
