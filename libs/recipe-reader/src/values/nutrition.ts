import { plainText } from '../page/plain-text';
import { firstNumber } from './numbers';

/** Per serving as the page states it: calories in kcal, sodium in mg, everything else in g; null is unknown. */
export interface Nutrition {
  calories: number | null;
  total_fat: number | null;
  saturated_fat: number | null;
  protein: number | null;
  carbohydrates: number | null;
  fiber: number | null;
  sugar: number | null;
  sodium: number | null;
}

export const NO_NUTRITION: Nutrition = {
  calories: null,
  total_fat: null,
  saturated_fat: null,
  protein: null,
  carbohydrates: null,
  fiber: null,
  sugar: null,
  sodium: null,
};

const KJ_PER_KCAL = 4.184;
const IN_KCAL = /([\d.,]+)\s*(?:k?cal|calor)/i;
const IN_KJ = /([\d.,]+)\s*(?:kj|kilojoule)/i;
const ENERGY =
  'calories?|kcal|kalorien|kalorier|kalorit|calorías|calorias|kalorie|energy|energie|energía|energia|brennwert|ккал|калори\\p{L}*|大卡|热量|カロリー|エネルギー|칼로리|열량';
const ENERGY_NAMED = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:${ENERGY})(?![\\p{L}])\\s*(?:\\([^)]{0,20}\\)\\s*)?(?:(?:per|pro|par|por|a|je)\\s+\\p{L}+\\s*)?[:：]?\\s*(?:\\d[\\d.,]*\\s*kj\\s*[/(|,]?\\s*)?(\\d[\\d.,]*)(?![\\d.,]*\\s*(?:kj|m?g|gram\\p{L}*|г|гр|грамм\\p{L}*|%)(?![\\p{L}]))`,
  'iu',
);
const ENERGY_COUNTED =
  /(?<![\d.,])(\d[\d.,]*)\s*(?:kcal|calories|kalorien|calorías|calorias|ккал|大卡|칼로리)(?![\p{L}]|\s*(?:a|per|from)\s)/iu;
const PER_WEIGHT = /100\s?(?:g|gr|grams?|ml|г|гр|克)(?![\p{L}])/iu;
/** A serving with less or more is another number that stands beside the word. */
const PLAUSIBLE_CALORIES = { least: 20, most: 2_500 };
const IN_MG = /\d\s*(?:mg|milligram)/i;
const IN_G = /\d\s*(?:g|gr|grams?|gramm)\b/i;

/** kcal of a statement such as "250 kcal", "250", "1046 kJ", "1046 kJ / 250 kcal". */
export function caloriesOf(statement: unknown): number | null {
  const text = statementText(statement);
  const kcal = IN_KCAL.exec(text)?.[1];
  if (kcal) return amountIn(kcal);
  const kj = IN_KJ.exec(text)?.[1];
  const kilojoules = kj ? amountIn(kj) : null;
  if (kilojoules !== null) return Math.round(kilojoules / KJ_PER_KCAL);
  return amountIn(text);
}

/** kcal of a serving that a line or a box of the page speaks of ("Calories: 312", "312 kcal per portion"); null where it speaks of 100 g. */
export function caloriesIn(text: string): number | null {
  if (PER_WEIGHT.test(text)) return null;
  const stated = [ENERGY_NAMED, ENERGY_COUNTED].map((pattern) => amountIn(pattern.exec(text)?.[1] ?? ''));
  return (
    stated.find((calories) => calories !== null && calories >= PLAUSIBLE_CALORIES.least && calories <= PLAUSIBLE_CALORIES.most) ?? null
  );
}

/** Grams of a statement such as "12 g", "12", "1200 mg". */
export function gramsOf(statement: unknown): number | null {
  const text = statementText(statement);
  const amount = amountIn(text);
  return amount !== null && IN_MG.test(text) ? amount / 1_000 : amount;
}

/** Milligrams of a statement such as "480 mg", "480", "0.48 g". */
export function milligramsOf(statement: unknown): number | null {
  const text = statementText(statement);
  const amount = amountIn(text);
  return amount !== null && IN_G.test(text) ? Math.round(amount * 1_000) : amount;
}

export function isStated(nutrition: Nutrition): boolean {
  return Object.values(nutrition).some((value) => value !== null);
}

function statementText(statement: unknown): string {
  if (typeof statement === 'number') return String(statement);
  if (typeof statement === 'string') return plainText(statement.slice(0, 200));
  return '';
}

function amountIn(text: string): number | null {
  const number = firstNumber(text);
  return number !== null && number >= 0 && number < 1_000_000 ? number : null;
}
