import { type Allergen, ALLERGENS, type Diet, DIETS } from '@simmer/contracts/constants';
import type { DietFit, FoodLanguage, Foods, ResolvedFood } from '@simmer/foods';

/**
 * The hints from reading the ingredients. `none-found` is no promise: a maker's recipe may hold what its name does not say, so screens always
 * add that labels must be checked. `unknown`: a line was not understood, and may hold it.
 */
export type HintState = 'contains' | 'may-contain' | 'none-found' | 'unknown';
export type DietState = DietFit;

export interface RecipeHints {
  readonly allergens: Readonly<Record<Allergen, HintState>>;
  readonly diets: Readonly<Record<Diet, DietState>>;
  /** Of each diet the indexes of the lines that do not fit it. */
  readonly linesAgainst: Readonly<Record<Diet, readonly number[]>>;
  /** The indexes of the lines that are uncertain. */
  readonly unknownLines: readonly number[];
  /** How many lines there are. */
  readonly lines: number;
}

/** A line of a recipe: as it is written, and the name of its food as the parser reads it. */
export interface HintLine {
  readonly text: string;
  readonly name?: string;
}

/** A line read both ways: the whole line may name more than its name does, and the name may be clear where the line is not. */
export interface ReadLine {
  readonly readings: readonly ResolvedFood[];
  readonly isClear: boolean;
}

/**
 * Allergens and diets by the names of a recipe's ingredients, in the language of the recipe. A line that nobody understands, or no line at all,
 * makes everything unknown that the other lines do not settle. A line that says "gluten-free" or "vegan" is believed.
 */
export const hintsOf = (lines: readonly HintLine[], foods: Foods, language: FoodLanguage): RecipeHints =>
  hintsOfRead(
    lines.map((line) => readHintLine(line, foods, language)),
    foods,
  );

/** {@link hintsOf} of lines that were read before. */
export function hintsOfRead(read: readonly ReadLine[], foods: Foods): RecipeHints {
  const unknownLines = read.flatMap(({ isClear }, at) => (isClear ? [] : [at]));
  const isUnknown = unknownLines.length > 0 || read.length === 0;
  const readings = read.flatMap((line) => line.readings);
  const held = readings.map((one) => foods.allergensOf(one));
  const contains = new Set(held.flatMap((one) => one.contains));
  const may = new Set(held.flatMap((one) => one.may));
  const stateOf = (allergen: Allergen): HintState => {
    if (contains.has(allergen)) return 'contains';
    if (may.has(allergen)) return 'may-contain';
    return isUnknown ? 'unknown' : 'none-found';
  };
  const fitOf = (diet: Diet): DietFit => {
    const fits = readings.map((one) => foods.dietOf(one, diet));
    if (fits.includes('does-not-fit')) return 'does-not-fit';
    if (isUnknown) return 'unknown';
    return fits.includes('may-fit') ? 'may-fit' : fits.includes('unknown') ? 'unknown' : 'fits';
  };
  const isAgainst = (diet: Diet, line: ReadLine): boolean => line.readings.some((one) => foods.dietOf(one, diet) === 'does-not-fit');
  const linesAgainst = (diet: Diet): number[] => read.flatMap((line, at) => (isAgainst(diet, line) ? [at] : []));
  return {
    allergens: Object.fromEntries(ALLERGENS.map((allergen) => [allergen, stateOf(allergen)])) as Record<Allergen, HintState>,
    diets: Object.fromEntries(DIETS.map((diet) => [diet, fitOf(diet)])) as Record<Diet, DietFit>,
    linesAgainst: Object.fromEntries(DIETS.map((diet) => [diet, linesAgainst(diet)])) as Record<Diet, number[]>,
    unknownLines,
    lines: read.length,
  };
}

/** What a line may mean, and whether that is all it may mean. */
export function readHintLine({ text, name }: HintLine, foods: Foods, language: FoodLanguage): ReadLine {
  const whole = foods.resolve(text, language);
  if (whole?.isClear) return { readings: [whole], isClear: true };
  const named = name ? foods.resolve(name, language) : null;
  const readings = [whole, named].filter((one) => one !== null);
  // a clear name settles the line; what else the line speaks of still counts
  return named?.isClear ? { readings: whole ? readings.map(settled) : readings, isClear: true } : { readings, isClear: false };
}

/** The words beside it are those of preparation and remarks. */
const settled = (resolved: ResolvedFood): ResolvedFood => ({ ...resolved, isClear: true });
