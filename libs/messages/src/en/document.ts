/** What a page says before, or without, the app itself. */
export const description = 'Simmer keeps your recipes, plans the week around your evenings, and turns the plan into one shopping list.';
export const appDescription = 'Keeps your recipes, plans the week around your evenings, and turns the plan into one shopping list.';
export const warmingUp = 'Warming up Simmer';
export const needsJavaScript = 'Simmer needs JavaScript to run. Turn it on in your browser, then load this page again.';
export const loadingError = 'Loading Error';
export const couldNotLoad = 'There was an error loading the application. This might be a temporary issue.';
export const reloadPage = 'Reload Page';
export const errorDetails = 'Error details';
export const missing = 'We couldn’t load this file:';
export const failed = 'Failed to render:';
export const shoppingList = 'Shopping List';
export const mealPlan = 'Meal Plan';
export const search = 'Search';
export const addRecipe = 'Add Recipe';
export const yourRecipes = 'Your recipes';
export const recipeOnPhone = 'A recipe on the phone';
