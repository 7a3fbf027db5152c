export { EmailAddress } from '@simmer/contracts';
export {
  detectLineLanguage,
  findDurations,
  languageOf,
  loadIngredientParser,
  scaleIngredient,
  scaleStep,
  stepInSystem,
} from '@simmer/culinary';
export { labelRecipeText, recipeFromLines } from '@simmer/culinary/recipe-text';
export { loadFigures } from '@simmer/foods';
export { allFoods } from '@simmer/foods/all';
export { computeNutrition, hintsOf } from '@simmer/nutrition';
export { openRecipeFile } from '@simmer/recipe-files';
export { readRecipePage } from '@simmer/recipe-reader';
export { allFoods } from '@simmer/foods/all';
export { findRecipes, RecipeIndex } from '@simmer/recipe-search';
export { ListFoods, readItem, recipeLines } from '@simmer/shopping-list';
export { viewIngredient } from '../../apps/web/src/recipe/ingredient-view';
