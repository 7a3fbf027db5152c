import { message } from './language';

export const shareTitle = 'Diese Liste teilen';
export const shareList = 'Diese Liste teilen';
export const done = 'Fertig';
export const household = 'Dein Haushalt';
export const householdText =
  'Wer zu deinem Haushalt kommt, teilt sich mit euch Listen und Wochenplan und isst mit. Rezepte gehören weiter denen, die sie angelegt haben.';
export const copyInvite = 'Einladungslink kopieren';
export const inviteAddress = 'Einladungslink zu deinem Haushalt';
export const guests = 'Gäste';
export const guestsText = message(
  'Ein Gästelink öffnet nur diese Liste, ohne Konto. Gäste haken ab und ergänzen. Er gilt {days, number} Tage, oder bis du ihn abschaltest.',
);
export const copyGuestLink = 'Gästelink kopieren';
export const guestAddress = 'Gästelink zu dieser Liste';
export const openLinks = 'Gästelinks, die an sind';
export const yourLink = message('Von dir, bis {until, date, ::MMMd}');
export const linkBy = message('Von {name}, bis {until, date, ::MMMd}');
export const someone = 'jemandem';
export const turnOff = 'Abschalten';
export const turnedOff = 'Der Gästelink ist aus';
export const copied = 'Link kopiert';
export const notCopied = 'Dein Browser hat uns den Link nicht kopieren lassen. Markier ihn oben und kopier ihn selbst.';

export const together = 'Zusammen einkaufen';
export const alone = 'Bisher nur du. Mit wem du die Liste teilst, sieht jeden Haken sofort.';
export const thatIsYou = message('{name}, das bist du');
export const alsoHere = message('Gerade hier: {names}');
export const onThisDevice = 'Auf diesem Gerät';
export const hereNow = 'Schaut gerade auf die Liste';
export const guestHereNow = 'Gast, schaut gerade auf die Liste';
export const guestHere = 'Gast auf diesem Gerät';
export const aGuest = 'Gast';
export const notYet = 'Hat sie noch nicht geöffnet';
export const seenAt = message('Zuletzt hier um {at, time, ::Hmm}');
export const seenOn = message('Zuletzt hier am {at, date, ::MMMd}');

export const listOf = message('Einkaufsliste von {name}');
export const listOfSomeone = 'Eine Einkaufsliste';
export const asGuest = 'Als Gast mit dir geteilt';
export const tabTitle = 'Mit dir geteilt';
export const noAccount = 'Ohne Konto';
export const whoShops = 'Wer kauft ein?';
export const whoShopsText = 'Dein Name steht neben dem, was du abhakst. So kauft niemand etwas doppelt.';
export const yourName = 'Dein Name';
export const nameMissing = 'Sag den anderen, wie du heißt.';
export const start = 'Einkaufen';
export const changeName = 'Namen ändern';
export const worksOffline = 'Geht auch ohne Empfang. Sobald du wieder welchen hast, werden deine Haken gesendet.';
export const printList = 'Liste drucken';
export const nothingYet = 'Nichts zu besorgen';
export const nothingYetText = 'Schreib oben, was fehlt. Alle, die sich diese Liste teilen, sehen es sofort.';
export const expiredTitle = 'Das hier ist schon abgeräumt';
export const expiredText = message('Der Link galt bis {until, date, ::MMMMd}. Bitte um einen neuen, das ist schnell gemacht.');
export const endedTitle = 'Zurückgenommen';
export const endedText = 'Dieser Link ging einmal und wurde abgeschaltet. Mit deinem Handy ist alles in Ordnung.';
export const unknownTitle = 'Diesen Link kennen wir nicht';
export const notLoadedTitle = 'Diese Liste ließ sich nicht öffnen';
export const retry = 'Noch einmal';
export const explore = 'Rezepte der Community ansehen';
export const keepTitle = 'Simmer bewahrt Rezepte auf, plant die Woche und schreibt die Liste';
export const keepText = message('{limit, number} Rezepte sind kostenlos. Was du speicherst, ist da, wenn du wiederkommst.');
export const startRiskFree = 'Ohne Risiko starten';
