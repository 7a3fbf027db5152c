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
