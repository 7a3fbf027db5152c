import { message } from './language';

export const title = 'Wochenplan';
export const thisWeek = 'Diese Woche';
export const nextWeek = 'Nächste Woche';
export const lastWeek = 'Letzte Woche';
export const weekOf = message('Woche ab {at, date, ::MMMMd}');
export const planned = message('{from, date, ::MMMMd} bis {to, date, ::MMMMd}, {filled, number} von {all, number} Mahlzeiten geplant');
export const emptyWeek = message(
  '{from, date, ::MMMMd} bis {to, date, ::MMMMd}. Noch nichts geplant: Lass dir eine Woche vorschlagen, oder such selbst aus.',
);
export const newCooksWeek = message(
  '{from, date, ::MMMMd} bis {to, date, ::MMMMd}. Eine Woche braucht erst Rezepte: Füge ein paar von dir hinzu, oder beginne mit einer Woche von uns.',
);
export const startWithOurs = 'Mit einer Woche von uns beginnen';
export const loading = 'Deine Woche wird geöffnet';
export const notLoaded = 'Wir konnten deinen Wochenplan nicht laden';
export const retry = 'Nochmal';
export const undo = 'Rückgängig';

export const meals = { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen', snack: 'Snack' };
/** In the middle of a sentence. */
export const mealsInText = { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen', snack: 'Snack' };
export const day = 'Tag';
export const days = 'Tage';
export const today = message('{day}, heute');
export const minutes = message('{minutes, number} Min.');
export const amount = message('{amount, number}');
export const ofGoal = message('{day}: Anteil an {goal, number} kcal');
export const kcal = 'kcal';
export const protein = 'Eiweiß';
export const grams = message('{grams, number} g');
export const nutrients = { kcal: 'kcal', protein: 'Eiweiß', fat: 'Fett', carbohydrates: 'Kohlenhydrate' };
export const weekMean = 'Ein Tag dieser Woche im Schnitt';
export const whoseFigures = 'Wessen Werte';
export const shareOfGoal = message('Anteil am Ziel: {nutrient}');
export const goalOf = message('von {goal, number}');
export const more = message('+ {amount, number}');
export const less = message('− {amount, number}');
export const unknownFigures = message(
  '{count, plural, one {ohne 1 Gericht, dessen Nährwerte wir nicht kennen} other {ohne # Gerichte, deren Nährwerte wir nicht kennen}}',
);

export const suggest = 'Vorschlagen';
export const listMade = message(
  '{count, plural, =0 {Nichts} one {1 Sache} other {# Sachen}} für {meals, plural, one {1 Mahlzeit} other {# Mahlzeiten}} zu kaufen',
);
export const openList = 'Zur Liste';
export const listFollowed = message(
  '{gone, plural, =0 {Die Einkaufsliste hat die neuen Mengen.} one {Auch von der Einkaufsliste ist es weg.} other {Auch von der Einkaufsliste sind sie weg.}}',
);
export const makeList = 'Liste machen';
export const weekBefore = 'Woche davor';
export const weekAfter = 'Woche danach';
export const print = 'Woche drucken';
export const moreActions = 'Mehr für diese Woche';
export const copyWeek = 'In die nächste Woche kopieren';
export const clearWeek = 'Diese Woche leeren';
export const saveTemplate = 'Als Vorlage aufheben';
export const settings = 'Einstellungen zum Wochenplan';

export const addMeal = message('{meal} am {day} hinzufügen');
export const addTo = message('{day}, {meal}');
export const placeInList = message('{meal} am {day}');
export const swapWith = message('Tauschen mit {title}');
export const dropFor = message('Ablegen: {place}');
export const leftoverFrom = message('Rest, {day}');
export const leftover = 'Rest';
export const cookedLater = message('Wird erst {day} gekocht');
export const notCooked = 'Dafür wird nichts gekocht';
export const locked = 'Gesperrt';
export const mealMenu = message('Mehr zu {title}');
export const open = 'Rezept öffnen';
export const moveTo = 'Verschieben…';
export const duplicate = 'Duplizieren…';
export const planLeftover = 'Reste einplanen…';
export const lock = 'Sperren';
export const unlock = 'Entsperren';
export const swap = 'Gegen ein anderes tauschen';
export const why = 'Warum dieses?';
export const repeatWeekly = 'Jede Woche wiederholen';
export const stopRepeating = 'Nicht mehr wiederholen';
export const forLater = 'Für später aufheben';
export const remove = 'Entfernen';
export const servings = message('{count, plural, one {1 Portion} other {# Portionen}}');
export const changeServings = 'Portionen';

export const moveTitle = message('{title} verschieben nach');
export const duplicateTitle = message('{title} auch einplanen am');
export const leftoverTitle = message('Den Rest von {title} essen am');
export const addToPlanTitle = message('Wann gibt es {title}?');
export const fromTo = message('{from, date, ::MMMMd} bis {to, date, ::MMMMd}');
export const nothingYet = 'frei';

export const added = message('{title} steht am {day}');
export const moved = message('{title} steht jetzt am {day}');
export const placesSwapped = message('{title} und {other} haben getauscht');
export const placeTaken = message('{place}: {other} ist schon geplant');
export const swapPlaces = 'Die beiden tauschen';
export const eatBoth = 'Beides essen';
export const removedWith = message('{leftovers, plural, =0 {{title} entfernt} other {{title} samt Resten entfernt}}');
export const keptForLater = message('{title} ist für später aufgehoben');
export const cleared = 'Diese Woche ist leer';
export const copied = 'In die nächste Woche kopiert';
export const repeats = message('{title} kommt jeden {weekday}');
export const repeatsNoMore = message('{title} wiederholt sich nicht mehr');

export const drawer = 'Rezepte zum Ziehen';
export const dragFromHere = 'Von hier ziehen';
export const find = 'Rezept suchen';
export const searchToPlan = 'Rezepte zum Planen suchen';
export const quick = '< 30 Min.';
export const showAllFound = message('Alle {count, number} zeigen');
export const noneFound = 'Keine Rezepte passen.';
export const noRecipes = 'Du hast noch keine Rezepte. Füg ein paar hinzu und plan dann deine Woche damit.';
export const keyboardHelp = 'Tastatur: Leertaste hebt auf, Pfeile bewegen, Leertaste legt ab. Alt kopiert.';
export const later = 'Für später';

export const note = 'Oder schreib eine Notiz';
export const notePlaceholder = 'Essen gehen, Lieferdienst, Tiefkühler …';
export const addNote = 'Notiz hinzufügen';

export const lifted = message(
  '{title} ist aufgehoben, über {place}. Mit den Pfeiltasten bewegen, mit der Leertaste ablegen, mit Escape abbrechen.',
);
export const over = message('{title} ist über {place}.');
export const overNothing = message('{title} ist über keiner Mahlzeit.');
export const dropped = message('{title} steht jetzt bei {place}.');
export const notMoved = message('{title} bleibt, wo es war.');
export const howToLift = 'Leertaste hebt auf, Pfeiltasten bewegen, Leertaste legt ab, Escape bricht ab. Mit Alt wird kopiert.';

export const suggested = message(
  '{count, plural, one {1 Mahlzeit vorgeschlagen} other {# Mahlzeiten vorgeschlagen}}{leftovers, plural, =0 {} one {, 1 davon aus Resten} other {, # davon aus Resten}}',
);
export const nothingToFill = 'In dieser Woche ist schon jede Mahlzeit geplant';
export const suggestTitle = 'Dein Vorschlag';
export const suggestHelp =
  'Sperr, was bleiben soll, und frag für den Rest nochmal. Für jede Mahlzeit ein neues Gericht: Wähl „Mehr Abwechslung“.';
export const again = 'Nochmal';
export const keepAll = 'Alles behalten';
export const payAttention = 'Mehr achten auf';
export const wishes = {
  cheaper: 'Günstiger',
  quicker: 'Schneller',
  'less-shopping': 'Weniger Einkauf',
  'more-variety': 'Mehr Abwechslung',
  favorites: 'Favoriten',
  'in-season': 'Saison',
  'closer-to-goals': 'Näher an den Zielen',
};
export const stayedEmpty = message('Für {places} passt nichts.');
export const relax = {
  rules: message('Mit {rules} {count, plural, one {passt 1 Rezept} other {passen # Rezepte}}'),
  allergen: message('Enthält {allergen} und bleibt darum draußen: {count, plural, one {1 Rezept} other {# Rezepte}}'),
  'unknown-allergen': message('Kann {allergen} enthalten und bleibt darum draußen: {count, plural, one {1 Rezept} other {# Rezepte}}'),
  several: message(
    '{count, plural, one {1 Rezept} other {# Rezepte}} erst, wenn mehr als eine Regel gelockert wird, darunter eine Allergie',
  ),
};
/** Was an einer Mahlzeit sein darf, wenn eine Regel nicht gilt, nach „mit“. */
export const relaxed = {
  meal: 'anderen Arten von Gerichten',
  time: message('mehr als {minutes, number} Min.'),
  diet: message('Gerichten, die nicht {diet} sind,'),
  leftover: 'neuen Gerichten statt Resten',
  repeat: 'einem Gericht zweimal in der Woche',
};
export const allowThisWeek = 'Diese Woche zulassen';
export const allowHere = 'Hier zulassen';
export const nothingMoreFits = 'Mehr passt noch nicht';

export const whyTitle = message('Warum {title}');
export const whyNothing = 'Jedes andere Rezept würde hier genauso passen.';
export const reasons = {
  kcal: message('Damit bleibst du nah an deinen Kalorien: {now, number} % daneben am Tag, {instead, number} % mit dem nächstbesten'),
  protein: message('Es bringt das Eiweiß, das du willst: {now, number} % fehlen, {instead, number} % mit dem nächstbesten'),
  fat: message('Es hält das Fett in deinem Ziel: {now, number} % darüber, {instead, number} % mit dem nächstbesten'),
  carbohydrates: message(
    'Damit bleibst du nah an deinen Kohlenhydraten: {now, number} % daneben, {instead, number} % mit dem nächstbesten',
  ),
  shopping: message('Du musst {things, plural, one {1 Sache} other {# Sachen}} weniger einkaufen'),
  shoppingWith: message(
    '{foods} kaufst du ohnehin für andere Mahlzeiten: {things, plural, one {1 Sache} other {# Sachen}} weniger einzukaufen',
  ),
  useUp: message('Es braucht auf: {foods}'),
  spoils: 'Es lässt weniger in offenen Packungen verderben',
  spoilsWith: message('Es hilft aufzubrauchen, was andere Mahlzeiten anbrechen: {foods}'),
  cuisine: 'Es bringt eine andere Küche in die Woche',
  main: 'Es bringt eine andere Hauptzutat in die Woche',
  minutes: message('Es dauert {minutes, number} Min. an einem Abend unter der Woche'),
  cooking: message('Es dauert {minutes, number} Min.'),
  liking: 'Du magst es lieber als das, was sonst passen würde',
  season: 'Es hat gerade Saison',
  price: 'Es kostet weniger',
};
export const swapTitle = message('Statt {title}');
export const swapNothing = 'Kein anderes Rezept passt hier.';
export const swapped = message('{title} steht jetzt dort');
/** Of another recipe, with a sign: what a serving of it has more or less. */
export const servingDifference = message('{protein} g Eiweiß, {kcal} kcal');
export const better = 'passt besser';
export const asGood = 'passt genauso gut';
export const bitWorse = 'passt etwas weniger';

export const fillWith = message('„{name}“ verwenden');
export const templateUsed = 'Die Vorlage steht in dieser Woche';
export const templateName = 'Name der Vorlage';
export const nameMissing = 'Gib der Vorlage einen Namen.';
export const templateSaved = message('„{name}“ ist als Vorlage gespeichert');
export const save = 'Speichern';

export const whichMeals = 'Mahlzeiten, die du planst';
export const ownMeals = 'Eigene Mahlzeiten';
export const ownMealsExample = 'Zweites Frühstück, Brotdose…';
export const addWord = 'Hinzufügen';
export const removeWord = message('{word} entfernen');
export const timePerDay = 'Zeit für jede Mahlzeit';
export const timeFor = message('Zeit für {meal} am {day}');
export const weekdays = 'Mo–Fr';
export const timeOnWeekdays = message('Zeit für {meal} von Montag bis Freitag');
export const timeDiffers = 'Verschieden';
export const anyTime = 'Egal';
export const whoEats = 'Wer isst mit, und mit welchen Zielen';
export const whoEatsNow = message('An deinem Tisch: {names}');
export const changeWhoEats = 'Ändern, wer hier isst';
export const goalsOf = message('Tagesziele von {name}');
export const goals = { kcal: 'Kalorien', protein: 'Eiweiß (g)', fat: 'Fett, höchstens (g)', carbohydrates: 'Kohlenhydrate (g)' };
export const moreGoals = 'Ziele für Fett und Kohlenhydrate gehören zu Premium.';
export const seePremium = 'Premium ansehen';
export const noGoal = 'Kein Ziel';
export const goalWrong = message('Nimm eine Zahl bis {most, number}, oder lass das Feld leer.');
export const useUp = 'Bald aufzubrauchen';
export const useUpHint = 'Vorschläge kochen zuerst damit. Trenn sie mit Kommas.';
export const useUpExample = 'Spinat, ein halbes Glas Pesto…';
export const leftInPacks = 'Bleibt von den Packungen auf deiner Liste übrig. Tippe an, was als Nächstes aufgebraucht werden soll.';
export const leftOfPack = message('{name}, {amount}');
export const pantry = 'Immer im Haus';
export const pantryHint = 'Vorschläge rechnen damit, dass du das hast.';
export const pantryExample = 'Reis, Olivenöl…';
export const recurring = 'Jede Woche';
export const noRecurring = 'Noch nichts. Wähl „Jede Woche wiederholen“ im Menü einer Mahlzeit.';
export const everyWeek = message('{weekday}, {meal}');
export const done = 'Fertig';
export const slotOptions = 'Wer isst, und wie viel Zeit…';
export const whoEatsThis = 'Wer isst mit';
export const nobodyHere = 'Niemand aus dem Haushalt';
export const guests = 'Gäste';
export const guestName = 'Name eines Gastes';
export const guestsToo = message('{count, plural, one {1 Gast} other {# Gäste}}');
export const portionOf = message('Portion von {name}');
export const timeForThis = 'Zeit für diese Mahlzeit';
export const asEveryWeek = 'Wie jede Woche';
export const atMostMinutes = message('höchstens {minutes, number} Min.');
export const servingsOf = message('Portionen von {title}');
export const servingsNow = message('{count, plural, one {Wird für 1 Portion gekocht} other {Wird für # Portionen gekocht}}');
export const servingsAsNeeded = 'Wird für alle gekocht, die mitessen';
export const asNeeded = message('Nach Bedarf ({count, number})');
export const servingsHelp = 'Nach Bedarf zählt alle, die davon essen, auch Gäste und Reste.';

export const weekDates = message('{from, date, ::MMMMd} bis {to, date, ::MMMMd}');
export const doNotForget = 'Nicht vergessen';
export const notes = 'Notizen';
export const reminderOn = message('{day}: {text}');
export const reminderFor = message('Für {title} morgen: {text}');
export const useUpFood = message('{food} aufbrauchen');

export const subscribe = 'Im Kalender zeigen';
export const subscribeHelp =
  'Dein Kalender zeigt die Mahlzeiten deines Plans und folgt jeder Änderung. Wer die Adresse hat, kann sie lesen. Behalt sie also für dich.';
export const feedAddress = 'Adresse für deinen Kalender';
export const feedOnce = 'Du siehst sie nur dieses Mal. Kopier sie jetzt, oder mach später eine neue.';
export const feedSince = message('Eine Adresse vom {at, date, ::MMMMd} ist in Gebrauch. Eine neue beendet sie.');
export const openInCalendar = 'Im Kalender öffnen';
export const makeFeed = 'Adresse anlegen';
export const makeFeedAgain = 'Neue Adresse anlegen';
export const endFeed = 'Nicht mehr teilen';
export const feedEnded = 'Die Adresse funktioniert nicht mehr';
export const copyFeed = 'Adresse kopieren';
export const feedCopied = 'Die Adresse ist kopiert';

export const onOneClock = 'Gleichzeitig fertig…';
export const clockTitle = message('{place}: alles gleichzeitig fertig');
export const dishesOnClock = 'Zusammen gekocht';
export const servedAt = 'Auf dem Tisch um';
export const hobs = 'Herdplatten';
export const ovens = 'Öfen';
export const nothingOnClock = 'Wähl ein Rezept mit Schritten, dann siehst du, wann du anfängst.';
export const beginAt = message('Fang um {time} an, {minutes, number} Min. vor dem Essen.');
export const tooFarApart = message(
  'Die Gerichte werden im Abstand von {minutes, number} Min. fertig: Mehr geht in der Küche nicht zugleich.',
);
export const handsOn = message('{minutes, number} Min. Arbeit');
export const waiting = message('{minutes, number} Min. warten');
export const onHob = 'Herdplatte';
export const inOven = message('Ofen, {celsius, number} °C');
export const critical = 'darf nicht später werden';
export const serve = 'Servieren';
export const startCooking = 'Kochen beginnen';
export const guestEats = message('Was {name} isst');
export const templates = 'Deine Vorlagen';
export const noTemplates = 'Du hast keine Vorlagen mehr.';
export const templateRenamed = message('Die Vorlage heißt jetzt „{name}“');
export const templateDeleted = message('„{name}“ ist gelöscht');
export const deleteTemplate = message('{name} löschen');
export const addRecipes = 'Rezepte hinzufügen';
export const overGoal = message('{amount, number} darüber');
export const shortUnknown = message('Für {count, plural, one {1 Gericht} other {# Gerichte}} fehlt der Wert. Es kann also mehr sein.');
export const shortOpen = message('An diesen Tagen {count, plural, one {ist noch 1 Mahlzeit} other {sind noch # Mahlzeiten}} offen.');
export const shortRicher = 'Andere deiner Rezepte haben mehr davon. Beim Tauschen siehst du, wie viel.';
export const shortNone = 'Kein passendes Rezept von dir reicht dafür.';
export const everyMeal = message('{meal} an allen Tagen');
