import { message } from './language';

export const searching = 'Suche läuft …';
export const searchError = message('Fehler bei der Suche: {reason}');
export const searchFailed = 'Die Suche hat nicht geklappt';
export const noResults = message('Nichts gefunden für „{query}“');
export const suggestionsAvailable = message('{count, plural, one {1 Vorschlag} other {# Vorschläge}}');
export const clear = 'Leeren';
export const suggestions = 'Vorschläge';
export const tryAgain = 'Noch mal versuchen';
export const choose = 'wählen';
export const open = 'öffnen';
export const close = 'schließen';
export const enterKey = 'Enter';
export const escapeKey = 'Esc';
