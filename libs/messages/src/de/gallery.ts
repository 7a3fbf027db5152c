import { message } from './language';

export const title = 'Rezepte aus der Community';
export const subtitle = 'Entdecke köstliche Rezepte, die andere mit dir teilen';
export const all = 'Alle Rezepte';
export const showingAll = 'Alle Rezepte';
export const loadingMore = 'Weitere Rezepte werden geladen …';
export const end = 'Das waren alle Rezepte!';
export const saves = message('{count, plural, one {1-mal gespeichert} other {#-mal gespeichert}}');
export const nothingTitle = 'Keine Rezepte gefunden';
export const nothing =
  'Noch hat niemand ein Rezept veröffentlicht. Öffne eins von deinen und veröffentliche es: Es wird das allererste sein.';
