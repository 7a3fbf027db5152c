/** What people eat and do not eat. */
import type { Allergen } from '@simmer/contracts/constants';
import { message } from './language';

export const allergens = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soy',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulfites: 'Sulfites',
  lupin: 'Lupin',
  mollusks: 'Mollusks',
} satisfies Record<Allergen, string>;

export const whoEatsHere = 'Who eats here';
export const portion = 'Portion';
export const portionOf = message('Portion of {name}');
export const portionNotes = { '0.5': 'a taste', '0.75': 'small', '1': 'usual', '1.5': 'hungry' };
export const name = 'Name';
export const leftovers = 'Leftovers';
export const leftoverAnswers = { gladly: 'Gladly', 'for-lunch': 'For lunch', never: 'Never' };
export const diet = 'Diet';
export const eatsEverything = 'Eats everything';
export const never = message('never {things}');
export const rather = message('rather no {things}');
export const mustNever = 'Must never be in it';
export const mustNeverHint = 'Never suggested, and marked on every recipe that has it.';
export const ratherNot = 'Rather not';
export const ratherNotHint = 'Separate them with commas.';
export const suggestedFoods = 'Suggested foods';
/** Words that no food has: they are looked for in the names of ingredients. */
export const unknownFoods = message(
  '{count, plural, one {We don’t know {words} as a food, so we look for the word itself.} other {We don’t know {words} as foods, so we look for the words themselves.}}',
);
export const together = 'Together';
export const cookedAs = message('A recipe for 4 is cooked as {portions}, and what can’t be divided is rounded up.');
export const addSomeone = 'Add someone';
export const nameMissing = 'Give them a name.';
export const tooLong = message('Each can have up to {most, number} characters.');
export const tooMany = message('Up to {most, number} is plenty.');
export const removeFromTable = 'Remove from the table';
export const removed = message('{name} no longer eats here.');
export const undo = 'Undo';
export const saved = message('{name} is saved.');
