import { message } from './language';

export const cookbook = 'Kochbuch';
export const contents = 'Inhalt';
export const index = 'Register';
export const byTitle = 'Alle Rezepte nach Titel';
export const ingredients = 'Zutaten';
export const method = 'Zubereitung';
export const notes = 'Notizen';
export const lettersMissing = 'Manche Buchstaben dieses Rezepts lassen sich hier noch nicht drucken. In Simmer sind sie alle da.';
export const source = 'Quelle';
export const prep = 'Vorbereiten';
export const cook = 'Kochen';
export const total = 'Gesamt';
export const serves = 'Portionen:';
export const minutes = 'Min.';
export const recipes = message('{count, plural, one {1 Rezept} other {# Rezepte}}');
export const on = message('{at, date, ::yMMMMd}');
export const difficulties = { easy: 'Einfach', medium: 'Mittel', hard: 'Schwer' };
