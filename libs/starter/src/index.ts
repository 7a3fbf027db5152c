export { loadStarterRecipes } from './load';
export { plannableRecipes } from './plannable';
export { type Equipment, EQUIPMENT, STARTER_LANGUAGES, type StarterLanguage, type StarterRecipe } from './starter-recipe';
