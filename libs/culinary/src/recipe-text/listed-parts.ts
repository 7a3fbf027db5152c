import { parseIngredient } from '../ingredients/parse-ingredient';
import type { Language } from '../languages';

/** Between the parts of a list; what stands in brackets is one part. */
const SEPARATOR = /[,;]\s+(?![^()]*\))/;
const AMOUNT = /^(?:\d|[½¼¾⅓⅔])/;

/** The parts of a line that may list several ingredients: "2 eggs, 1 cup milk (warm, fresh)" has two. */
export const partsOfList = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether they are so many ingredients, not one with remarks behind it. */
export function mostHaveAmounts(parts: readonly string[], language?: Language): boolean {
  const counted = parts.filter((part) => AMOUNT.test(part) && parseIngredient(part, { language }).quantity !== null).length;
  return counted > parts.length / 2;
}
