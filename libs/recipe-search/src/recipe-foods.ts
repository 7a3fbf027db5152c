import type { Diet } from '@simmer/contracts/constants';
import { type Food, type FoodId, type FoodLanguage, foodLanguageOf, type Foods, JOINS_WORDS, type ResolvedFood } from '@simmer/foods';
import { type HintLine, hintsOfRead, readHintLine, type RecipeHints, recipeLanguage } from '@simmer/nutrition';
import type { Verdict, Unwanted } from './condition';
import { withoutDenials } from './denials';
import { calledLike, madeOf, pathOf, withKinds } from './food-meaning';
import type { SearchableRecipe } from './recipe-index';

/** What the ingredients of a recipe hold, as far as they are understood; read once, when a recipe is indexed. */
export interface RecipeFoods {
  readonly holds: readonly FoodId[];
  /** Of each of these lists it holds one: "butter or oil". */
  readonly oneOf: readonly (readonly FoodId[])[];
  /** What its lines leave open: a kind of it, a remark. */
  readonly mayHold: readonly FoodId[];
  /** The foods in its title; used where the lines are incomplete. */
  readonly inTitle: readonly FoodId[];
  readonly hasMeat: boolean;
  readonly mayHaveMeat: boolean;
  readonly allergens: RecipeHints['allergens'];
  readonly diets: RecipeHints['diets'];
  /** Lines that nobody understands, folded: a word to leave out may stand there. */
  readonly unknownLines: readonly number[];
  /** Every line is understood, and there is one. */
  readonly isKnown: boolean;
}

/** The language that a recipe is written in: its own, or that of its lines. */
export function languageOf({ language, ingredients }: Pick<SearchableRecipe, 'language' | 'ingredients'>): FoodLanguage {
  return foodLanguageOf(language) ?? recipeLanguage(ingredients, 'en');
}

const lineAt = ({ ingredients, names }: SearchableRecipe, at: number): HintLine => {
  const [text = '', name] = [ingredients[at], names?.[at]];
  return name ? { text, name } : { text };
};

/** The places of the ingredient lines that hold a food. */
export function linesWith(recipe: SearchableRecipe, id: FoodId, foods: Foods): number[] {
  const language = languageOf(recipe);
  if (!foods.languages.includes(language)) return [];
  return recipe.ingredients.flatMap((_, at) => {
    const { readings } = readHintLine(lineAt(recipe, at), foods, language);
    const held = readings.flatMap((reading) => [reading.food, ...reading.alternatives, ...reading.additions]);
    return held.some((food) => food.id === id) ? [at] : [];
  });
}

/** Reads a recipe's foods; of a language that is not loaded nothing is known. */
export function readFoods(recipe: SearchableRecipe, foods: Foods): RecipeFoods {
  const language = languageOf(recipe);
  const isLoaded = foods.languages.includes(language);
  const lines = isLoaded
    ? recipe.ingredients.map((_, at) => readHintLine(lineAt(recipe, at), foods, language))
    : recipe.ingredients.map(() => ({ readings: [], isClear: false }));
  const hints = hintsOfRead(lines, foods);
  const readings = lines.flatMap((line) => line.readings);
  const held = readings.flatMap(heldBy);
  const open = readings.flatMap(leftOpenBy);
  const isOfMeat = ({ origins }: Food): boolean => origins.from.includes('meat');
  const isFreeOfMeat = ({ free }: ResolvedFood): boolean => free.includes('vegan') || free.includes('vegetarian');
  return {
    holds: idsOf(held),
    oneOf: readings.filter(isChoice).map(({ food, alternatives }) => idsOf([food, ...alternatives])),
    mayHold: idsOf(open),
    inTitle: isLoaded ? idsOf(titleFoods(recipe.title, foods, language)) : [],
    hasMeat: readings.some((one) => !isFreeOfMeat(one) && heldBy(one).some(isOfMeat)),
    mayHaveMeat:
      [...open, ...readings.filter(isChoice).flatMap(({ food, alternatives }) => [food, ...alternatives])].some(isOfMeat) ||
      [...held, ...open].some(({ origins }) => origins.may.includes('meat')),
    allergens: hints.allergens,
    diets: hints.diets,
    unknownLines: hints.unknownLines,
    isKnown: hints.unknownLines.length === 0 && hints.lines > 0,
  };
}

/** What is in it for certain: one of "butter or oil" is not, and a vegan cheese is no cheese. */
const heldBy = ({ food, alternatives, additions, free }: ResolvedFood): readonly Food[] =>
  free.includes('vegan') ? [] : alternatives.length === 0 ? [food, ...additions] : additions;

const isChoice = ({ alternatives, free }: ResolvedFood): boolean => alternatives.length > 0 && !free.includes('vegan');

const leftOpenBy = ({ food, mentions }: ResolvedFood): readonly Food[] => [...mentions, ...food.choices];

const idsOf = (foods: readonly Food[]): FoodId[] => [...new Set(foods.map(({ id }) => id))];

/** The foods that the words of a title name, each by itself and two together: "Käsespätzle", "Cream cheese bagels". */
function titleFoods(title: string, foods: Foods, language: FoodLanguage): Food[] {
  const words = withoutDenials(title).match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return words.flatMap((word, at) => [
    ...named(word, foods, language),
    ...(at + 1 < words.length ? named(`${word} ${words[at + 1]}`, foods, language) : []),
  ]);
}

/** The food of words as they stand; of a joined word (Käsespätzle) with what it holds. */
function named(words: string, foods: Foods, language: FoodLanguage): readonly Food[] {
  const food = foods.foodCalled(words, language);
  if (food) return [food];
  const resolved = JOINS_WORDS.has(language) && !words.includes(' ') ? foods.resolve(words, language) : null;
  return resolved?.certainty === 'part' ? [resolved.food, ...resolved.additions] : [];
}

/** What is unwanted with all kinds of it, and what it may be: what it is a kind of itself, and what shares its name. */
export interface WholeUnwanted extends Unwanted {
  readonly kinds: ReadonlySet<FoodId>;
  readonly maybe: ReadonlySet<FoodId>;
  readonly above: ReadonlySet<FoodId>;
}

export const wholeOf = (unwanted: Unwanted, foods: Foods): WholeUnwanted => ({
  ...unwanted,
  kinds: new Set([...withKinds(unwanted.foods, foods), ...madeOf(unwanted.foods, foods)]),
  maybe: new Set(calledLike(unwanted.foods, foods)),
  above: new Set(unwanted.foods.flatMap((id) => pathOf(foods.get(id)?.parent).map((food) => food.id))),
});

/** Whether a recipe avoids what is not wanted: for certain, possibly, or not at all (null). */
export function leavesOut(recipe: RecipeFoods, { allergens, isMeat, kinds, maybe, above }: WholeUnwanted, foods: Foods): Verdict | null {
  const isUnwanted = (id: FoodId): boolean => kinds.has(id);
  const stateOf = allergens.map((allergen) => recipe.allergens[allergen]);
  if (
    recipe.holds.some(isUnwanted) ||
    recipe.oneOf.some((ids) => ids.every(isUnwanted)) ||
    stateOf.includes('contains') ||
    (isMeat && recipe.hasMeat)
  )
    return null;
  if (!recipe.isKnown) return recipe.inTitle.some(isUnwanted) ? null : 'unknown';
  if (stateOf.some((state) => state !== 'none-found') || (isMeat && recipe.mayHaveMeat)) return 'unknown';
  // "fish" may be the salmon that is not wanted
  const mayBe = (id: FoodId): boolean => isUnwanted(id) || maybe.has(id) || above.has(id);
  return recipe.mayHold.some(mayBe) ||
    recipe.oneOf.some((ids) => ids.some(mayBe)) ||
    recipe.holds.some((id) => maybe.has(id) || (above.has(id) && foods.get(id)?.isVague))
    ? 'unknown'
    : 'kept';
}

/** Whether a recipe fits a diet, as {@link leavesOut}. */
export function fits({ diets }: RecipeFoods, diet: Diet): Verdict | null {
  if (diets[diet] === 'fits') return 'kept';
  return diets[diet] === 'does-not-fit' ? null : 'unknown';
}
