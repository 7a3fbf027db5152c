import type { Recipe } from '@simmer/contracts';
import { detectLineLanguage, findDurations, type IngredientMention, ingredientFinder, type Language } from '@simmer/culinary';
import type { Measures } from '../recipe/measures';
import { viewStep } from '../recipe/step-view';

/** A stretch of a step's text, and what it names. */
export interface StepPart {
  text: string;
  /** A span of time, in seconds: the shorter end of "20 to 25 minutes". */
  seconds?: number;
  /** Lines of the ingredient list, counted from 0. */
  ingredients?: readonly number[];
  /** Whether these go beside what cooks, as salt and oil do. */
  isBeside?: boolean;
}

interface Span extends Omit<StepPart, 'text'> {
  start: number;
  end: number;
}

type FoundFood = IngredientMention & { isBeside: boolean };

/** Reads the steps of a recipe for any factor and measures; the ingredient lines, which take longest, once for all. */
export function stepReader({
  ingredients,
  instructions,
}: Pick<Recipe, 'ingredients' | 'instructions'>): (factor: number, measures: Measures | undefined) => StepPart[][] {
  const lines = ingredients.map(({ text }) => text);
  const language = detectLineLanguage([...lines, ...instructions.map(({ text }) => text)].join('\n'));
  const find = ingredientFinder(lines, { language });
  const isBeside = (text: string): boolean => BESIDE_WHAT_COOKS.test(text);
  // "the pepper" of a red pepper is a vegetable
  const findFoods = (step: string): FoundFood[] =>
    find(step).map(({ start, end, ingredients: meant }) => ({
      ...{ start, end, ingredients: meant },
      isBeside: isBeside(step.slice(start, end)) && meant.every((at) => isBeside(lines[at] ?? '')),
    }));
  return (factor, measures) => instructions.map(({ text }) => partsOf(viewStep(text, factor, language, measures), language, findFoods));
}

/** Divides a step into plain text, times, and foods of the recipe. */
function partsOf(step: string, language: Language, findFoods: (step: string) => FoundFood[]): StepPart[] {
  const spans: Span[] = [
    ...findDurations(step, { language }).map(({ start, end, seconds }) => ({ start, end, seconds })),
    ...findFoods(step),
  ].sort((one, other) => one.start - other.start);
  const parts: StepPart[] = [];
  let from = 0;
  for (const { start, end, ...named } of spans) {
    if (start < from) continue;
    if (start > from) parts.push({ text: step.slice(from, start) });
    parts.push({ text: step.slice(start, end), ...named });
    from = end;
  }
  if (from < step.length) parts.push({ text: step.slice(from) });
  return parts;
}

/** Which lines of the ingredient list a step names, each once. */
export const ingredientsIn = (parts: readonly StepPart[]): number[] => [...new Set(parts.flatMap(({ ingredients }) => ingredients ?? []))];

/** What goes with nearly every dish: a time is never that of the salt. In English, German, French, Spanish, Italian and Portuguese. */
const BESIDE_WHAT_COOKS =
  /(?<!\p{L})(?:salt|(?<!(?:red|green|yellow|orange|bell|sweet)\s)pepper|oil|water|salz|\p{L}*pfeffer|\p{L}*öl|\p{L}*wasser|sel|poivre|huile|eau|sal|pimienta|aceite|agua|sale|pepe|olio|acqua|pimenta|azeite|óleo|água)(?![\p{L}\p{M}])/iu;
const SENTENCE_ENDS = /[.!?](?:\s|$)/;

/** What a time of a step is for, which a timer is named after: the first food of its sentence, else the one named last before it, else any of the step. Seasoning is not. */
export function foodOfTime(parts: readonly StepPart[], index: number): string | undefined {
  const cooks = ({ ingredients, isBeside }: StepPart): boolean => ingredients !== undefined && !isBeside;
  const ends = ({ text, ingredients, seconds }: StepPart): boolean =>
    ingredients === undefined && seconds === undefined && SENTENCE_ENDS.test(text);
  const from = parts.slice(0, index).findLastIndex(ends) + 1;
  const to = parts.findIndex((part, at) => at > index && ends(part));
  const sentence = parts.slice(from, to < 0 ? undefined : to);
  return (sentence.find(cooks) ?? parts.slice(0, index).findLast(cooks) ?? parts.find(cooks))?.text;
}
