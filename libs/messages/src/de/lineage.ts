import { message } from './language';

export const title = 'Woher es kommt';
export const adaptedFrom = 'Abgewandelt von';
export const goneOriginal = 'Einem Rezept, das nicht mehr hier ist';
export const thisRecipe = 'Dieses Rezept';
export const takenFurtherBy = 'Weitergedacht von';
export const andMore = message('und {count, plural, one {1 weiteres} other {# weitere}}');
export const by = message('@{username}');

export const seeChanges = 'Zeigen, was anders ist';
export const hideChanges = 'Vergleich schließen';
export const comparing = 'Beide werden nebeneinandergelegt';
export const didNotOpen = 'Wir konnten das Original nicht öffnen';
export const whatChanged = 'Was anders ist';
export const original = 'Original';
export const here = 'Hier';
export const originalSays = 'Original:';
export const hereSays = 'Hier:';
export const notThere = 'Nicht dabei';
export const leftOut = 'Weggelassen';
export const facts = 'Angaben';
export const sameCooking = 'Das Original wurde inzwischen geändert. Jetzt kocht man beide gleich.';
export const newLines = message('{count} neu');
export const changedLines = message('{count} geändert');
export const leftOutLines = message('{count} weggelassen');
export const changedSteps = message('{count, plural, one {1 Schritt} other {# Schritte}}');
export const linesSame = message('{count, plural, one {1 Zeile ist gleich} other {# Zeilen sind gleich}}');

export const offerBack = 'Änderungen anbieten';
export const offerBackText =
  'Hak an, was auch dem Original guttäte. Wer es geschrieben hat, entscheidet Zeile für Zeile, und bei der Version steht dann, dass sie mit dir entstanden ist.';
export const ingredientLine = 'Zutat';
export const stepLine = 'Schritt';
export const offerCount = message('{count, plural, =0 {Änderungen anbieten} one {1 Änderung anbieten} other {# Änderungen anbieten}}');
export const offered = message('{count, plural, one {1 Änderung} other {# Änderungen}} am {at, date, ::yMMMMd} angeboten');
export const waitsForAnswer = 'Noch ist keine Antwort da.';
export const wasTaken = 'Übernommen';
export const wasLeft = 'Nicht übernommen';
export const withdraw = 'Zurückziehen';
export const withdrawn = 'Der Vorschlag ist zurückgezogen';
export const offerSent = 'Angeboten. Was daraus wird, siehst du hier.';
export const atMost = message('In einen Vorschlag passen bis zu {most} Änderungen.');

export const offers = message('{count, plural, one {1 Vorschlag} other {# Vorschläge}}');
export const offeredToYou = 'Vorschläge für dich';
export const offersYou = message('@{username} bietet dir {count, plural, one {1 Änderung} other {# Änderungen}} an');
export const somebodyOffersYou = message('Jemand bietet dir {count, plural, one {1 Änderung} other {# Änderungen}} an');
export const theirRecipe = 'Das Rezept dazu';
export const takeIt = 'Übernehmen';
export const leaveIt = 'Lassen';
export const changedSince = 'Diese Zeile hast du inzwischen geändert, also bleibt sie, wie du sie hast.';
export const takeAndLeave = message('{taken} übernehmen, {left} lassen');
export const leaveAll = message('{count, plural, one {So lassen} other {Alle # lassen}}');
export const takeAll = message('{count, plural, one {Übernehmen} other {Alle # übernehmen}}');
export const takenIn = message('{count, plural, one {1 Änderung steht} other {# Änderungen stehen}} in deinem Rezept, als neue Version');
export const leftAll = 'Alles bleibt, wie es war. Das sieht auch, wer es angeboten hat.';
export const seeVersions = 'Versionen';
