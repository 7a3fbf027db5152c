import { message, rich } from './language';

export const title = 'Rezept von einer Webadresse';
export const recipes = 'Rezepte';
export const addRecipe = 'Rezept hinzufügen';
export const fromWeb = 'Von einer Webadresse';
export const lead = 'Füg den Link zum Rezept ein. Simmer liest das Rezept und lässt die Lebensgeschichte weg.';
export const backToRecipes = 'Zurück zu den Rezepten';
export const address = 'Webadresse';
export const importRecipe = 'Rezept importieren';
export const importing = 'Rezept wird importiert …';
export const addressCount = message('{count, plural, one {# Adresse} other {# Adressen}}, eine pro Zeile.');
export const addressHint = 'Füg einen Link irgendwo in Simmer ein, dann öffnet er sich hier. Auch mehrere gehen, einer pro Zeile.';
export const blankUrl = 'Bitte gib die Adresse eines Rezepts ein';
export const invalidUrl = 'Bitte gib eine gültige Adresse ein';
export const invalidOne = message('Bitte gib gültige Adressen ein: „{address}“ ist keine');
export const signedOut = 'Bitte melde dich zuerst an. Deine Adressen bleiben auf der Liste.';
export const goesOn = message('Der Import von {host} läuft weiter. Das Rezept erscheint gleich in deiner Liste.');
export const listCleared = 'Liste geleert';
export const undo = 'Rückgängig';
export const importAnyway = 'Trotzdem importieren';
export const whileAway = 'Importiert, während du weg warst';
export const seeThem = 'Ansehen';
export const debugPanel = 'Protokoll';
export const forSupport = 'für den Support';
export const originsIntro = message(
  'Wo Simmer die Teile von {recipe} gefunden hat und wie sicher das ist. Geratenes ist beim Bearbeiten markiert.',
);
export const thisRecipe = 'diesem Rezept';
export const quoted = message('„{title}“');
export const nothingYet = 'Hier wurde noch nichts importiert.';
export const fieldOrigins = 'Woher jedes Feld kommt';
export const field = 'Feld';
export const readBy = 'Gelesen aus';
export const placeInPage = 'Stelle auf der Seite';
export const howSure = 'Wie sicher';
export const sureness = message('{words}, {share, number, ::percent}');
export const fetching = 'Die Seite wird geholt';
export const fetched = 'Seite geholt';
export const reading = 'Das Rezept wird gesucht';
export const read = 'Rezept gefunden';
export const savingPhoto = 'Das Foto wird gespeichert';
export const savedPhoto = 'Foto gespeichert';
export const savingRecipe = 'Das Rezept wird gespeichert';
export const savedRecipe = 'Rezept gespeichert';
export const starting = 'Geht los';
export const seconds = message('{seconds, number, ::.0} s');
export const progress = 'Fortschritt des Imports';
export const progressAll = 'Fortschritt der Importe';
export const noAddress = 'Noch keine Adresse';
export const yourRecipe = 'Dein Rezept';
export const stopped = 'Gestoppt. Nichts wurde gespeichert.';
export const importBar = 'Import';
export const importsBar = 'Importe';
export const cancel = 'Abbrechen';
export const found = message('{ingredients, plural, one {1 Zutat} other {# Zutaten}}, {steps, plural, one {1 Schritt} other {# Schritte}}');
export const foundFor = message('{found}, für {servings}');
export const alreadyYours = 'Schon bei dir';
export const nothingSaved = 'Nichts wurde gespeichert';
export const nothingRead = 'Noch nichts gelesen';
export const importedOf = message('{done, number} von {total, number} importiert');
export const failedCount = message(', {count, number} fehlgeschlagen');
export const held = message(
  'Das war viel für eine Stunde. Der Rest geht um {at, time, ::Hmm} Uhr weiter. Wenn du Simmer schließt, geht es weiter, sobald du wieder hier bist.',
);
export const cancelAll = 'Alle abbrechen';
export const clearList = 'Liste leeren';
export const tryAgain = 'Nochmal versuchen';
export const otherWaysShort = 'Andere Wege';
export const details = 'Details';
export const cancelOf = message('{address} abbrechen');
export const waiting = 'Wartet';
export const imported = 'Importiert';
export const ownedAs = message('Dieses Rezept hast du schon: {title}');
export const cancelled = 'Abgebrochen';
export const notImported = 'Nicht importiert';
export const recipesOfPages = message('{recipes, plural, other {# Rezepte}} von {pages, plural, one {einer Seite} other {# Seiten}}');
export const addresses = message('{count, plural, one {# Adresse} other {# Adressen}}');
export const moreOnPage = message(
  '{count, plural, one {Auf dieser Seite gibt es noch ein Rezept} other {Auf dieser Seite gibt es noch # Rezepte}}',
);
export const moreNamed = message('{more}: {titles}');
export const moreOf = rich('Auf der Seite mit <recipe></recipe> gibt es noch {count, plural, one {ein Rezept} other {# Rezepte}}:');
export const importOne = message('{title} importieren');
export const otherWays = 'Andere Wege, die klappen';
export const bringFile = 'Als Datei mitbringen';
export const pasteSource = 'Den Quelltext der Seite einfügen';
export const pasteText = 'Den Text des Rezepts einfügen';
export const sendPage = 'Die Seite per Lesezeichen schicken';
export const sourceLabel = 'Quelltext der Seite';
export const sourceHint =
  'Öffne die Seite in deinem Browser und drück Strg+U (am Mac Option+Befehl+U). Markiere alles, kopier es und füg es hier ein. Eine gespeicherte Seite kannst du auch hierher ziehen.';
export const readSource = 'Diesen Quelltext lesen';
export const chooseSaved = 'Gespeicherte Seite wählen';
export const sourceMissing = 'Hier steht noch nichts. Füg zuerst den Quelltext der Seite ein.';
export const sourceTooLarge = message('Seiten dürfen bis zu {most, number} MB groß sein. Füg stattdessen den Text des Rezepts ein.');
export const pageComing = 'Die Seite aus dem anderen Tab ist unterwegs.';
export const pageMissing = 'Die Seite selbst kam nicht mit: Manche geben nichts aus ihren Tabs heraus. Simmer versucht es mit der Adresse.';
export const pageHere = rich(
  'Eine Seite von <host></host> ist da, {size, number} kB. Drück auf „Rezept importieren“, und Simmer liest sie.',
);
export const samples = 'Keine Seite zur Hand? Probier eine davon:';
export const sitesTitle = 'Hier klappt es gut';
export const sitesText = 'Die meisten anderen Rezeptseiten gehen auch. Wenn eine nicht klappt, füg den Text ein.';
export const tips = 'Tipps';
export const tipOne = 'Nimm die Seite eines Rezepts, keine Liste mit zehn.';
export const tipPaywall = 'Hinter einer Bezahlschranke? Kopier den Text und füg ihn ein.';
export const tipShare =
  'Auf Android kannst du Simmer über das Browsermenü installieren und dann Seiten damit teilen. iPhones können nicht an Web-Apps teilen: Kopier den Link oder nimm das Lesezeichen unten.';
export const bookmarkCopied = 'Die Adresse des Lesezeichens ist kopiert.';
export const copyRefused = 'Dein Browser hat das Kopieren nicht erlaubt. Erlaub es für diese Seite und versuch es nochmal.';
export const bookmarkTitle = 'Eine Seite per Lesezeichen schicken';
export const bookmarkText =
  'Für Seiten, die Apps wie unsere aussperren: Dieses Lesezeichen gibt Simmer die Seite so, wie du sie siehst. Importiert wird erst, wenn du es sagst.';
export const sendToSimmer = 'An Simmer schicken';
export const bookmarkPressed =
  'Klick das nicht hier an: Zieh es in deine Lesezeichenleiste. Am Handy kopierst du seine Adresse, wie unten beschrieben.';
export const onComputer = 'Am Computer';
export const computer1 = 'Blende die Lesezeichenleiste ein und zieh „An Simmer schicken“ darauf.';
export const computer2 = 'Öffne eine Rezeptseite und klick auf das Lesezeichen. Simmer öffnet sich daneben.';
export const computer3 = 'Schau, welche Seite angekommen ist, und drück auf „Rezept importieren“.';
export const onPhone = 'Am Handy';
export const phone1 = 'Leg für irgendeine Seite ein Lesezeichen an, komm zurück und kopier hier die Adresse des Lesezeichens.';
export const phone2 = 'Bearbeite das Lesezeichen: Nenn es „An Simmer schicken“ und füg das Kopierte als Adresse ein.';
export const phone3 =
  'Öffne auf einer Rezeptseite deine Lesezeichen und tipp darauf. In Chrome tippst du seinen Namen in die Adresszeile und wählst es dort aus.';
export const copyBookmark = 'Adresse des Lesezeichens kopieren';
export const notTold = 'Abgebrochen, aber Simmer war nicht zu erreichen. Das Rezept kann noch auftauchen.';
export const notAsked = 'wir konnten Simmer nicht erreichen';
