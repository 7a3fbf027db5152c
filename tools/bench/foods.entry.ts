export { loadIngredientParser } from '@simmer/culinary';
export { foodLanguageOf, SIZES } from '@simmer/foods';
export { allFoods } from '@simmer/foods/all';
