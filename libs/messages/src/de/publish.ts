import type { License } from '@simmer/contracts/constants';
import { message } from './language';

export const title = 'Veröffentlichen';
export const aboutOwn = message('{title} kommt auf den Tisch für alle. Deine Notizen, deine Bewertung und dein Plan bleiben bei dir.');
export const aboutImported = 'Du hast dieses Rezept aus einer anderen Küche mitgebracht, also bleibt zu sehen, von wem es ist.';

export const whose = 'Von wem ist das Rezept';
export const cameFrom = message('Es stammt von {host}. Texte und Bilder gehören denen, die sie gemacht haben.');
export const asLinkCard = 'Nur als Linkkarte';
export const asLinkCardText = 'Andere sehen den Titel und den Weg zur Originalseite. Nichts wird kopiert.';
export const mine = 'Es ist meins';
export const mineText = 'Ich habe das Rezept auf dieser Seite geschrieben oder darf es hier veröffentlichen.';

export const mayDo = 'Was dürfen andere damit machen';
export const everyChoice = 'Bei jeder Wahl dürfen andere es kochen und eine Kopie sichern, auf der steht, dass es von dir ist.';
export const licenses = {
  'cc-by-sa': { name: 'Weitergeben wie hier', text: 'CC BY-SA 4.0. Auch Geändertes bleibt für alle frei.' },
  'cc-by-nc-sa': { name: 'Weitergeben, nicht verkaufen', text: 'CC BY-NC-SA 4.0. Genauso, nur nicht gegen Geld.' },
  'cc-by': { name: 'Nenn meinen Namen', text: 'CC BY 4.0. Alles ist erlaubt, solange mein Name dabeisteht.' },
  'all-rights-reserved': { name: 'Rechte behalten', text: 'Andere sichern und kochen es. Für mehr fragen sie mich.' },
} satisfies Record<License, { name: string; text: string }>;
export const sharedAlike = message(
  'Vom Original darf nur unter gleichen Bedingungen weitergegeben werden, also gilt das auch für deine Fassung: {license}',
);
export const rightsReserved = 'Wer das Original geschrieben hat, behält die Rechte daran. Deine Fassung bleibt bei deinen Rezepten.';
export const cookIt = 'Kochen';
export const changeIt = 'Ändern';
export const noChanges = 'Nicht ändern';
export const sellIt = 'Verkaufen';
export const noSelling = 'Nicht verkaufen';

export const whoGetsCredit = 'Wer genannt wird';
export const creditLine = 'Namenszeile';
export const comesFrom = 'Woher es kommt';
export const comesFromPlaceholder = 'Ein Buch, eine Seite, eine Großmutter';
export const comesFromHint = 'Wenn du ein Rezept von jemandem geändert hast, nenn es hier.';
export const source = 'Quelle:';
export const sourceBy = message(', von {author}');
export const sourceStays = 'Die Quelle bleibt, wie sie importiert wurde, und lässt sich nicht entfernen.';

export const whatKind = 'Was für ein Gericht es ist';
export const yourWord = 'Danach finden es andere. Simmer schaut sich die Zutaten an und sagt dir, was passt.';
export const noCuisine = 'Keine bestimmte';
export const fits = message('{diet}: Jede Zutat ist verstanden und passt.');
export const addDiet = message('{diet} angeben');
export const isChecked = message('{diet}: Andere sehen „an den Zutaten geprüft“.');
export const contradicted = message('{diet}: Die Zutaten sagen etwas anderes, {lines}.');
export const notChecked = message('{diet}: Das ist deine Angabe. Aus den Zutaten geht es nicht hervor.');
export const notClear = message('Nicht verstanden: {lines}. Solange eine Zeile unklar ist, wird keine Ernährung geprüft.');
export const noAllergens = 'Nichts davon heißt, dass ein Allergen fehlt. Andere werden gebeten, die Packungen zu lesen.';

export const reallyTitle = 'Die Zutaten sagen etwas anderes';
export const really = message('{diet}, mit {lines}?');
export const reallyText = 'Vielleicht kocht es jemand gerade wegen dieser Angabe.';
export const takeOff = message('{diets} weglassen und veröffentlichen');
export const publishAnyway = 'So veröffentlichen';

export const before = 'Bevor es hinausgeht';
export const anyTime =
  'Du kannst die Veröffentlichung jederzeit zurücknehmen. Kopien, die andere gesichert haben, bleiben bei ihnen und behalten deinen Namen.';
export const anyTimeLinkCard = 'Du kannst die Veröffentlichung jederzeit zurücknehmen.';
export const publishRecipe = 'Rezept veröffentlichen';
export const publishLinkCard = 'Linkkarte veröffentlichen';
export const saveChanges = 'Änderungen speichern';
export const notNow = 'Nicht jetzt';
export const remembered = 'Wird fürs nächste Mal gemerkt';

export const preview = 'Vorschau';
export const inGallery = 'In der Galerie';
export const broughtBy = message('Mitgebracht von {cook}');
export const byAuthorBroughtBy = message('{author}, mitgebracht von {cook}');
export const readOriginal = 'Original lesen';
export const goesAlong = 'Was mitgeht';
export const picture = 'Bild';
export const photo = 'Dein Foto';
export const drawnPlate = 'Gezeichneter Teller';
export const steps = 'Schritte';
export const nutrition = 'Nährwerte';
export const nutritionStated = 'Wie von dir angegeben';
export const nutritionComputed = 'Berechnet';
export const yourNotes = 'Deine Notizen';
export const stayHere = 'Bleiben hier';
