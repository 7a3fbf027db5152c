export { loadFoodKinds, loadStarterRecipes } from './load';
export { plannableRecipes } from './plannable';
export { type Equipment, EQUIPMENT, type FoodKinds, STARTER_LANGUAGES, type StarterLanguage, type StarterRecipe } from './starter-recipe';
