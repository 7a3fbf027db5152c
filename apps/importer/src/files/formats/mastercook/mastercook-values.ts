import { nutritionOfText } from '../../reading/nutrition-text';
import type { StatedNutrition } from '../../reading/nutrition-text';
import { yieldFields } from '../../reading/yield';

/** " -- " stands between an ingredient and its preparation. */
export function withPreparation(text: string): string {
  const parts = text.split(/\s--(?=\s|$)/).map((part) => part.trim().replace(/ -$/, ''));
  return parts.filter(Boolean).join(', ');
}

/** "n/a" is how an empty field is filled. */
export const unlessNone = (text: string): string => (/^(?:n\/a|none|unknown)\.?$/i.test(text) ? '' : text);

/** The serving size, where 0 means unknown, and the yield ("24 cookies"). */
export function servingsAndYield(size: string, made: string): { servings: number | null; yield_text: string } {
  const stated = yieldFields(size);
  if (stated.servings === null) return yieldFields(made);
  return { ...stated, yield_text: yieldFields(made).yield_text || stated.yield_text };
}

/** "23 Calories; trace Fat (11.6% calories from fat); 1g Protein; … Exchanges: 1 Vegetable." */
export function nutritionOfAnalysis(text: string): StatedNutrition {
  const { nutrition, rest } = nutritionOfText(text.replace(/\([^()]*\)/g, '').replace(/Exchanges:[\s\S]*$/i, ''));
  return { nutrition, rest: rest.filter((statement) => /[1-9]/.test(statement)) };
}
