import { message } from './language';

export const sentBy = message('{name} schickt dir das');
export const sentToYou = 'Jemand schickt dir das';
export const hereUntil = message('Hier bis {at, date, ::yMMMMd}');
export const save = 'In mein Simmer speichern';
export const saving = 'Wird gespeichert';
export const saved = message('{title} ist bei deinen Rezepten');
export const savedAlready = message('{title} hast du schon');
export const open = 'Öffnen';
export const noAccountNeeded = 'Lesen und drucken geht ohne Konto. Speichern nicht; das Rezept wartet, bis du eins hast.';
export const expired = 'Hier ist schon aufgeräumt';
export const expiredText = message('Die Adresse galt bis {at, date, ::yMMMMd}. Bitte um eine neue; das ist nur ein Tippen.');
export const revoked = 'Das wurde zurückgezogen';
export const revokedText = 'Diese Adresse ging einmal und wurde abgeschaltet. Mit deinem Handy ist alles in Ordnung.';
export const unknown = 'Unter dieser Adresse ist nichts';
export const unknownText = 'Prüf, ob der Link vollständig ist, oder bitte um einen neuen.';
export const explore = 'Rezepte der Community entdecken';
export const keepTitle = 'Simmer hebt Rezepte auf, plant die Woche und schreibt die Liste';
export const keepText = '50 Rezepte sind kostenlos. Was du hier speicherst, ist da, wenn du wiederkommst.';
export const start = 'Ohne Risiko starten';
export const description = message(
  'Ein Rezept für {servings, number} mit {ingredients, plural, one {1 Zutat} other {# Zutaten}}, geteilt aus Simmer.',
);

export const weekOf = message('Die Woche von {name}');
export const aWeek = 'Eine Woche voller Mahlzeiten';
export const saveWeek = 'Woche in mein Simmer speichern';
export const weekSaved = message('{name} ist bei deinen Vorlagen');
export const weekSavedToTray = message(
  '{name} ist bei deinen Vorlagen. {count, plural, one {1 Rezept wartet} other {# Rezepte warten}} auf deinem Tablett, bis Platz ist.',
);
export const openPlan = 'Wochenplan öffnen';
export const nameOfWeek = message('Woche von {name}, {at, date, ::MMMMd}');
export const nothingPlanned = 'Nichts geplant';
export const leftOver = message('{title}, vom Vortag übrig');
export const minutesLong = message('{minutes, number} Min.');
export const hoursLong = message('{hours, number} Std. {minutes, number} Min.');
export const inShort = 'Auf einen Blick';
export const inShortTitle = message(
  '{count, plural, =0 {Noch keine Mahlzeiten} one {1 Mahlzeit, ein Einkauf} other {# Mahlzeiten, ein Einkauf}}',
);
export const cooking = 'Kochzeit';
export const recipesInWeek = 'Rezepte';
export const thingsToBuy = 'Zum Einkaufen';
export const whatToBuy = 'Einkaufen';
export const followsPlan = message('Folgt dem Plan von {name}: Was dort wandert, wandert hier mit.');
export const followsAPlan = 'Folgt dem Plan: Was dort wandert, wandert hier mit.';
export const readsWithoutAccount = 'Lesen und drucken geht ohne Konto. Speichern nicht; die Woche wartet, bis du eins hast.';
export const weekDescription = message(
  '{count, plural, one {1 Mahlzeit} other {# Mahlzeiten}} und was dafür eingekauft wird, geteilt aus Simmer.',
);
export const shareWeek = 'Woche teilen';
export const shareWeekText =
  'Wer den Link hat, sieht die Mahlzeiten dieser Woche und was dafür eingekauft wird, ohne Konto. Er folgt deinem Plan. Wer mitisst, Ziele und Notizen zu Rezepten bleiben bei dir.';

export const recipeOf = message('Aus den Rezepten von {name}');
export const recipeOfHousehold = 'Aus deinem Haushalt';
export const youReadIt = 'Ihr teilt einen Haushalt, darum kannst du es lesen';
export const notReadable = 'Dieses Rezept ließ sich nicht öffnen';
export const notReadableText = 'Es wurde gelöscht, oder wer es kocht, teilt deinen Haushalt nicht mehr.';

export const share = 'Teilen';
export const shareTitle = 'Per Link teilen';
export const shareText =
  'Wer den Link hat, kann dieses Rezept lesen, umrechnen und drucken, ohne Konto. Deine Notizen und deine Bewertung bleiben bei dir.';
export const goodFor = 'Der Link gilt';
export const lifetimes = { 7: 'Eine Woche', 30: 'Einen Monat', 365: 'Ein Jahr' };
export const makeLink = 'Link machen';
export const sendLink = 'Verschicken';
export const link = 'Link';
export const copyLink = 'Link kopieren';
export const copied = 'Link kopiert';
export const notCopied = 'Dein Browser lässt uns nicht kopieren. Markier den Link und kopier ihn von Hand.';
export const openLinks = 'Offene Links';
export const until = message('Gilt bis {at, date, ::yMMMMd}');
export const shownOnce = 'Kopiere ihn jetzt: Die Adresse zeigen wir nur dieses eine Mal.';
export const switchOff = 'Abschalten';
export const switchOffOf = message('Den Link abschalten, der bis {at, date, ::yMMMMd} gilt');
export const switchedOff = 'Link abgeschaltet';
export const by = message('Von {author}');
export const done = 'Fertig';
