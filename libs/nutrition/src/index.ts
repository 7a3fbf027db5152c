export {
  type DietState,
  type HintLine,
  type HintState,
  hintsOf,
  hintsOfRead,
  readHintLine,
  type ReadLine,
  type RecipeHints,
} from './hints/hints';
export { type FoodKnowledge, loadFoodKnowledge, recipeLanguage } from './knowledge';
export {
  computeNutrition,
  type Correction,
  LEAST_COVERAGE,
  type NutritionLine,
  type NutritionOptions,
  type RecipeNutrition,
} from './recipe/compute-nutrition';
export { foodOf } from './weights/line-food';
export { type Weight, weightOf, type WeightSource } from './weights/line-weight';
