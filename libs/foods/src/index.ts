export { FIGURES, type Figures, type FigureTable } from './data/figures';
export { loadFigures, loadFoods } from './data/load';
export type { DietFit } from './facts/diets';
export {
  type Allergens,
  type Food,
  FOOD_AISLES,
  type FoodAisle,
  type FoodId,
  FORMS,
  type Form,
  FREE_OF,
  type FreeOf,
  type Keeps,
  type Origin,
  type Origins,
  type Pack,
  type Size,
  SIZES,
} from './food';
export { Foods } from './foods';
export { FOOD_LANGUAGES, type FoodLanguage, foodLanguageOf, JOINS_WORDS } from './languages';
export type { FoodName } from './names/food-names';
export type { LanguageGuess } from './names/line-languages';
export type { Suggestion } from './names/name-search';
export type { Certainty, ResolvedFood } from './resolved';
