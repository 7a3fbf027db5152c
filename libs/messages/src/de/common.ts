import { message } from './language';

export const recipes = message('{count, plural, one {1 Rezept} other {# Rezepte}}');
export const goToRecipes = 'Zu den Rezepten';
export const tryAgain = 'Nochmal versuchen';
export const retry = 'Nochmal versuchen';
export const notSaved = message('Nicht gespeichert. {reason}');
export const notDone = message('Das hat nicht geklappt. {reason}');
export const pageTitle = message('{title} · {product}');
export const openIt = 'Öffnen';
export const owned = 'Dieses Rezept hast du schon';
export const min = 'Min.';
export const h = 'Std.';
