import { LANGUAGES, readUnit } from '@simmer/culinary';

/** An ingredient with its amount apart: "1½ cups flour, sifted". */
interface SplitIngredient {
  /** The number as every program reads it ("1 1/2", "2.5"), or both ends of a range. */
  numbers: string[];
  /** In the author's own spelling, as all that follows. Empty when there is none that we know. */
  unit: string;
  /** Amount and unit with whatever stands between them: "150g". */
  measure: string;
  food: string;
}

/** One of "½", "¾" and so on, for a pattern. */
export const FRACTION_SIGN = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const NUMBER = String.raw`(?:\d+\s?${FRACTION_SIGN}|\d+ \d+[/⁄]\d+|\d+[/⁄]\d+|\d+(?:[.,]\d+)?|${FRACTION_SIGN})`;
const AMOUNT = new RegExp(String.raw`^(${NUMBER})(?:\s?[-–]\s?(${NUMBER}))?\s*(?=\p{L})(.+)$`, 'u');
/** "10 to 12 olives": the number alone would be half of the amount. */
const SECOND_END = new RegExp(String.raw`^(?:to|or|bis|oder|à|ou|a|o|tot|of)\s${NUMBER}`, 'u');
/** "1,500" and "1.500" are one thing in some languages and a thousand times as much in others. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const MOST_UNIT_WORDS = 2;

/** Null when the line does not begin with an amount that means the same to every program, or nothing follows it. */
export function splitAmount(text: string): SplitIngredient | null {
  const [, first, last, rest] = AMOUNT.exec(text) ?? [];
  if (first === undefined || rest === undefined || SECOND_END.test(rest)) return null;
  const ends = last === undefined ? [first] : [first, last];
  if (ends.some((end) => THOUSANDS.test(end))) return null;
  const words = rest.split(' ');
  for (let count = MOST_UNIT_WORDS; count > 0; count--) {
    const unit = words.slice(0, count).join(' ');
    if (words.length > count && isUnit(unit)) return split(text, ends, unit, words.slice(count).join(' '));
  }
  return split(text, ends, '', rest);
}

const split = (text: string, ends: string[], unit: string, food: string): SplitIngredient => ({
  numbers: ends.map(plainNumber),
  unit,
  measure: text.slice(0, -food.length).trim(),
  food,
});

/** "1½" is "1 1/2", "2,5" is "2.5". */
function plainNumber(text: string): string {
  const spelled = text.replace(new RegExp(FRACTION_SIGN, 'u'), (sign) => ` ${sign.normalize('NFKC')}`);
  return spelled.replace('⁄', '/').replace(',', '.').replace(/\s+/g, ' ').trim();
}

const isUnit = (spelling: string): boolean => LANGUAGES.some((language) => readUnit(spelling, language) !== null);
