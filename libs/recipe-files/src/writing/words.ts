import type { Nutrition } from '@simmer/recipe-reader';
import type { FileRecipe } from '../file-recipe';

/** Minutes in words that recipe programs read: 75 is "1 hr 15 min", or whatever they call an hour and a minute. */
export function timeText(minutes: number | null, hour = ' hr', minute = ' min'): string {
  if (minutes === null || minutes <= 0) return '';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}${hour}`, rest > 0 && `${rest}${minute}`].filter(Boolean).join(' ');
}

/** Where a form has one text for both: "4", "24 cookies", or "4 servings (24 cookies)". */
export function yieldStatement({ servings, yield_text }: Pick<FileRecipe, 'servings' | 'yield_text'>): string {
  if (servings === null) return yield_text;
  return yield_text === '' ? String(servings) : `${servings} servings (${yield_text})`;
}

export const NUTRIENTS: readonly { field: keyof Nutrition; name: string; unit: string }[] = [
  { field: 'calories', name: 'Calories', unit: 'kcal' },
  { field: 'total_fat', name: 'Total fat', unit: 'g' },
  { field: 'saturated_fat', name: 'Saturated fat', unit: 'g' },
  { field: 'carbohydrates', name: 'Carbohydrates', unit: 'g' },
  { field: 'fiber', name: 'Fiber', unit: 'g' },
  { field: 'sugar', name: 'Sugar', unit: 'g' },
  { field: 'protein', name: 'Protein', unit: 'g' },
  { field: 'sodium', name: 'Sodium', unit: 'mg' },
];

/** "Total fat: 12 g", one line for each that is known. */
export function nutritionLines(nutrition: Nutrition): string[] {
  return NUTRIENTS.filter(({ field }) => nutrition[field] !== null).map(({ field, name, unit }) => `${name}: ${nutrition[field]} ${unit}`);
}

/** A text where the form has one line for it. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029\v\f\u0085]+\s*/g, ' ').trim();
