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
const PER_WEIGHT = /(?<!\d)100\s?(?:g|gr|grams?|gramm|grammes?|gramos?|grammi|gramas?|ml|г|гр|克)(?![\p{L}])/iu;
/** What is stated of all that the recipe makes. */
const WHOLE =
  /(?:whole|entire|full|total) (?:recipe|batch|dish|cake|loaf|yield)|per recipe|^1? ?recipe$|(?:ganze[sn]?|gesamte[sn]?|pro|je) rezept|gesamt$|recette (?:entière|complète)|receta (?:entera|completa)|toda la receta|ricetta intera|intera ricetta|receita (?:inteira|completa)|(?:hele|heel het) recept|hela receptet/iu;
/** Salt is sodium chloride: one part in 2.54 is sodium (EU regulation 1169/2011 counts 2.5). */
const SALT_OF_SODIUM = 2.54;
const OF_SALT = /(?<!\p{L})(?:salt|salz|kochsalz|speisesalz|sel|sal|sale|zout|соль|соли|塩|食塩)(?!\p{L})/iu;
const OF_SODIUM = /sodium|natrium|sodio|sódio|natrio|натри|ナトリウム/iu;
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

/** Milligrams of sodium in a statement such as "480 mg", "480", "0.48 g", "1.2 g salt". */
export function milligramsOf(statement: unknown): number | null {
  const text = statementText(statement);
  const amount = amountIn(text);
  if (amount === null) return null;
  const milligrams = IN_G.test(text) ? amount * 1_000 : amount;
  if (OF_SALT.test(text) && !OF_SODIUM.test(text)) return Math.round(milligrams / SALT_OF_SODIUM);
  return IN_G.test(text) ? Math.round(milligrams) : milligrams;
}

/** What figures are stated of: a serving, unless its size is "100 g" or "entire recipe", or the figure says so itself; "1 slice (100 g)" is a serving. */
export function basisOf(servingSize: string, figure: string): 'serving' | 'weight' | 'recipe' {
  if (WHOLE.test(servingSize.trim()) || WHOLE.test(figure)) return 'recipe';
  const isWeight =
    servingSize.replace(PER_WEIGHT, '').replace(/^\W*(?:per|pro|je|par|por|a|för|для)?\W*$/iu, '') === '' && servingSize.trim() !== '';
  return isWeight || PER_WEIGHT.test(figure) ? 'weight' : 'serving';
}

/** Figures of a whole recipe as those of one of its servings. */
export function perServing(nutrition: Nutrition, servings: number): Nutrition {
  const shares = Object.entries(nutrition).map(([name, value]: [string, number | null]) => [
    name,
    value === null ? null : Math.round((value / servings) * 10) / 10,
  ]);
  return Object.fromEntries(shares) as unknown as Nutrition;
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
