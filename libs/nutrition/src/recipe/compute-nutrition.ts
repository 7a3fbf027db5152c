import type { ParsedIngredient } from '@simmer/culinary';
import { type Weight, weightOf, type WeightSource } from '../amounts/grams';
import { FIGURES, type Figures, type Food, GROUP } from '../foods/food';
import type { FoodIndex, FoodMatch } from '../foods/food-index';

/** What a cook has said about a line: this food, or that it is not counted. */
export interface Correction {
  /** A number of the food table (NDB), or null: leave the line out. */
  readonly foodId: number | null;
}

export interface NutritionLine {
  /** The food it is counted as, or null when none is known. */
  readonly food: Food | null;
  /** How sure the food is, from 0 to 1; a cook's own choice is 1. */
  readonly confidence: number;
  /** Grams counted, or null when the weight is not known. */
  readonly grams: number | null;
  readonly source: WeightSource | null;
  /** Counted: a food and a weight are known, or the line weighs nothing that counts ("salt to taste"). */
  readonly matched: boolean;
}

export interface RecipeNutrition {
  /** Per serving, or null below {@link LEAST_COVERAGE}. A figure that a counted food lacks is null, not too low. */
  readonly perServing: Figures | null;
  /** Share of the recipe's weight that is counted, from 0 to 1. */
  readonly coverage: number;
  readonly lines: readonly NutritionLine[];
}

/** Below this share of a recipe's weight no figure is honest. */
export const LEAST_COVERAGE = 0.8;
/** A figure is told as long as foods without it are not more than this share of the weight. */
const UNKNOWN_SHARE = 0.05;
/** What a line weighs whose food or amount is unknown: the middle of all lines. */
const UNKNOWN_GRAMS = 60;
/** Less than this of the oil for deep-frying stays in the food (USDA Agriculture Handbook 102: 5 to 15 %). */
const FRYING_SHARE = 0.1;
const FRYING = /\b(for|zum) ?(deep|shallow)?[- ]?(frying|fry|frittieren|ausbacken)\b/i;
const TO_TASTE =
  /\b(to taste|as needed|as required|for (garnish|garnishing|serving|decorating|decoration|dusting|greasing|sprinkling|brushing|the (pan|tin|dish))|to (serve|garnish|finish|decorate)|nach geschmack|nach belieben|zum (garnieren|servieren|bestreuen|bestauben|einfetten)|optional)\b/i;
/** Bones and shells: USDA's figures are of what is eaten. */
const WITH_BONE = /\b(bone[- ]in|on the bone|mit knochen|whole chicken|shell[- ]on)\b/i;
const EDIBLE_SHARE = 0.72;

/**
 * Adds up what a recipe's lines hold. `parsed` comes from `parseIngredient`, one for each line; `servings` must be above 0. `corrections` are a
 * cook's, by the line's place.
 */
export function computeNutrition(
  parsed: readonly ParsedIngredient[],
  servings: number,
  foods: FoodIndex,
  corrections: ReadonlyMap<number, Correction> = new Map(),
): RecipeNutrition {
  const lines = parsed.map((line, at) => readLine(line, foods, corrections.get(at)));
  const all = [...lines, ...parsed.flatMap(furtherFoods).map((line) => readLine(line, foods, undefined))];
  const known = all.filter(({ matched }) => matched);
  const counted = sum(known.map(({ grams }) => grams ?? 0));
  const missing = sum(all.map((line) => (line.matched ? 0 : (line.grams ?? UNKNOWN_GRAMS))));
  const coverage = counted + missing === 0 ? 0 : counted / (counted + missing);
  const perServing = coverage >= LEAST_COVERAGE && counted > 0 ? figuresOf(known, counted, servings) : null;
  return { perServing, coverage, lines };
}

function readLine(line: ParsedIngredient, foods: FoodIndex, correction: Correction | undefined): NutritionLine {
  if (correction?.foodId === null) return { food: null, confidence: 1, grams: 0, source: null, matched: true };
  const match = correction ? corrected(correction, foods) : foods.find(line.name);
  if (!match) return { food: null, confidence: 0, grams: weightWithoutFood(line), source: null, matched: false };
  const said = `${line.name} ${line.preparation ?? ''} ${line.note ?? ''}`;
  const weight = weightOf(line, match.food);
  if (!weight) {
    const countsForNothing = TO_TASTE.test(said) || line.optional || isSeasoning(match.food);
    return {
      ...match,
      grams: countsForNothing && line.quantity === null ? 0 : null,
      source: null,
      matched: countsForNothing && line.quantity === null,
    };
  }
  return { ...match, grams: eaten(weight, match.food, said), source: weight.source, matched: true };
}

/** The yolk of "2 eggs plus 1 yolk". */
const furtherFoods = ({ also }: ParsedIngredient): ParsedIngredient[] => (also ? [also, ...furtherFoods(also)] : []);

function corrected({ foodId }: Correction, foods: FoodIndex): FoodMatch | null {
  const food = foodId === null ? undefined : foods.get(foodId);
  return food ? { food, confidence: 1 } : null;
}

/** Salt, spices, herbs, vinegar: without an amount they weigh nothing that counts. */
const isSeasoning = (food: Food): boolean =>
  food.group === GROUP.spices || food.figures.calories === 0 || [11297, 11165, 11156].includes(food.id);

function eaten({ grams }: Weight, food: Food, said: string): number {
  if (food.group === GROUP.fats && FRYING.test(said)) return grams * FRYING_SHARE;
  return WITH_BONE.test(said) && food.group !== GROUP.vegetables ? grams * EDIBLE_SHARE : grams;
}

/** A stated weight tells how much of the recipe a line is, also when its food is not known. */
function weightWithoutFood(line: ParsedIngredient): number | null {
  const water: Food = { id: 0, group: 0, names: [], figures: {} as Figures, portions: {} };
  return weightOf(line, water)?.grams ?? null;
}

function figuresOf(lines: readonly NutritionLine[], counted: number, servings: number): Figures {
  const told = FIGURES.map((name) => {
    let [total, unknown] = [0, 0];
    for (const { food, grams } of lines) {
      const figure = food?.figures[name] ?? null;
      if (figure === null) unknown += grams ?? 0;
      else total += (figure * (grams ?? 0)) / 100;
    }
    return [name, unknown / counted > UNKNOWN_SHARE ? null : total / servings] as const;
  });
  return Object.fromEntries(told) as unknown as Figures;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
