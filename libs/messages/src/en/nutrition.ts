/** What a recipe holds, where that is known from, and what its ingredients say about allergens and diets. */
import { message } from './language';

export const computed = message('Computed from the ingredients. {matched} of {lines} counted, {share, number, ::percent} of the weight.');
export const tooLittle = message(
  'We know only {share, number, ::percent} of what’s in it by weight. We show figures from {least, number, ::percent}.',
);
export const batch = message(
  'One serving would hold {calories, number} kcal, more than most people eat in a day. The recipe seems to count loaves or batches: change its servings to see figures.',
);
export const showFoods = 'See what was counted';
export const computedInstead = 'Compare with the ingredients';
export const computedCalories = message(
  'From the ingredients we get {calories, number} kcal a serving, with {share, number, ::percent} of the weight counted.',
);
export const foodsTitle = 'What was counted';
export const foodsText = 'Pick another food if one isn’t right. Simmer remembers it for all of your recipes.';
export const countedAs = message('Counted as, for {ingredient}');
export const grams = message('{grams, number} g');
export const noWeight = 'weight not known';
export const confidence = { sure: 'sure', likely: 'likely', guess: 'a guess', own: 'chosen by you', none: 'not counted' };
export const leaveOut = 'Don’t count it';
export const asRead = 'Back to what Simmer read';
export const unknownFood = 'We don’t know this food. Pick one from the list.';
export const done = 'Done';
export const hints = 'Allergens and diets';
export const contains = 'Contains';
export const mayContain = 'May contain';
export const nothingFound = 'Nothing found of';
export const fitsDiets = 'Looks';
export const mayFit = 'Perhaps';
export const doesNotFit = 'Not';
export const cantTell = 'Can’t tell';
export const notUnderstood = message('{count} of {lines} lines: {texts}');
export const careful =
  'Read from the names of the ingredients, so it’s a hint and no promise. Always check the labels if you have an allergy.';
export const allergens = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soy: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulfites: 'sulfites',
  lupin: 'lupin',
  mollusks: 'mollusks',
};
export const diets = { vegetarian: 'vegetarian', vegan: 'vegan', 'gluten-free': 'gluten-free', 'dairy-free': 'dairy-free' };
/** Of people at the table who must not eat something. */
export const warnings = 'Not for everyone';
export const notFor = message('{what}, not for {names}');
export const notRuledOut = message('Can’t rule out {what} for {names}');
export const aGuest = 'a guest';
