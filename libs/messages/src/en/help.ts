import type { HelpCategory } from '@simmer/contracts/constants';
import { message, rich } from './language';

export const subtitle = 'Short answers, with the thing itself drawn beside them.';
export const searchLabel = 'Search the help';
export const searchPlaceholder = 'What are you stuck on?';
export const clear = 'Clear';

export const categories = 'Categories';
export const categoryNames = {
  recipes: 'Recipes',
  'meal-planning': 'Meal Planning',
  'shopping-list': 'Shopping Lists',
  account: 'Account',
  support: 'Support',
} satisfies Record<HelpCategory, string>;
export const articleCount = message('{count, plural, one {1 article} other {# articles}}');

export const videoTutorials = 'Video Tutorials';
export const quickStarts = 'Quick starts';
export const quickStartTexts = {
  'recipes/how-to-add-recipe': 'Paste an address, paste the text, or type it.',
  'meal-planning/add-to-meal-plan': 'Drag it to a day, or let Simmer fill the week.',
  'shopping-list/shopping-list-features': 'Merged, sorted by aisle, ticked by two phones.',
  'recipes/cooking-mode': 'Big type, timers, and a screen that stays awake.',
};
export const pieces = {
  address: 'ilsekookt.example/soep',
  squashAmount: '2 lb',
  squash: 'butternut squash',
  shakshuka: 'Green shakshuka',
  shakshukaTime: '25 min',
  drop: 'Drop for Friday dinner',
  lemons: 'Lemons',
  lemonsAmount: '3',
  spinach: 'Spinach',
  spinachAmount: '20 oz',
  step: rich('Let it darken for <b>2 minutes</b>.'),
  chickpeas: 'Chickpeas',
};

export const quickTips = 'Quick Tips';
export const tips = [
  'Start with 5-10 favorite recipes. Ten you cook beat a hundred you might.',
  'Plan on the day you are not hungry.',
  'Mark what is always at home once; the list leaves it off.',
];
export const withAPlan = 'With Premium';
export const proFeatures = 'Pro Features';
export const pro = {
  unlimited: 'Unlimited recipes',
  pdf: 'PDF downloads',
  voice: 'Voice: say it, and it is on the list',
  macros: 'Advanced macro tracking',
};
export const notInADrawer = 'Not in any drawer?';
export const personAnswers = 'A person answers within 24-48 hours on business days.';
export const needMoreHelp = 'Need More Help';

export const answersFor = message('{count, plural, one {1 answer} other {# answers}} for “{query}”');
export const noResults = message('No results found for “{query}”');
export const noResultsText = 'Nothing in the drawers has that word. Ask us, and the next cook finds it here.';
export const showAll = 'Show all drawers';
