import { type Food, isOneOf } from '../food';

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
const PREPARED_KINDS = ['sausage', 'pork-sausage', 'chicken-sausage', 'smoked-fish'];
/** Kinds of which an unknown word tells the sort or the maker, and that hold nothing else in any case. */
const NAMED_BY_SORT = ['cheese', 'oil', 'vinegar', 'wine', 'beer', 'tea', 'coffee', 'juice', 'sausage', 'smoked-fish', 'starch'];

/** Whether further words in the name of a food cannot add anything to it. */
export const isPlain = (food: Food): boolean => isOneOf(food, PLAIN_KINDS) && !isOneOf(food, PREPARED_KINDS);

/** Whether a word that nobody knows leaves a food what it is: it is plain, or of a kind whose sorts have names. */
export const isSafeBesideUnknown = (food: Food): boolean => isPlain(food) || isOneOf(food, NAMED_BY_SORT);
