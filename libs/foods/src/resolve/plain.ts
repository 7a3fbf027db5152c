import type { Food } from '../food';
import { isOneOf } from './match';
import type { ResolvedFood } from './resolved';

/**
 * Kinds of food that are sold as they grew or were cut. A word more in their name is a sort, a color or a shape (butter lettuce, oyster
 * mushrooms, Boskoop apples) and puts nothing into them.
 */
const PLAIN_KINDS = [
  'vegetable',
  'seaweed',
  'fresh-herb',
  'fruit',
  'dried-fruit',
  'meat',
  'fish',
  'seafood',
  'grain',
  'flour',
  'pulse',
  'nut',
  'seed',
  'egg',
  'salt',
  'sugar',
  'spice',
  'water',
  'household-good',
];
/** Of those the kinds that are also made with more than themselves. */
const PREPARED_KINDS = ['sausage', 'cured-meat', 'smoked-fish'];
/** Kinds of which an unknown word tells the sort or the maker, and that hold nothing else in any case. */
const NAMED_BY_SORT = ['cheese', 'oil', 'vinegar', 'wine', 'beer', 'tea', 'coffee', 'juice', 'sausage', 'cured-meat', 'smoked-fish', 'starch'];

/** Whether further words in the name of a food cannot add anything to it. */
export const isPlain = (food: Food): boolean => isOneOf(food, PLAIN_KINDS) && !isOneOf(food, PREPARED_KINDS);

/**
 * Whether allergens and diets can be told: every word of the name is known, or stands beside something that it cannot change. A leaf or a fruit
 * joined with something else (Fleischsalat) is mostly a dish, of which nobody knows the rest.
 */
export function canTell({ food, certainty, additions, unknownWords }: ResolvedFood): boolean {
  if (certainty === 'part') return unknownWords.length === 0 && !(additions.length > 0 && isPlain(food));
  return unknownWords.length === 0 || isPlain(food) || isOneOf(food, NAMED_BY_SORT);
}
