/** The search page. */
import { message } from './language';

export const title = 'Search';
export const label = 'Search recipes, ingredients';
export const placeholder = 'Search recipes, ingredients...';
export const filters = 'Filters';
export const filtersOf = 'of the results';
export const active = 'active';
export const readAs = 'Read as';
export const without = message('no {food}');
export const or = message('{one} or {other}');
export const under = message('under {time}');
export const favorites = 'your favorites';
export const rated = message('{stars, plural, =5 {5 stars} one {# star or more} other {# stars or more}}');
export const notCooked = 'not cooked yet';
export const minutes = message('{minutes, number} min');
export const remove = message('Remove {name}');
export const exactWords = 'Search the exact words';
export const readAgain = 'Read it as a sentence again';
export const found = message('{count, plural, =0 {No recipes} one {1 recipe} other {# recipes}}');
export const foundHere = message(
  '{count, plural, =0 {No recipes on this device} one {1 recipe on this device} other {# recipes on this device}}',
);
export const cantTell = message('Can’t tell: {condition}');
export const computed = 'Read from the ingredients, line by line. Makers’ recipes differ: check the labels.';
export const dietsComputed =
  'Computed from the ingredients: recipes with a line we can’t read, or that may not fit, are left out. Check the labels.';
export const yours = 'Your recipes';
export const nearlyToo = message('{count}, and {nearly} nearly');
export const nearly = 'Nearly: fits except in one thing';
export const fields = {
  title: 'Title',
  ingredients: 'Ingredient',
  tags: 'Tag',
  source: 'Source',
  notes: 'Your note',
  instructions: 'Step',
};
export const step = message('Step {number}');
export const kindOf = message(', a kind of {kind}');
export const quoted = message('“{text}”');
export const time = 'Time';
export const over = message('{time} over');
export const missing = 'Missing';
export const loading = 'Searching your recipes';
export const didNotLoad = 'We couldn’t search your recipes';
export const recent = 'Recent';
export const clearAll = 'Clear all';
export const forget = message('Forget {text}');
export const onlyHere = 'Kept on this device only.';
export const noRecents = 'What you search for shows up here, so you can do it again with one tap.';
export const sayIt = 'Say it the way you would';
export const examples = [
  ['pasta', 'no cream', 'under 30 min'],
  ['vegan', 'soup', 'without onion'],
  ['chicken', 'under 1 hour'],
];
export const spelling = 'Spelling doesn’t matter much: “chikpea lemn” finds the chickpeas.';
export const groups = { recipes: 'Recipes', foods: 'Ingredients', recents: 'Recent' };
export const recentEnd = 'recent';
export const nothing = message('No results found for "{query}"');
export const askForHalf = 'Ask for half of it';
export const fromWeb = 'Bring it from the web';
export const webAddress = 'Web address';
export const addressPlaceholder = 'https://';
export const importRecipe = 'Import Recipe';
export const writeIt = 'Write it down yourself';
export const start = message('Start “{title}”');
export const noMatches = 'No recipes found';
export const noMatchesText = 'Try adjusting your filters or search terms to find more recipes.';
export const clearFilters = 'Clear Filters';
export const fromCommunity = 'From the community';
export const moreInCommunity = 'More in the gallery';
export const notYet = 'Not on the table yet';
export const notYetText = 'Found it somewhere? Bring it home, and it turns up here.';
