import { message } from './language';

export const title = 'Einkaufsliste';
export const toGet = message('{count, plural, =0 {Nichts} other {#}}');
export const toGetAnd = message('zu besorgen, {count, number} im Korb');
export const toGetOnly = 'zu besorgen';
export const aboutList = 'Zu dieser Liste';
export const opening = 'Die Liste wird geöffnet';

export const lists = 'Deine Listen';
export const newList = 'Neue Liste';
export const renameList = 'Diese Liste umbenennen';
export const deleteList = 'Diese Liste löschen';
export const listDeleted = message('{name} ist gelöscht');
export const andMore = message('{names} und {count, number} mehr');
export const listName = 'Name der Liste';
export const listNameHint = 'Zum Beispiel „Party“ oder „Baumarkt“.';
export const nameMissing = 'Gib der Liste einen Namen.';
export const create = 'Anlegen';
export const rename = 'Umbenennen';
export const cancel = 'Abbrechen';
export const done = 'Fertig';
export const undo = 'Rückgängig';
export const retry = 'Noch einmal';
export const notDone = message('Das hat nicht geklappt. {reason}');

export const addItem = 'Etwas hinzufügen';
export const addPlaceholder = 'Hinzufügen, etwa 2 x 400 g Linsen';
export const added = message('{name} hinzugefügt');
export const addedMany = message('{count, number} Einträge hinzugefügt');
export const boughtBefore = 'schon gekauft';
export const onTheList = 'auf der Liste';

export const printList = 'Liste drucken';
export const more = 'Mehr';
export const moreMenu = 'Was du mit dieser Liste tun kannst';
export const copyList = 'Als Text kopieren';
export const copied = 'Die Liste ist kopiert';
export const notCopied = 'Dein Browser hat das Kopieren nicht erlaubt.';
export const compactRows = 'Kompakte Zeilen, ohne Gerichte';
export const fullRows = 'Zeilen mit Gerichten';
export const aisleOrder = 'Reihenfolge der Abteilungen';
export const clearTicked = 'Abgehaktes entfernen';
export const cleared = message('{count, plural, one {1 Eintrag entfernt} other {# Einträge entfernt}}');

export const aisles = {
  produce: 'Obst und Gemüse',
  bread: 'Brot',
  dairy: 'Milch und Eier',
  meat: 'Fleisch',
  fish: 'Fisch',
  tins: 'Dosen und Gläser',
  dry: 'Nudeln, Reis und Backen',
  spices: 'Gewürze, Öl und Soßen',
  drinks: 'Getränke',
  frozen: 'Tiefkühlkost',
  household: 'Haushalt',
  other: 'Alles andere',
};

export const probablyAtHome = 'Wahrscheinlich zu Hause';
export const inTheBasket = 'Im Korb';
export const moreToGet = message('noch {amount}');
export const partInBasket = message('{amount} im Korb');
export const ticked = message('{name} im Korb');
export const unticked = message('{name} wieder auf der Liste');
export const itemMenu = message('{name}: woher es kommt, und ändern');
export const addedByYou = 'Von dir';
export const addedBy = message('Von {name}');
export const you = 'du';
export const someone = 'jemand';
export const tickedAt = message('{name}, {at, time, ::Hmm}');
export const tickedOn = message('{name}, {at, date, ::MMMd}');
export const packs = message('{count, plural, one {1 Packung} other {# Packungen}} zu {size}');
export const packsLeft = message('{count, plural, one {1 Packung} other {# Packungen}} zu {size}, {left} übrig');

export const itemTitle = 'Eintrag';
export const name = 'Name';
export const itemNameMissing = 'Ein Eintrag braucht einen Namen.';
export const amount = 'Menge';
export const ownAmount = 'Deine eigene Menge';
export const amountHint = 'Zum Beispiel „400 g“ oder „2 Dosen“.';
export const note = 'Notiz';
export const aisle = 'Abteilung';
export const pack = 'Gibt es in Packungen zu';
export const packHint = 'Zum Beispiel „250 g“ oder „6“. Wir runden auf ganze Packungen auf.';
export const packUnclear = 'Schreib eine Größe wie „250 g“ oder „6“.';
export const wantedBy = 'Woher es kommt';
export const alwaysAtHome = 'Immer zu Hause';
export const needIt = 'Das brauche ich';
export const moveUp = 'Nach oben';
export const moveDown = 'Nach unten';
export const remove = 'Entfernen';
export const removed = message('{name} entfernt');
export const saved = message('{name} geändert');
export const atHomeNow = message('{name} gilt ab jetzt als vorhanden');
export const neededNow = message('{name} steht auf der Liste');
export const moved = message('{name} steht jetzt an Platz {place, number}');

export const store = 'Laden';
export const usualStore = 'Mein üblicher Laden';
export const addStore = 'Laden hinzufügen';
export const storeName = 'Name des Ladens';
export const storeNameMissing = 'Gib dem Laden einen Namen.';
export const forgetStore = 'Diesen Laden vergessen';
export const orderUsual =
  'So sind die meisten Läden aufgebaut. Hake beim Einkaufen der Reihe nach ab, dann lernen wir den Weg durch deinen.';
export const orderLearned =
  'Gelernt aus der Reihenfolge, in der du abhakst. Jedes Mal rückt eine Abteilung auf halbem Weg dorthin, wo du an ihr vorbeikamst.';
export const orderOwn = 'Deine eigene Reihenfolge. Sie bleibt, wie sie ist.';
export const learnAgain = 'Aus meinen Häkchen lernen';
export const aisleUp = message('{aisle} nach oben');
export const aisleDown = message('{aisle} nach unten');
export const addAisle = 'Abteilung hinzufügen';
export const aisleName = 'Name der Abteilung';
export const aisleNameMissing = 'Gib der Abteilung einen Namen.';
export const renameAisle = message('{aisle} umbenennen');
export const removeAisle = message('{aisle} entfernen');
export const aisleRemoved = message('{aisle} entfernt');
export const aislePlace = message('{aisle} steht jetzt an Platz {place, number}');

export const fromPlan = 'Aus dem Plan dieser Woche';
export const fromRecipes = 'Aus deinen Rezepten';
export const serves = message('für {servings, number}');
export const planned = message('{day, date, ::EEEE}, für {servings, number}');
export const wants = message('{count, plural, one {1 Eintrag} other {# Einträge}}');
export const takeOff = message('{title} von der Liste nehmen');
export const takenOff = message('{title} ist von der Liste');

export const emptyTitle = 'Nichts zu besorgen';
export const empty = 'Schreib oben, was du brauchst, oder setz ein Rezept von seiner Seite aus auf die Liste.';
export const seeRecipes = 'Zu deinen Rezepten';
export const allInBasket = 'Alles ist im Korb.';
export const notLoaded = 'Wir konnten diese Liste nicht öffnen';
export const gone = 'Diese Liste gibt es nicht mehr, oder sie wird nicht mehr mit dir geteilt.';
export const backToLists = 'Zu deiner Liste';
export const removedMeanwhile = message(
  'Das hat inzwischen jemand von der Liste genommen. {count, plural, one {Deine Änderung daran wurde} other {# deiner Änderungen wurden}} nicht übernommen.',
);
export const notForGuests = message(
  '{count, plural, one {1 Änderung ist} other {# Änderungen sind}} dem Haushalt vorbehalten: Gäste fügen hinzu und haken ab.',
);
export const listFull = message(
  'Die Liste ist voll. {count, plural, one {1 Eintrag wurde} other {# Einträge wurden}} nicht hinzugefügt. Entferne Abgehaktes und versuche es noch einmal.',
);
