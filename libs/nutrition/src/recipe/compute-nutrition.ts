import type { ParsedIngredient } from '@simmer/culinary';
import { FIGURES, type Figures, type Food, type FoodLanguage, type ResolvedFood } from '@simmer/foods';
import type { FoodKnowledge } from '../knowledge';
import { eatenShare } from '../weights/eaten-share';
import { foodOf } from '../weights/line-food';
import { weightOf, type WeightSource, wordsOf } from '../weights/line-weight';
import { statedGrams } from '../weights/stated-weight';

/** A cook's choice for a line: this food, or not counted. */
export interface Correction {
  /** The id of a food, or null: leave the line out. */
  readonly foodId: string | null;
}

export interface NutritionLine {
  /** The food it is counted as, or null when none is known, or none that has figures. */
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
  /** Per serving, or null below {@link LEAST_COVERAGE} and of a batch. A figure that a counted food lacks is null, not too low. */
  readonly perServing: Figures | null;
  /** kcal of what the recipe calls a serving where nobody eats as much in a day: its servings are loaves, trays, batches. Null else. */
  readonly batch: number | null;
  /** Share of the recipe's weight that is counted, from 0 to 1. */
  readonly coverage: number;
  readonly lines: readonly NutritionLine[];
}

/** What the ingredients of a recipe are read with. */
export interface NutritionOptions {
  /** The language of the recipe. */
  readonly language: FoodLanguage;
  /** A cook's, by the line's place. */
  readonly corrections?: ReadonlyMap<number, Correction>;
}

/** Below this share of a recipe's weight no figure is honest. */
export const LEAST_COVERAGE = 0.8;
/** What an adult needs in a day, in kcal: the reference intake of Regulation (EU) 1169/2011, annex XIII. */
const KCAL_OF_DAY = 2000;
/** A figure is shown as long as foods without it are at most this share of the weight. */
const UNKNOWN_SHARE = 0.05;
/** What a line weighs whose food or amount is unknown: the middle of all lines. */
const UNKNOWN_GRAMS = 60;
const TO_TASTE =
  /\b(to taste|as needed|as required|for (garnish|garnishing|serving|decorating|decoration|dusting|greasing|sprinkling|brushing|rolling|the (pan|tin|dish))|to (serve|garnish|finish|decorate)|nach (geschmack|belieben|bedarf)|zum (garnieren|servieren|bestreuen|bestauben|bestäuben|einfetten|bepinseln)|für die (form|deko)|selon (le |votre )?go[uû]t|au go[uû]t|pour (servir|d[ée]corer|le moule)|al gusto|a gusto|para (servir|decorar|adornar|untar|engrasar)|q\.? ?b\.?|quanto basta|per (servire|guarnire|decorare)|a gosto|para (servir|decorar|untar|polvilhar)|naar smaak|om te serveren|ter garnering|efter smak|till servering|till garnering|optional|optionnel|opcional|facoltativo|optioneel|valfritt)\b/iu;
const SURENESS = { exact: 1, head: 0.8, part: 0.75 } as const;
const UNCLEAR = 0.55;

/**
 * Adds up what a recipe's lines hold. `parsed` comes from `parseIngredient`, one for each line; `servings` must be above 0.
 */
export function computeNutrition(
  parsed: readonly ParsedIngredient[],
  servings: number,
  knowledge: FoodKnowledge,
  { language, corrections }: NutritionOptions,
): RecipeNutrition {
  const lines = parsed.map((line, at) => readLine(line, knowledge, language, corrections?.get(at)));
  const further = parsed.flatMap(furtherFoods).map((line) => readLine(line, knowledge, language, undefined));
  const all = [...lines, ...further];
  const known = all.filter(({ matched }) => matched);
  const counted = sum(known.map(({ grams }) => grams ?? 0));
  const missing = sum(all.map((line) => (line.matched ? 0 : (line.grams ?? UNKNOWN_GRAMS))));
  const coverage = counted + missing === 0 ? 0 : counted / (counted + missing);
  const figures = coverage >= LEAST_COVERAGE && counted > 0 ? figuresOf(known, counted, servings, knowledge) : null;
  const isBatch = (figures?.calories ?? 0) > KCAL_OF_DAY;
  return { perServing: isBatch ? null : figures, batch: isBatch ? (figures?.calories ?? null) : null, coverage, lines };
}

function readLine(
  line: ParsedIngredient,
  knowledge: FoodKnowledge,
  language: FoodLanguage,
  correction: Correction | undefined,
): NutritionLine {
  if (correction?.foodId === null) return { food: null, confidence: 1, grams: 0, source: null, matched: true };
  const found = correction ? corrected(correction, knowledge) : read(line, knowledge, language);
  if (!found) return { food: null, confidence: 0, grams: statedGrams(line), source: null, matched: false };
  const { resolved, confidence } = found;
  const { food } = resolved;
  const words = wordsOf(line);
  const hasFigures = !food.isBought || knowledge.figures.figuresOf(food) !== null;
  const weight = weightOf(line, resolved, knowledge, language);
  if (weight) {
    const grams = weight.grams * eatenShare(line, food, weight, knowledge.foods);
    return { food, confidence, grams, source: weight.source, matched: hasFigures };
  }
  const countsForNothing = line.quantity === null && (TO_TASTE.test(words) || line.optional || isSeasoning(food, knowledge));
  return { food, confidence, grams: countsForNothing ? 0 : null, source: null, matched: countsForNothing };
}

/** The yolk of "2 eggs plus 1 yolk". */
const furtherFoods = ({ also }: ParsedIngredient): ParsedIngredient[] => (also ? [also, ...furtherFoods(also)] : []);

function read(line: ParsedIngredient, { foods }: FoodKnowledge, language: FoodLanguage) {
  const resolved = foodOf(line, foods, language);
  if (!resolved) return null;
  return { resolved, confidence: SURENESS[resolved.certainty] * (resolved.isClear ? 1 : UNCLEAR) };
}

function corrected({ foodId }: Correction, { foods }: FoodKnowledge): { resolved: ResolvedFood; confidence: number } | null {
  const food = foodId === null ? undefined : foods.get(foodId);
  const plain = { form: null, certainty: 'exact', free: [], alternatives: [], additions: [], mentions: [], unknownWords: [] } as const;
  return food ? { resolved: { food, ...plain, isClear: true }, confidence: 1 } : null;
}

/** Salt, spices, herbs, vinegar: without an amount they weigh nothing that counts. */
const isSeasoning = (food: Food, { foods, figures }: FoodKnowledge): boolean =>
  ['spice', 'spice-mix', 'salt', 'fresh-herb', 'vinegar', 'water'].some((kind) => foods.isKindOf(food, kind)) ||
  food.aisle === 'spices' ||
  figures.figuresOf(food)?.calories === 0;

const NOTHING = Object.fromEntries(FIGURES.map((name) => [name, 0])) as unknown as Figures;

function figuresOf(lines: readonly NutritionLine[], counted: number, servings: number, { figures }: FoodKnowledge): Figures {
  const tables = lines.map(({ food, grams }) => ({
    grams: grams ?? 0,
    // water and ice
    row: food && (figures.figuresOf(food) ?? (food.isBought ? null : NOTHING)),
  }));
  const known = FIGURES.map((name) => {
    let [total, unknown] = [0, 0];
    for (const { row, grams } of tables) {
      const figure = row?.[name] ?? null;
      if (figure === null) unknown += grams;
      else total += (figure * grams) / 100;
    }
    return [name, unknown / counted > UNKNOWN_SHARE ? null : total / servings] as const;
  });
  return Object.fromEntries(known) as unknown as Figures;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
