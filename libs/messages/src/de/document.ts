export const description =
  'Simmer bewahrt deine Rezepte auf, plant die Woche um deine Abende herum und macht aus dem Plan eine einzige Einkaufsliste.';
export const appDescription =
  'Bewahrt deine Rezepte auf, plant die Woche um deine Abende herum und macht aus dem Plan eine einzige Einkaufsliste.';
export const warmingUp = 'Simmer wird warm';
export const needsJavaScript = 'Simmer braucht JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.';
export const loadingError = 'Fehler beim Laden';
export const couldNotLoad = 'Die App konnte nicht geladen werden. Vielleicht ist das gleich wieder vorbei.';
export const reloadPage = 'Seite neu laden';
export const errorDetails = 'Details zum Fehler';
export const missing = 'Diese Datei konnte nicht geladen werden:';
export const failed = 'Die Seite konnte nicht angezeigt werden:';
export const shoppingList = 'Einkaufsliste';
export const mealPlan = 'Wochenplan';
export const search = 'Suche';
export const addRecipe = 'Rezept hinzufügen';
export const yourRecipes = 'Deine Rezepte';
export const recipeOnPhone = 'Ein Rezept auf dem Handy';
