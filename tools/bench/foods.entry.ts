export { loadIngredientParser } from '@simmer/culinary';
export { foodLanguageOf, loadFigures } from '@simmer/foods';
export { allFoods } from '@simmer/foods/all';
export { foodOf, weightOf } from '@simmer/nutrition';
