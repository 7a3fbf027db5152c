export { loadIngredientParser } from '@simmer/culinary';
export { computeNutrition, loadFoods } from '@simmer/nutrition';
