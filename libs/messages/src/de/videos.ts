import { message } from './language';

export const title = 'Videos';
export const lead = 'Kurz, und leise genug für jede Küche';
export const searchLabel = 'Videos suchen';
export const sortBy = 'Sortieren nach';
export const sorts = { newest: 'Neueste', oldest: 'Älteste', most_viewed: 'Meistgesehen', title: 'Titel' };
export const sorted = { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', most_viewed: 'Meistgesehene zuerst', title: 'Nach Titel' };
export const where = 'Bereich von Simmer';
export const everything = 'Alle';
export const tabs = { recipes: 'Rezepte', 'meal-plan': 'Essensplanung', shopping: 'Einkaufslisten' };
export const short = 'Unter 2 Min.';
export const category = 'Kategorie';
export const everyCategory = 'Jede Kategorie';
export const removeTag = message('Schlagwort {tag} entfernen');
export const count = message('{count, plural, one {1 Video} other {# Videos}}');
export const all = 'Alle Videos';
export const loading = 'Videos werden geladen';
export const loadingMore = 'Weitere Videos werden geladen …';
export const more = message('{count} weitere zeigen');
export const views = message('{count, plural, one {1 Aufruf} other {# Aufrufe}}');

export const none = 'Noch keine Videos verfügbar.';
export const noneHere = 'In dieser Kategorie gibt es noch keine Videos.';
export const noneFound = message('Nichts gefunden für „{query}“');
export const written = 'Dasselbe gibt es zum Nachlesen, mit Bildern.';
export const otherWords = 'Versuch andere Wörter oder nimm einen Filter zurück.';
export const clear = 'Filter zurücksetzen';
export const toHelp = 'Zur Hilfe';


export const invalid = 'Ungültiges Video';
export const invalidText = 'Ungültiges Video – aus Sicherheitsgründen kann dieses Video nicht gezeigt werden.';
export const tellUs = 'Sag uns Bescheid';
export const gone = 'Dieses Video gibt es nicht mehr.';
export const player = message('Player: {title}');
export const notPlaying = 'Läuft es nicht?';
export const watchAtProvider = 'Auf YouTube ansehen';
export const chapters = 'Kapitel';
export const step = message('Schritt {number, number}');
export const now = 'Jetzt im Rezept';
export const openRecipe = message('{title} öffnen');
export const openAtStep = message('{title} bei Schritt {number, number} öffnen');
export const about = 'Über dieses Video';
export const tagged = 'Schlagwörter';

export const standIn = 'Platzhalterfilm: Zu diesem Demo-Video gibt es keine Aufnahme. Stattdessen siehst du seine Kapitel.';
export const film = 'Platzhalterfilm';
export const playFilm = 'Abspielen';
export const pauseFilm = 'Anhalten';
export const again = 'Noch einmal abspielen';
export const fullScreen = 'Vollbild';
export const seek = 'Stelle im Video';
export const at = message('{time} von {length}');
