import type { License } from '@simmer/contracts/constants';
import { message } from './language';

export const community = 'Community';
export const by = message('@{username}');
export const save = 'In mein Simmer speichern';
export const saving = 'Wird gespeichert';
export const saved = message('{title} ist in deinen Rezepten');
export const savedToTray = message('{title} wartet auf deinem Tablett, bis Platz ist');
export const openCopy = 'Meine Kopie öffnen';
export const openTray = 'Zum Tablett';
export const startCooking = 'Loskochen';
export const share = 'Teilen';
export const copied = 'Link kopiert';
export const claims = 'Was es laut seiner Köchin oder seinem Koch ist';
export const checked = 'an den Zutaten geprüft';
export const readLabels = 'Wenn du ein Allergen meidest, lies bitte die Packungen.';
export const credit = 'Von wem es ist';
export const license = 'Lizenz';
export const licenses = {
  'cc-by-sa': {
    name: 'Weitergeben wie hier.',
    text: 'Koch es, ändere es, gib es unter derselben Lizenz weiter und sag, von wem es war.',
  },
  'cc-by-nc-sa': {
    name: 'Weitergeben, nicht verkaufen.',
    text: 'Koch es, ändere es, gib es unter derselben Lizenz weiter, sag, von wem es war, und verkauf es nicht.',
  },
  'cc-by': { name: 'Nenn den Namen.', text: 'Koch es, ändere es, gib es weiter und sag, von wem es ist.' },
  'all-rights-reserved': { name: 'Alle Rechte vorbehalten.', text: 'Koch es und sichere dir eine Kopie. Für alles andere frag nach.' },
} satisfies Record<License, { name: string; text: string }>;
export const comesFrom = 'Woher';
export const published = 'Seit';
export const day = message('{at, date, ::yMMMMd}');
export const ratings = 'Bewertungen';
export const noRatings = 'Noch hat es niemand bewertet.';
export const ratedBy = message(
  '{count, plural, one {von einer Person} other {von # Personen}}, jede mit einer Stimme. Neue Rezepte beginnen nahe der Mitte, damit keine einzelne Stimme entscheidet.',
);
export const ratingCount = message('{count, plural, one {1 Bewertung} other {# Bewertungen}}');
export const spread = 'Wie sich die Bewertungen verteilen';
export const yourRating = 'Deine Bewertung';
export const takeBack = 'Zurücknehmen';
export const signInToRate = 'Zum Bewerten anmelden';
export const notYourOwn = 'Dein eigenes Rezept kannst du nicht bewerten.';
export const gone = 'Dieses Rezept steht nicht mehr auf dem Tisch';
export const others = 'Was sonst auf dem Tisch steht';
export const goneText =
  'Wer es geteilt hat oder unser Küchenteam hat es zurückgenommen. Hast du es vorher gespeichert, ist deine Kopie noch bei deinen Rezepten.';
export const goToGallery = 'Zu den Rezepten der Community';
export const didNotOpen = 'Wir konnten dieses Rezept nicht öffnen';
