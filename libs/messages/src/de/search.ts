import { message } from './language';

export const title = 'Suche';
export const label = 'Rezepte und Zutaten suchen';
export const placeholder = 'Rezepte, Zutaten suchen …';
export const filters = 'Filter';
export const filtersOf = 'der Ergebnisse';
export const active = 'aktiv';
export const readAs = 'Verstanden als';
export const without = message('ohne {food}');
export const or = message('{one} oder {other}');
export const under = message('unter {time}');
export const favorites = 'deine Favoriten';
export const rated = message('{stars, plural, =5 {5 Sterne} one {# Stern und mehr} other {# Sterne und mehr}}');
export const notCooked = 'noch nicht gekocht';
export const minutes = message('{minutes, number} Min.');
export const remove = message('{name} entfernen');
export const exactWords = 'Genau diese Wörter suchen';
export const readAgain = 'Wieder als Satz lesen';
export const found = message('{count, plural, =0 {Keine Rezepte} one {1 Rezept} other {# Rezepte}}');
export const foundHere = message('{count, plural, =0 {Keine Rezepte} one {1 Rezept} other {# Rezepte}} auf diesem Gerät');
export const cantTell = message('Nicht zu erkennen: {condition}');
export const computed = 'Aus den Zutaten gelesen, Zeile für Zeile. Hersteller haben eigene Rezepturen: Lies die Etiketten.';
export const dietsComputed =
  'Aus den Zutaten berechnet: Rezepte mit einer Zeile, die wir nicht verstehen oder die vielleicht nicht passt, fehlen. Lies die Etiketten.';
export const yours = 'Deine Rezepte';
export const nearlyToo = message('{count} und {nearly} fast');
export const nearly = 'Fast: passt bis auf eine Sache';
export const fields = {
  title: 'Titel',
  ingredients: 'Zutat',
  tags: 'Schlagwort',
  source: 'Quelle',
  notes: 'Deine Notiz',
  instructions: 'Schritt',
};
export const step = message('Schritt {number}');
export const kindOf = message(', gehört zu: {kind}');
export const quoted = message('„{text}“');
export const time = 'Zeit';
export const over = message('{time} darüber');
export const missing = 'Fehlt';
export const loading = 'Deine Rezepte werden durchsucht';
export const didNotLoad = 'Deine Rezepte konnten wir nicht durchsuchen';
export const recent = 'Zuletzt gesucht';
export const clearAll = 'Alle löschen';
export const forget = message('{text} vergessen');
export const onlyHere = 'Bleibt nur auf diesem Gerät.';
export const noRecents = 'Was du suchst, steht dann hier und ist einen Tipp entfernt.';
export const sayIt = 'Sag es, wie du es sagen würdest';
export const examples = [
  ['Nudeln', 'ohne Sahne', 'unter 30 Min'],
  ['vegane', 'Suppe', 'ohne Zwiebel'],
  ['Hähnchen', 'unter 1 Stunde'],
];
export const spelling = 'Tippfehler machen fast nichts: „Kichererbsn Zitrne“ findet die Kichererbsen.';
export const groups = { recipes: 'Rezepte', foods: 'Zutaten', recents: 'Zuletzt gesucht' };
export const recentEnd = 'zuletzt';
export const nothing = message('Nichts gefunden für „{query}“');
export const askForHalf = 'Such nur die Hälfte davon';
export const fromWeb = 'Hol es aus dem Netz';
export const webAddress = 'Webadresse';
export const addressPlaceholder = 'https://';
export const importRecipe = 'Rezept importieren';
export const writeIt = 'Schreib es selbst auf';
export const start = message('„{title}“ anfangen');
export const noMatches = 'Keine Rezepte gefunden';
export const noMatchesText = 'Ändere die Filter oder die Suche, um mehr Rezepte zu finden.';
export const clearFilters = 'Filter zurücksetzen';
export const fromCommunity = 'Aus der Community';
export const moreInCommunity = 'Mehr in der Galerie';
export const notYet = 'Noch nicht auf dem Tisch';
export const notYetText = 'Irgendwo gesehen? Hol es nach Hause, dann findest du es hier.';
