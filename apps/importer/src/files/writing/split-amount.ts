import { LANGUAGES, readUnit } from '@simmer/culinary';

/** An ingredient with its amount in the author's own spelling: "1 1/2", "cups", "flour, sifted". */
export interface SplitIngredient {
  amount: string;
  /** Empty when there is none that we know. */
  unit: string;
  /** Amount and unit with whatever stands between them: "150g". */
  measure: string;
  food: string;
}

const NUMBER = String.raw`(?:\d+\s?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|\d+ \d+[/⁄]\d+|\d+[/⁄]\d+|\d+(?:[.,]\d+)?|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])`;
const AMOUNT = new RegExp(String.raw`^(${NUMBER}(?:\s?[-–]\s?${NUMBER})?)\s*(?=\p{L})(.+)$`, 'u');
const MOST_UNIT_WORDS = 2;

/** Null when the line does not begin with a number, or nothing follows it. */
export function splitAmount(text: string): SplitIngredient | null {
  const [, amount, rest] = AMOUNT.exec(text) ?? [];
  if (amount === undefined || rest === undefined) return null;
  const words = rest.split(' ');
  for (let count = MOST_UNIT_WORDS; count > 0; count--) {
    const unit = words.slice(0, count).join(' ');
    if (words.length > count && isUnit(unit)) return split(text, amount, unit, words.slice(count).join(' '));
  }
  return split(text, amount, '', rest);
}

const split = (text: string, amount: string, unit: string, food: string): SplitIngredient => ({ amount, unit, measure: text.slice(0, -food.length).trim(), food });

const isUnit = (spelling: string): boolean => LANGUAGES.some((language) => readUnit(spelling, language) !== null);
