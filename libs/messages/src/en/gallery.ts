import { message } from './language';

export const title = 'Community Recipes';
export const subtitle = 'Discover delicious recipes shared by our cooking community';
export const all = 'All recipes';
export const showingAll = 'Showing all recipes';
export const loadingMore = 'Loading more recipes...';
export const end = "You've seen all the recipes!";
export const saves = message('{count, plural, one {1 save} other {# saves}}');
export const nothingTitle = 'No recipes found';
export const nothing = 'Nobody has shared a recipe yet. Open one of yours and publish it: it will be the very first.';
