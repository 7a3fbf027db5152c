export { allFoods } from '@simmer/foods/all';
export { RecipeIndex } from '@simmer/recipe-search';
