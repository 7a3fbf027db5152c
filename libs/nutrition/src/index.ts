export { densityOf, type Weight, weightOf, type WeightSource } from './amounts/grams';
export { FIGURES, type Figures, type Food, GROUP } from './foods/food';
export { FoodIndex, type FoodMatch, foodKeyOf } from './foods/food-index';
export { loadFoods } from './foods/food-table';
export { computeNutrition, type Correction, LEAST_COVERAGE, type NutritionLine, type RecipeNutrition } from './recipe/compute-nutrition';
export { type Allergen, ALLERGENS, type Diet, DIETS } from '@simmer/contracts/constants';
export { type DietState, type HintState, hintsOf, type RecipeHints } from './hints/hints';
