import { nutritionOfText } from '../../reading/nutrition-text';
import type { StatedNutrition } from '../../reading/nutrition-text';

/** Of a rating. */
export const MOST_POINTS = 10;

/** " -- " stands between an ingredient and its preparation. */
export function withPreparation(text: string): string {
  const parts = text.split(/\s--(?=\s|$)/).map((part) => part.trim().replace(/ -$/, ''));
  return parts.filter(Boolean).join(', ');
}

/** "n/a" is how an empty field is filled. */
export const unlessNone = (text: string): string => (/^(?:n\/a|none|unknown)\.?$/i.test(text) ? '' : text);

/** "23 Calories; trace Fat (11.6% calories from fat); 1g Protein; … Exchanges: 1 Vegetable." */
export function nutritionOfAnalysis(text: string): StatedNutrition {
  const { nutrition, rest } = nutritionOfText(text.replace(/\([^()]*\)/g, '').replace(/Exchanges:[\s\S]*$/i, ''));
  return { nutrition, rest: rest.filter((statement) => /[1-9]/.test(statement)) };
}
