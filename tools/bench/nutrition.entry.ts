export { loadIngredientParser } from '@simmer/culinary';
export { allFoods } from '@simmer/foods/all';
export { loadFigures } from '@simmer/foods';
export { computeNutrition } from '@simmer/nutrition';
