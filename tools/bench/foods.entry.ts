export { loadIngredientParser } from '@simmer/culinary';
export { foodLanguageOf } from '@simmer/foods';
export { allFoods } from '@simmer/foods/all';
