import { message, rich } from './language';

export const recipes = 'Rezepte';
export const addRecipe = 'Rezept hinzufügen';
export const pasteText = 'Text einfügen';
export const title = 'Rezept einfügen';
export const addedBelow = 'Unter deinem Text angefügt';
export const undo = 'Rückgängig';
export const cleared = 'Text geleert';
export const backToWays = 'Zurück zu den Wegen, ein Rezept hinzuzufügen';
export const theText = 'Der Text';
export const kept = 'Wird beim Tippen auf diesem Gerät aufgehoben';
export const startOver = 'Von vorn anfangen';
export const bringBack = 'Zurückholen';
export const replacedKept = 'Dein früherer Text ist noch da.';
export const saveAnyway = 'Trotzdem speichern';
export const saving = 'Wird gespeichert …';
export const save = 'Rezept speichern';
export const editFirst = 'Erst bearbeiten';
export const importIt = 'Importieren';
export const isAddress = 'Das ist eine Webadresse. Simmer kann das Rezept von der Seite lesen.';
export const lines = 'Zeilen';
export const recipe = 'Rezept';
export const linesOrRecipe = 'Zeilen oder Rezept';
export const noTitle = 'Dieses Rezept hat noch keinen Titel. Tipp einen ein oder markier die Zeile, die der Titel ist.';
export const noLines = 'Noch gibt es keine Zutaten und keine Schritte. Markier, welche Zeilen Zutaten oder Schritte sind.';
export const notSaved = message('Das Rezept wurde nicht gespeichert. {reason} Dein Text ist noch da.');
export const nothingFound =
  'In diesem Text haben wir keine Zutaten und keine Schritte gefunden. Vielleicht kennen wir die Sprache nicht gut. Markier unten, was jede Zeile ist, dann wird ein Rezept daraus.';
export const tooManyIngredients = message(
  'Hier stehen {count, number} Zutaten, und in ein Rezept passen {most, number}. Lass Zeilen weg oder mach zwei Rezepte daraus.',
);
export const tooManySteps = message(
  'Hier stehen {count, number} Schritte, und in ein Rezept passen {most, number}. Lass Zeilen weg oder mach zwei Rezepte daraus.',
);
export const tooManyBoth = message(
  'Hier stehen {ingredients, number} Zutaten und {steps, number} Schritte, und in ein Rezept passen je {most, number}. Lass Zeilen weg oder mach zwei Rezepte daraus.',
);
export const saidAs = message('{label}: {text}');
export const undone = 'Rückgängig gemacht';
export const nothingToUndo = 'Nichts rückgängig zu machen';
export const lineByLine = 'Zeile für Zeile';
export const theRecipe = 'Das Rezept';
export const titleLabel = 'Titel';
export const titleHint = 'Wir haben keinen Titel gefunden. Tipp hier einen ein.';
export const ingredients = 'Zutaten';
export const noIngredient = 'Noch keine Zutaten.';
export const method = 'Zubereitung';
export const noStep = 'Noch keine Schritte.';
export const notes = 'Notizen';
export const from = message('Von {source}');
export const lead = 'Egal, wie es kommt: Simmer sortiert die Zeilen, fragt nach, wo es unsicher ist, und wirft nichts weg.';
export const textHint = 'Grüße, Werbung und Signaturen können drinbleiben. Wir lassen sie weg und listen sie auf.';
export const changeAsYouLike = 'Ändere ihn, wie du magst. Was du zu Zeilen gesagt hast, bleibt bei ihnen.';
export const fromClipboard = 'Aus der Zwischenablage einfügen';
export const orPress = rich('oder drück irgendwo auf dieser Seite <key>Strg</key> <key>V</key>.');
export const photoOfCard = 'Du hast ein Foto einer Karte? Kopier erst den Text heraus, die meisten Handys können das.';
export const clipboardEmpty = 'In der Zwischenablage ist kein Text.';
export const clipboardRefused = 'Wir konnten die Zwischenablage nicht lesen. Füg den Text im Feld ein.';
export const mayBePasted = 'Was du einfügen kannst';
export const tryThis = 'Probier dieses';
export const scraps = {
  email: {
    name: 'Eine E-Mail',
    fromLabel: 'Von',
    from: 'Ilse',
    aboutLabel: 'Betreff',
    about: 'die Nudeln',
    shown: ['Hallo Mara, hier ist es endlich!', 'Spaghetti mit Zucchini und Zitrone', '400 g Spaghetti'],
    text: `Von: Ilse
Betreff: die Nudeln vom Sonntag

Hallo Mara, hier ist es endlich! Keiner wollte glauben, dass es nur Zucchini waren.

Spaghetti mit Zucchini und Zitrone
Für 4 Personen
25 Minuten

Zutaten
400 g Spaghetti
3 mittelgroße Zucchini, grob geraspelt
2 Knoblauchzehen, in dünnen Scheiben
1 Zitrone, Schale und Saft
5 EL Olivenöl
eine gute Handvoll Basilikum
50 g Parmesan
geröstete Pinienkerne, wenn du welche hast

Zubereitung
Die Zucchini salzen, zehn Minuten stehen lassen und gut ausdrücken.
Das Öl mit dem Knoblauch erwärmen, bis es duftet. Die Zucchini dazugeben und am Rand bräunen lassen.
Die Spaghetti kochen und eine Tasse vom Wasser aufheben.
Alles mit der Zitrone und einem Schuss Nudelwasser mischen, bis es glänzt.

Schmeckt auch kalt am nächsten Tag.

Liebe Grüße an Jonas
Ilse

Von meinem Handy gesendet
`,
  },
  chat: {
    name: 'Ein Chat',
    shown: ['was war in dem hummus??', '2 geröstete Paprika, 1 Dose Kichererbsen, 2 EL Tahin, Zitrone', 'mixen, fertig'],
    text: `was war in dem hummus??
Paprika-Hummus
2 geröstete rote Paprika
1 Dose Kichererbsen, abgetropft
2 EL Tahin
1 Zitrone, der Saft
Alles fein pürieren. Wenn es zu dick ist, etwas Wasser zugeben.
das war’s!
`,
  },
  card: {
    name: 'Eine alte Karte',
    shown: ['Omas Pflaumentarte', '8 Pflaumen, nicht zu reif', '200 g Mehl', 'ein Stück Butter', 'heißer Ofen, 40 Min.'],
    text: `Omas Pflaumentarte

8 Pflaumen, nicht zu reif
200 g Mehl
100 g Butter
3 EL Zucker
1 Prise Salz

Die Butter mit Mehl, Zucker und Salz verkneten und in eine Form drücken.
Die Pflaumen halbieren und mit der Schnittfläche nach oben auf den Teig setzen.
Im heißen Ofen 40 Minuten backen.
`,
  },
  page: {
    name: 'Eine Webseite',
    address: 'wochenende.example',
    ad: 'Melde dich für unsere Post an!',
    shown: ['Orzo mit Erbsen und Minze', 'Zum Rezept · Drucken · 212 Notizen', '250 g Orzo'],
    text: `Melde dich für unsere Post an!
Orzo mit Erbsen und Minze
Zum Rezept · Drucken · 212 Notizen

Grün, schnell und am Tag danach aus dem Kühlschrank auch gut.

Für 3 Personen
Gesamtzeit: 20 Minuten

Zutaten
250 g Orzo
200 g Erbsen, tiefgekühlt
1 Handvoll Minze, gehackt
80 g Feta
2 EL Olivenöl

Zubereitung
1. Die Orzo 8 Minuten in Salzwasser kochen.
2. Die Erbsen für die letzten 2 Minuten dazugeben, dann abgießen.
3. Öl, Minze und Feta unterheben und servieren.

Teilen · Merken · Drucken
Das könnte dir auch gefallen: fünf weitere Ideen mit Erbsen
`,
  },
};
export const tooLongToKeep = 'Zu lang, um ihn auf diesem Gerät aufzuheben. Speichere, bevor du gehst.';
export const whatIsLine = 'Was ist diese Zeile?';
export const toGo = message('{count, plural, one {die letzte} other {noch #}}');
export const later = 'Später';
export const somethingElse = 'Etwas anderes';
export const allAnswered = 'Jede Zeile hat ihren Platz.';
export const why = {
  noAmount: 'Sie hat keine Menge, steht aber bei den Zutaten.',
  afterSteps: 'Sie kommt nach dem letzten Schritt, und zu tun ist dabei nichts.',
  title: 'Sie steht da, wo ein Titel stünde.',
  description: 'Sie scheint etwas über das Gericht zu sagen.',
  ingredient: 'Sie liest sich fast wie eine Zutat.',
  'ingredient-heading': 'Sie liest sich wie eine Überschrift für die Zeilen darunter.',
  step: 'Sie könnte ein Schritt sein oder nur drum herum stehen.',
  'step-heading': 'Sie liest sich wie eine Überschrift für die Schritte darunter.',
  servings: 'Sie könnte sagen, für wie viele es reicht.',
  time: 'Sie könnte sagen, wie lange es dauert.',
  note: 'Sie könnte eine Notiz sein oder nur drum herum stehen.',
  source: 'Sie könnte sagen, woher das Rezept ist.',
  none: 'Sie scheint nicht zum Rezept zu gehören, könnte es aber.',
};
export const answers = {
  title: 'Der Titel',
  description: 'Eine Beschreibung',
  ingredient: 'Eine Zutat',
  'ingredient-heading': 'Eine Gruppe',
  step: 'Ein Schritt',
  'step-heading': 'Eine Gruppe von Schritten',
  servings: 'Die Portionen',
  time: 'Eine Zeit',
  note: 'Eine Notiz',
  source: 'Die Quelle',
  none: 'Weglassen',
};
export const showLines = 'Anzeigen';
export const filters = { all: 'Alle', unsure: 'Unsicher', none: 'Weg', text: 'Der Text' };
export const labelOfLine = 'Was die gewählte Zeile ist';
export const chooseLine = 'wählen eine Zeile, eine Taste sagt, was sie ist,';
export const takesBack = 'nimmt es zurück';
export const lineSum = message(
  '{count, plural, one {1 Zeile} other {# Zeilen}}, {inside, number} im Rezept, {leftOut, number} weggelassen',
);
export const labelSaid = message(', {sureness}: {text}');
export const yourChoice = 'deine Wahl';
export const sureness = { 1: 'unsicher', 2: 'ziemlich sicher', 3: 'sicher' };
export const notReadYet = 'Noch nicht gelesen';
export const noLineHere = 'Hier steht nichts. Simmer war sicher, oder du hast es gesagt.';
export const foldedLines = message('{count, plural, one {1 Zeile} other {# Zeilen}}: „{text} …“');
export const asSaved = 'So wird es gespeichert';
export const reading = 'Wird gelesen';
export const serves = 'Für';
export const time = 'Zeit';
export const minutes = message('{minutes, number} Min.');
export const notTold = 'steht nicht da';
export const linesLeftOut = message('{count, plural, one {Zeile weggelassen, nicht verloren} other {Zeilen weggelassen, nicht verloren}}');
export const leftOutWhere = 'Du findest sie unter „Weg“, falls doch eine ins Rezept gehört.';
export const linesToLookAt = message(
  '{count, plural, =0 {Nichts mehr anzusehen} one {1 Zeile zum Ansehen. Speichern geht trotzdem.} other {# Zeilen zum Ansehen. Speichern geht trotzdem.}}',
);
export const savedOn = message('Gespeichert am {at, date, ::yMMMd}');
export const nothingDiffers = 'Nichts daran ist anders.';
export const openYours = 'Deins öffnen';
export const recipeSaved = 'Rezept gespeichert';
export const isSaved = message('{title} ist in deinen Rezepten');
export const savedIngredients = message('{count, plural, one {Zutat} other {Zutaten}}');
export const savedSteps = message('{count, plural, one {Schritt} other {Schritte}}');
export const savedNotes = message('{count, plural, one {Notiz} other {Notizen}}');
export const savedLeftOut = message('{count, plural, one {Zeile weggelassen} other {Zeilen weggelassen}}');
export const show = 'Zeigen';
export const openRecipe = 'Rezept öffnen';
export const pasteAnother = 'Noch eins einfügen';
export const lineNames = {
  title: 'Titel',
  description: 'Beschreibung',
  ingredient: 'Zutat',
  'ingredient-heading': 'Gruppe',
  step: 'Schritt',
  'step-heading': 'Gruppe',
  servings: 'Portionen',
  time: 'Zeit',
  note: 'Notiz',
  source: 'Quelle',
  none: 'Weg',
};
export const keyNames = {
  title: 'Titel',
  description: 'Beschreibung',
  ingredient: 'Zutat',
  step: 'Schritt',
  group: 'Gruppe',
  servings: 'Portionen',
  time: 'Zeit',
  note: 'Notiz',
  none: 'Weg',
};
