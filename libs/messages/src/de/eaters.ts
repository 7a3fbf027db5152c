import type { Allergen } from '@simmer/contracts/constants';
import { message } from './language';

export const allergens = {
  gluten: 'Gluten',
  crustaceans: 'Krebstiere',
  eggs: 'Eier',
  fish: 'Fisch',
  peanuts: 'Erdnüsse',
  soy: 'Soja',
  milk: 'Milch',
  nuts: 'Nüsse',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulfites: 'Sulfite',
  lupin: 'Lupinen',
  mollusks: 'Weichtiere',
} satisfies Record<Allergen, string>;

export const whoEatsHere = 'Wer hier isst';
export const portion = 'Portion';
export const portionOf = message('Portion von {name}');
export const portionNotes = { '0.5': 'zum Kosten', '0.75': 'klein', '1': 'normal', '1.5': 'hungrig' };
export const name = 'Name';
export const leftovers = 'Reste';
export const leftoverAnswers = { gladly: 'Gern', 'for-lunch': 'Zum Mittagessen', never: 'Nie' };
export const diet = 'Ernährung';
export const eatsEverything = 'Isst alles';
export const never = message('nie {things}');
export const rather = message('lieber nicht: {things}');
export const mustNever = 'Darf nie drin sein';
export const mustNeverHint = 'Wird nie vorgeschlagen und ist in jedem Rezept markiert, das es enthält.';
export const ratherNot = 'Lieber nicht';
export const ratherNotHint = 'Mit Kommas getrennt.';
export const suggestedFoods = 'Vorgeschlagene Lebensmittel';
/** Words that no food has: they are looked for in the names of ingredients. */
export const unknownFoods = message(
  '{count, plural, one {{words} kennen wir nicht als Lebensmittel und suchen deshalb nach dem Wort.} other {{words} kennen wir nicht als Lebensmittel und suchen deshalb nach den Wörtern.}}',
);
export const together = 'Zusammen';
export const cookedAs = message('Ein Rezept für 4 wird als {portions} gekocht, und was sich nicht teilen lässt, wird aufgerundet.');
export const addSomeone = 'Jemanden hinzufügen';
export const nameMissing = 'Gib einen Namen an.';
export const tooLong = message('Jedes darf bis zu {most, number} Zeichen haben.');
export const tooMany = message('Bis zu {most, number} reichen.');
export const removeFromTable = 'Vom Tisch nehmen';
export const removed = message('{name} isst nicht mehr hier.');
export const undo = 'Rückgängig';
export const saved = message('{name} ist gespeichert.');
