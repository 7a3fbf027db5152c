import { message } from './language';

export const label = 'Was noch wartet';
export const offline = 'Offline. Alles geht trotzdem.';
export const waiting = message('{count, number} ausstehend');
export const sending = message('Wieder online. {count, plural, one {# Änderung wird} other {# Änderungen werden}} gesendet.');
export const sendingLabel = 'Wird gesendet';
export const sent = message('{done, number} von {count, number}');
export const stuck = message(
  '{count, plural, one {# Änderung ließ} other {# Änderungen ließen}} sich nicht senden. {count, plural, one {Sie bleibt} other {Sie bleiben}} hier erhalten.',
);
export const lookAtIt = 'Ansehen';
export const first = 'Geht als Nächstes raus';
export const undo = message('Rückgängig: {what}');
export const retry = message('Nochmal versuchen: {what}');
export const takenBack = message('Zurückgenommen: {what}');
export const undoTakingBack = 'Rückgängig';
export const tryAgain = 'Nochmal versuchen';
export const created = message('Neues Rezept: {title}');
export const edited = message('Bearbeitet: {title}');
export const lookAtBoth = 'Beide ansehen';
export const favorite = message('Favorit: {title}');
export const noFavorite = message('Kein Favorit mehr: {title}');
export const rating = message('Bewertung: {title}');
export const noRating = message('Bewertung zurückgenommen: {title}');
export const tags = message('Tags: {title}');
export const collections = message('Sammlungen: {title}');
export const notes = message('{title}, deine Notiz');
export const cooked = message('{title}: gekocht');
export const notCooked = message('{title}: doch nicht gekocht');
export const deleted = message('Gelöscht: {title}');
export const restored = message('Wiederhergestellt: {title}');
export const planned = message('{title} auf {day, date, ::EEEE}');
export const plan = message('{count, plural, one {# Änderung} other {# Änderungen}} an deinem Wochenplan');
export const change = 'Eine Änderung';
export const onLists = message('{count, plural, one {# Änderung} other {# Änderungen}} an deinen Listen');
export const lists = 'Einkaufslisten';
export const aRecipe = 'ein Rezept';
export const at = message('{at, time, ::Hmm}');
