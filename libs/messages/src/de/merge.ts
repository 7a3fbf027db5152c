/** Zwei gleichzeitige Änderungen an einem Rezept. */
import { message } from './language';

export const title = 'Zwei Stifte, ein Rezept';
export const about = message(
  'Du hast es auf diesem Gerät geändert, und anderswo wurde es auch geändert. Nichts ist verloren. {count, plural, =0 {Alles passt zusammen.} one {An einer Stelle entscheidest du.} other {An # Stellen entscheidest du.}}',
);
export const didNotOpen = 'Wir konnten die andere Fassung nicht öffnen';
export const loading = 'Die andere Fassung wird gelesen';
export const thisDevice = 'Dieses Gerät';
export const elsewhere = 'Anderswo';
export const nothing = 'nichts';
export const keepBoth = 'Beides behalten';
export const keepThese = 'So behalten';
export const keepTogether = 'Alles behalten';
export const keepTwo = 'Zwei Rezepte behalten';
export const back = 'Nicht jetzt';
export const chosen = message('{chosen, number} von {count, number} gewählt');
export const fits = 'Das passt schon zusammen';
export const bothStay = 'Beide Änderungen bleiben in den Versionen, egal was du wählst.';
export const notSaved = message('Noch nicht gespeichert. {reason}');
export const nothingToDo = 'Das ist schon erledigt.';
export const openRecipe = 'Rezept öffnen';
