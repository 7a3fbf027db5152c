export { loadStarterRecipes } from './load';
export { STARTER_LANGUAGES, type StarterLanguage, type StarterRecipe } from './starter-recipe';
