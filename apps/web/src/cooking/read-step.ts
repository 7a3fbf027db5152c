import type { Recipe } from '@simmer/contracts';
import { detectLineLanguage, findDurations, type IngredientMention, ingredientFinder, type Language, scaleStep } from '@simmer/culinary';

/** A stretch of a step's text, and what it names. */
export interface StepPart {
  text: string;
  /** A span of time, in seconds: the shorter end of "20 to 25 minutes". */
  seconds?: number;
  /** Lines of the ingredient list, counted from 0. */
  ingredients?: readonly number[];
}

interface Span extends Omit<StepPart, 'text'> {
  start: number;
  end: number;
}

/** Reads the steps of a recipe for any factor; the ingredient lines, which take longest, once for all. */
export function stepReader({ ingredients, instructions }: Pick<Recipe, 'ingredients' | 'instructions'>): (factor: number) => StepPart[][] {
  const lines = ingredients.map(({ text }) => text);
  const language = detectLineLanguage([...lines, ...instructions.map(({ text }) => text)].join('\n'));
  const findFoods = ingredientFinder(lines, { language });
  return (factor) => instructions.map(({ text }) => readStep(text, factor, language, findFoods));
}

/** Divides a step, its amounts multiplied by `factor`, into plain text, times, and foods of the recipe. */
function readStep(text: string, factor: number, language: Language, findFoods: (step: string) => IngredientMention[]): StepPart[] {
  const scaled = scaleStep(text, factor, { language }).text;
  const spans: Span[] = [
    ...findDurations(scaled, { language }).map(({ start, end, seconds }) => ({ start, end, seconds })),
    ...findFoods(scaled),
  ].sort((one, other) => one.start - other.start);
  const parts: StepPart[] = [];
  let from = 0;
  for (const { start, end, ...named } of spans) {
    if (start < from) continue;
    if (start > from) parts.push({ text: scaled.slice(from, start) });
    parts.push({ text: scaled.slice(start, end), ...named });
    from = end;
  }
  if (from < scaled.length) parts.push({ text: scaled.slice(from) });
  return parts;
}

/** Which lines of the ingredient list a step names, each once. */
export const ingredientsIn = (parts: readonly StepPart[]): number[] => [...new Set(parts.flatMap(({ ingredients }) => ingredients ?? []))];

/** The food that is named last before a part of a step, or first in it: a timer is called after it. */
export function foodBefore(parts: readonly StepPart[], index: number): string | undefined {
  const named = ({ ingredients }: StepPart): boolean => ingredients !== undefined;
  return (parts.slice(0, index).findLast(named) ?? parts.find(named))?.text;
}
