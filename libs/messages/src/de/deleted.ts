import { message } from './language';

export const recipes = 'Rezepte';
export const subtitle = message('Weggeräumt, nicht weggeworfen. Jedes Rezept wartet {days, number} Tage und kommt zurück, wie es war.');
export const loading = 'Deine gelöschten Rezepte werden geöffnet';
export const notLoaded = 'Deine gelöschten Rezepte konnten nicht geladen werden';

export const chooseAll = message('{count, plural, one {Auswählen} other {Alle # auswählen}}');
export const choose = message('{title} auswählen');
export const restoreAll = message('{count, plural, one {Wiederherstellen} other {Alle # wiederherstellen}}');
export const restore = 'Wiederherstellen';
export const open = 'Öffnen';

export const goesThisWeek = 'Geht diese Woche';
export const later = 'Später';
export const days = message('{count, plural, one {Tag} other {Tage}}');
export const left = 'übrig';
export const deletedToday = 'Heute gelöscht.';
export const deletedYesterday = 'Gestern gelöscht.';
export const deletedOn = message('Am {at, date, ::MMMMd} gelöscht.');
export const withNotes = 'Mit deinen Notizen.';
export const withPhoto = 'Mit seinem Foto.';
export const withNotesAndPhoto = 'Mit deinen Notizen und seinem Foto.';
export const backInRecipes = 'Zurück in deinen Rezepten';

export const chosenRecipes = 'Ausgewählte Rezepte';
export const chosen = message('{count, number} ausgewählt');
export const chooseNone = 'Keins auswählen';
export const restoreSome = message('{count, number} wiederherstellen');

export const howLong = 'Wie lange sie bleiben';
export const nextDays = message('Die nächsten {days, number} Tage');
export const firstGoes = message(
  '{count, plural, one {Eins geht} other {# gehen}} {days, plural, =1 {innerhalb eines Tages} other {in # Tagen}}, und zwar für immer.',
);
export const nothingGoes = 'Nichts geht.';
export const goesIn = message('{count, plural, one {1 Rezept} other {# Rezepte}} in {days, plural, one {1 Tag} other {# Tagen}}');
export const comeBackToo = 'Notizen, Fotos, Bewertungen und Schlagwörter kommen mit zurück.';
export const noRoomTaken = 'Solange sie hier warten, nehmen sie im Regal keinen Platz weg.';

export const isBack = message('{title} ist zurück');
export const areBack = message('{count, plural, one {1 Rezept ist zurück} other {# Rezepte sind zurück}}');
export const libraryFull = message(
  '{count, plural, =0 {Deine Sammlung ist voll.} one {1 Rezept ist zurück, dann war deine Sammlung voll.} other {# Rezepte sind zurück, dann war deine Sammlung voll.}} {waiting, plural, one {1 wartet} other {# warten}} noch hier.',
);
export const undo = 'Rückgängig';

export const nothingTitle = message('In den letzten {days, number} Tagen wurde nichts gelöscht');
export const nothing = message('Was du löschst, wartet hier {days, number} Tage, mit Notizen und Fotos.');
export const allBackTitle = message('{count, plural, one {Es ist zurück} other {Alle # sind zurück}}');
export const allBack = 'Sie stehen in deinen Rezepten, wo sie vorher standen, mit ihren Notizen und Fotos.';
export const seeRecipes = 'Zu deinen Rezepten';
