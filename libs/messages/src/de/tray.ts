import { message } from './language';

export const crumb = 'Das Tablett';
export const title = 'Das Tablett';
export const loading = 'Dein Tablett wird geöffnet';
export const notLoaded = 'Wir konnten dein Tablett nicht laden';
export const fullTitle = message('Das Regal ist voll, {count, plural, one {1 wartet} other {# warten}} auf dem Tablett');
export const waitTitle = message('{count, plural, one {1 wartet} other {# warten}} auf dem Tablett');
export const lead = message(
  'Alle {owned, number} Rezepte bleiben, wie sie sind. Die neuen sind gelesen und hier aufgehoben und rücken von selbst nach, sobald Platz ist.',
);
export const shelf = message('Das kostenlose Regal: {taken, number} von {places, number} Plätzen belegt');
export const wait = message('{count, plural, one {1 wartet} other {# warten}}');
export const next = 'Als Nächstes dran';
export const noDate = 'Ohne Frist; sie warten so lange wie du.';
export const fromAddress = message('Von {name}, {when}');
export const fromWeb = message('Von einer Webadresse, {when}');
export const fromText = message('Aus einem eingefügten Text, {when}');
export const written = message('Von dir geschrieben, {when}');
export const fromShare = message('Geteilt von {name}, {when}');
export const fromLink = message('Von einem geteilten Link, {when}');
export const todayAt = message('heute um {at, time, ::Hmm}');
export const dayOf = message('{at, date, ::MMMMd}');
export const look = 'Ansehen';
export const lookAt = message(': {title}');
export const first = message('Zuerst an die Reihe: {title}');
export const takeOff = message('{title} vom Tablett nehmen');
export const takenOff = message('{title} ist vom Tablett');
export const undo = 'Rückgängig';
export const keeps =
  'Wartende Rezepte lassen sich öffnen, kochen und exportieren. Nur Bearbeiten und Einplanen warten auf einen Platz im Regal.';
export const makeRoom = 'Platz schaffen';
export const makeRoomText = 'Am längsten nicht benutzt. Sie kommen zu „Zuletzt gelöscht“ und lassen sich 30 Tage lang zurückholen.';
export const neverCooked = 'Nie gekocht';
export const cooked = message('{count, plural, one {Einmal gekocht} other {#-mal gekocht}}');
export const noNotes = message('{cooked}, keine Notizen');
export const withNotes = message('{cooked}, mit Notizen');
export const days = message('{count, plural, =0 {heute} one {1 Tag} other {# Tage}}');
export const weeks = message('{count, plural, one {1 Woche} other {# Wochen}}');
export const months = message('{count, plural, one {1 Monat} other {# Monate}}');
export const years = message('{count, plural, one {1 Jahr} other {# Jahre}}');
export const clear = message('{count, number} wegräumen, {up, number} nachrücken lassen');
export const chooseSome = 'Wähl aus, was weg kann';
export const chooseFromAll = message('Aus allen {count, number} auswählen');
export const cleared = message('{count, plural, one {1 Rezept ist} other {# Rezepte sind}} jetzt unter „Zuletzt gelöscht“');
export const longer = 'Oder ein längeres Regal';
export const allMoveUp = message(
  '{count, plural, one {Das eine, das wartet, rückt sofort nach} other {Alle # rücken sofort nach}}, und danach jedes weitere',
);
export const riskFree = '14 Tage ohne Risiko';
export const nothingDeleted = 'Wenn du aufhörst, wird nichts gelöscht';
export const seePremium = 'Premium ansehen';
export const emptyTitle = 'Auf dem Tablett wartet nichts';
export const empty = 'Ist dein Regal voll, werden neue Rezepte hier aufgehoben, bis Platz ist. Nichts geht verloren.';
export const seeRecipes = 'Zu deinen Rezepten';
export const movedUp = message('{title} ist vom Tablett nachgerückt');
export const movedUpMany = message('{count, plural, one {1 Rezept ist} other {# Rezepte sind}} vom Tablett nachgerückt');
export const waitsHere = 'Dieses Rezept wartet auf deinem Tablett.';
export const waitsText = 'Kochen und exportieren kannst du es jetzt. Bearbeiten und Einplanen warten auf einen Platz im Regal.';
export const seeTray = 'Zum Tablett';
