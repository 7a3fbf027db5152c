import { message } from './language';

export const recipes = 'Rezepte';
export const title = 'Importieren und exportieren';
export const lead = 'Deine Rezepte gehören dir. Bring sie aus einer anderen App mit und nimm sie mit, wann immer du magst.';
export const importing = 'Importieren';
export const exporting = 'Exportieren';

export const dropHere = 'Leg Dateien hier ab';
export const orAnywhere = ' oder irgendwo auf dieser Seite';
export const chooseFiles = 'Dateien auswählen';
export const dropHint = message(
  'Zusammen bis zu {megabytes} MB, auch als Zip. Simmer schaut erst hinein und sagt dir, was drin ist. Du entscheidest, was gespeichert wird.',
);
export const cantStart = 'Damit können wir nicht anfangen';
export const noRecipe = 'Nichts zu importieren';
export const noRecipeWay = 'Versuch es nochmal oder exportier die Datei in der anderen App neu.';
export const pasteInstead = 'Stattdessen den Text einfügen';
export const photosOnly =
  'Simmer kann nicht lesen, was auf einem Foto steht. Kopier den Text daraus, das können die meisten Handys, und füg ihn ein. Oder tipp das Rezept ab.';
export const isFolder = message('„{name}“ ist ein Ordner. Pack ihn in ein Zip und leg das ab, dann kommen die Fotos mit.');
export const noFile = 'Es wurde keine Datei ausgewählt.';
export const tooMany = message('Das sind {count, number} Dateien. Wähl bis zu {most, number} auf einmal oder pack sie in ein Zip.');
export const tooLarge = message('Zusammen sind diese Dateien größer als {megabytes} MB. Importier sie in Teilen.');
export const empty = 'Diese Datei ist leer. Exportier sie in der anderen App neu.';

export const lately = 'Zuletzt mitgebracht';
export const latelyHint = 'Rückgängig machen geht 30 Tage lang.';
export const andOthers = message('{name} und {count, plural, one {1 weitere Datei} other {# weitere Dateien}}');
export const cameOn = message('{at, date, ::MMMd}, {at, time, ::HHmm}, {state}');
export const state = {
  waits: 'noch nichts gespeichert',
  underWay: 'läuft',
  undone: 'rückgängig gemacht',
  nothing: 'nichts gespeichert',
  saved: 'gespeichert',
};
export const goOn = 'Weiter';
export const watch = 'Ansehen';
export const report = 'Bericht';
export const undo = 'Rückgängig';
export const ofImport = message(': Import von {name}');

export const opening = 'Dein Import wird geöffnet';
export const sending = 'Deine Dateien werden gesendet';
export const arrived = 'Deine Dateien sind da';
export const notSavedYet = 'Gespeichert wird erst, wenn du gesehen hast, was drin ist.';
export const lookingThrough = message('{count, plural, one {1 Datei wird} other {# Dateien werden}} durchgesehen');
export const foundSoFar = message('Bisher {count, plural, one {1 Rezept} other {# Rezepte}} gefunden. Noch ist nichts gespeichert.');
export const saving = 'Deine Rezepte werden gespeichert';
export const canLeave = 'Du kannst die Seite verlassen, es läuft weiter.';
export const takingBack = 'Der Import wird rückgängig gemacht';
export const stop = 'Abbrechen';
export const stopHere = 'Hier anhalten';
export const stopping = 'Wird angehalten …';
export const progress = 'Fortschritt des Imports';
export const nOfAll = message('{count, number} von {all, number}');
export const filesRead = 'Dateien gelesen';
export const setAside = 'Ausgelassen';
export const savingRecipes = 'Rezepte speichern';
export const andMore = message('und {count, number} weitere');

export const found = message('{count, plural, one {1 Rezept} other {# Rezepte}} gefunden');
export const foundLead = 'Noch ist nichts gespeichert. Nimm den Haken weg, wo du etwas nicht willst.';
export const theFiles = 'Die Dateien';
export const otherFiles = 'Die anderen Dateien';
export const willBeSaved = 'Das wird gespeichert';
export const openingList = 'Die Liste wird geöffnet';
export const listNotLoaded = message('Die Liste konnten wir nicht laden. {reason}');
export const tryAgain = 'Nochmal versuchen';
export const showMore = 'Mehr zeigen';
export const contents = message(
  '{ingredients, plural, one {1 Zutat} other {# Zutaten}}, {steps, plural, one {1 Schritt} other {# Schritte}}',
);
export const contentsWithPhoto = message(
  '{ingredients, plural, one {1 Zutat} other {# Zutaten}}, {steps, plural, one {1 Schritt} other {# Schritte}}, Foto',
);
export const staysBehind = message('Bleibt zurück: {what}');
export const twice = 'Doppelt in diesen Dateien';
export const yoursAlready = 'Hast du schon';
export const open = 'Öffnen';
export const openYours = message(': dein Rezept {title}');
export const couldNotBeRead = 'Nicht lesbar';

export const filesOpened = message('{count, plural, one {1 Datei} other {# Dateien}}, geöffnet {at, date, ::MMMd}, {at, time, ::HHmm}');
export const thisImport = 'Dieser Import';
export const foundCount = 'Gefunden';
export const doubles = 'Schon da oder doppelt';
export const unticked = 'Von dir abgewählt';
export const savedCount = 'Wird gespeichert';
export const saveDoubles = message('{count, plural, one {Das doppelte trotzdem speichern} other {Die # doppelten trotzdem speichern}}');
export const intoCollection = message('In die Sammlung „{name}“ legen');
export const collectionFrom = message('Aus {app}, {at, date, ::MMMMd}');
export const collectionOf = message('Import vom {at, date, ::MMMMd}');
export const notNow = 'Jetzt nicht';
export const importButton = message('{count, plural, one {1 Rezept} other {# Rezepte}} importieren');
export const nothingToImport = 'Nichts zu importieren';
export const libraryFull = message(
  'Dein kostenloses Regal fasst {limit, number} Rezepte und ist voll. Diese warten auf dem Tablett, bis Platz ist.',
);
export const fewFit = message(
  'Dein kostenloses Regal hat Platz für {room, plural, one {eins davon} other {die ersten # davon}}. Die übrigen warten auf dem Tablett, verloren geht nichts.',
);

export const inLibrary = message('{count, plural, one {Ein Rezept ist in deiner Sammlung} other {# Rezepte sind in deiner Sammlung}}');
export const stopped = message(
  '{count, plural, =0 {Angehalten. Nichts wurde gespeichert} one {Angehalten. 1 Rezept war schon gespeichert} other {Angehalten. # Rezepte waren schon gespeichert}}',
);
export const takenBack = 'Rückgängig gemacht. Deine Sammlung ist wieder wie vorher';
export const leftOut = message('{count, plural, one {1 Rezept wurde} other {# Rezepte wurden}} ausgelassen.');
export const seeRecipes = 'Zu deinen Rezepten';
export const undoAll = 'Den ganzen Import rückgängig machen';
export const importOthers = 'Andere Dateien importieren';
export const recentlyDeleted = 'Zuletzt gelöscht';
export const notSaved = 'Nicht gespeichert';
export const withProblem = message('{title}: {problem}');
export const cameIn = 'Das ist dazugekommen';
export const afterUndo = 'Nach dem Rückgängigmachen';
export const openedAt = message('{at, date, ::MMMd}, {at, time, ::HHmm}');
export const saved = 'Gespeichert';
export const leftOutCount = 'Ausgelassen';
export const notReadable = 'Nicht lesbar';
export const broughtIn = 'Mitgebracht';
export const back = 'Rückgängig gemacht';
export const undoWorks = 'Rückgängig machen geht 30 Tage lang. Was du bis dahin geändert oder gekocht hast, lässt sich wiederherstellen.';
export const restorable =
  'Rezepte, die du geändert oder gekocht hattest, liegen 30 Tage lang unter „Zuletzt gelöscht“. Die anderen sind weg.';

export const otherApps = 'So bekommst du die Datei aus einer anderen App';
export const onTray = message('{count, plural, one {1 davon wartet} other {# davon warten}} auf dem Tablett, bis Platz ist.');
export const seeTray = 'Zum Tablett';
export const onTrayCount = 'Auf dem Tablett';
