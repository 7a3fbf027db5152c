import { message } from './language';

export const newRecipe = 'Neues Rezept';
export const editRecipe = 'Rezept bearbeiten';
export const edit = 'Bearbeiten';
export const addRecipe = 'Rezept hinzufügen';
export const typeIn = 'Selbst eintippen';
export const paste = 'Text einfügen';
export const draftDiscarded = 'Entwurf verworfen';
export const discard = 'Verwerfen';
export const draftFrom = message('Entwurf von {at, time, ::Hmm} Uhr');
export const title = 'Titel';
export const description = 'Beschreibung';
export const prepMinutes = 'Vorbereiten, Min.';
export const cookMinutes = 'Kochen, Min.';
export const makes = 'Ergibt';
export const makesExample = 'Zum Beispiel 24 Kekse';
export const save = 'Rezept speichern';
export const addingPhoto = 'Foto wird hinzugefügt …';
export const saving = 'Wird gespeichert …';
export const changes = 'Änderungen';
export const undo = 'Rückgängig';
export const redo = 'Wiederholen';
export const undone = message(
  'Rückgängig gemacht. {left, plural, =0 {Mehr gibt es nicht.} one {Noch # Schritt.} other {Noch # Schritte.}}',
);
export const redone = message('Wiederholt. {left, plural, =0 {Mehr gibt es nicht.} one {Noch # Schritt.} other {Noch # Schritte.}}');
export const kept = 'Wird beim Tippen auf diesem Gerät aufgehoben';
export const noRoom = 'Auf diesem Gerät ist kein Platz mehr. Speichere, bevor du gehst.';
export const guessed = 'von der Seite erraten';
export const otherUnits = {
  metric: 'Auf der Seite stehen die Zutaten auch in metrischen Einheiten.',
  us: 'Auf der Seite stehen die Zutaten auch in US-Einheiten.',
};
export const otherWay = 'Auf der Seite steht auch eine andere Zubereitung.';
export const otherWayNamed = message('Auf der Seite steht auch eine andere Zubereitung: {name}.');
export const useInstead = { ingredients: 'Diese Zutaten nehmen', instructions: 'Diese Schritte nehmen' };
export const usingOther = 'Du nutzt jetzt die andere Fassung von der Seite.';
export const switchBack = 'Zurückwechseln';
export const ingredientNumber = message('Zutat {number}');
export const moveIngredient = message('{name} verschieben, {number} von {total}, mit den Pfeiltasten');
export const addFirst = 'Die erste Zutat';
export const addNext = 'Die nächste Zutat';
export const remove = message('{name} entfernen');
export const rowsHint =
  'Enter fügt eine Zeile hinzu. Die Rücktaste verbindet eine leere Zeile mit der darüber. Eine Zeile mit Doppelpunkt am Ende ist eine Überschrift; „Ohne Gruppe:“ beendet ihre Gruppe.';
export const pasteMany = 'Liste einfügen';
export const addRows = 'Zeilen hinzufügen';
export const onePerLine = 'Eine Zutat pro Zeile';
export const photo = 'Foto';
export const photoShown = 'Zu sehen, wo immer das Rezept steht.';
export const photoDrawn = 'Aus deinen Zutaten gezeichnet, bis du ein Foto hinzufügst.';
export const changePhoto = 'Foto ändern';
export const takePhoto = 'Foto machen';
export const addPhoto = 'Foto hinzufügen';
export const removePhoto = 'Foto entfernen';
export const addStepPhoto = message('Foto zu Schritt {number} hinzufügen');
export const changeStepPhoto = message('Foto zu Schritt {number} ändern');
export const takeStepPhoto = message('Foto zu Schritt {number} machen');
export const tooManyStepPhotos = message('Bis zu {most, number} Schritte können ein Foto haben. Entferne eins, um zu speichern.');
export const photoTooLarge = 'Fotos dürfen bis zu 15 MB groß sein. Bitte nimm ein kleineres.';
export const photoNotSaved = message('Das Foto wurde nicht gespeichert. {reason}');
export const photoFailed = 'Das Foto ist nicht angekommen. Füg es nochmal hinzu oder speichere ohne.';
export const wholeMinutes = 'Bitte ganze Minuten, zum Beispiel 25.';
export const giveTitle = 'Gib dem Rezept einen Titel.';
export const emptyStep = 'Dieser Schritt ist leer. Schreib ihn oder entferne ihn.';
export const saveAnyway = 'Trotzdem speichern';
export const notSavedYet = message('Noch nicht gespeichert. {reason} Alles, was du getippt hast, ist noch da.');
export const saveMine = 'Meins trotzdem speichern';
export const saveAsNew = 'Als neues Rezept speichern';
export const stepNumber = message('Schritt {number}');
export const heading = 'Überschrift';
export const addStep = 'Schritt hinzufügen';
export const removeTag = message('Schlagwort {tag} entfernen');
export const addTag = 'Schlagwort';
export const newTag = 'Neues Schlagwort';
export const tagsHint = 'Mit breakfast, lunch, dinner, snack oder dessert findet es auch der passende Filter.';
