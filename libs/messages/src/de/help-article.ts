import { message } from './language';

export const onThisPage = 'Auf dieser Seite';
export const toRead = message('{minutes, plural, one {1 Minute} other {# Minuten}} zu lesen, geprüft mit Version {version}');
export const linkTo = message('Link zu {heading}');
export const tip = 'Tipp';
export const notFound = 'Artikel nicht gefunden';
export const notFoundText = 'Diesen Artikel konnten wir leider nicht finden.';
export const lookedForMost = 'Am meisten gesucht:';
export const backToKnowledgeBase = 'Zurück zur Hilfe';
export const goesWellWith = 'Passt gut dazu';
export const useful = 'Hat dir das geholfen?';
export const yes = 'Ja';
export const no = 'Nein';
export const thanks = 'Danke. Das hilft uns, besser zu schreiben.';
export const thanksForNo = 'Danke. Was hat gefehlt?';
export const writeToUs = 'Schreib uns';
export const notCounted = 'Das wurde nicht gezählt. Versuch es gleich noch einmal.';
/** Links that the specification names. */
export const howToAddRecipes = 'Rezepte hinzufügen';
export const addToMealPlan = 'Zum Wochenplan hinzufügen';
