import { message } from './language';

export const title = 'Rezepte aus der Community';
export const subtitle = 'Entdecke köstliche Rezepte, die andere mit dir teilen';
export const searchLabel = 'Rezepte der Community durchsuchen';
export const searchPlaceholder = 'Rezepte oder Zutaten suchen …';
export const filters = 'Filter';
export const active = 'aktiv';
export const cookTime = 'Kochzeit';
export const upTo = message('Bis {minutes, number} Min.');
export const removeFilter = message('Filter {name} entfernen');
export const clearAll = 'Alle zurücksetzen';
export const sortBy = 'Sortieren nach';
export const bestMatch = 'Beste Treffer';
export const sorts = {
  created_at: 'Neueste',
  trending: 'Gerade beliebt',
  following: 'Von denen, denen du folgst',
  rating_average: 'Am besten bewertet',
  save_count: 'Am häufigsten gespeichert',
};
export const all = 'Alle Rezepte';
export const showingAll = 'Alle Rezepte';
export const searchResults = message('Suchergebnisse für „{search}“');
export const moreThan = message('Über {count, number} Rezepte');
export const fromFollowed = 'Von Köchen, denen du folgst';
export const loading = 'Rezepte werden geladen';
export const loadingMore = 'Weitere Rezepte werden geladen …';
export const end = 'Das waren alle Rezepte!';
export const didNotLoad = 'Wir konnten die Rezepte nicht laden';
export const saves = message('{count, plural, one {1-mal gespeichert} other {#-mal gespeichert}}');
export const nothingTitle = 'Keine Rezepte gefunden';
export const nothingFound = 'Mit anderen Filtern oder Suchwörtern findest du mehr.';
export const clearFilters = 'Filter zurücksetzen';
export const nothing =
  'Noch hat niemand ein Rezept veröffentlicht. Öffne eins von deinen und veröffentliche es: Es wird das allererste sein.';
