/** The community gallery: everybody's shared recipes. */
import { message } from './language';

export const title = 'Community Recipes';
export const subtitle = 'Discover delicious recipes shared by our cooking community';
export const searchLabel = 'Search community recipes';
export const searchPlaceholder = 'Search recipes or ingredients...';
export const filters = 'Filters';
export const active = 'active';
export const cookTime = 'Cook time';
export const upTo = message('Up to {minutes, number} min');
export const removeFilter = message('Remove filter {name}');
export const clearAll = 'Clear all';
export const sortBy = 'Sort by';
export const bestMatch = 'Best match';
export const sorts = {
  created_at: 'Latest',
  trending: 'Trending',
  following: 'Following',
  rating_average: 'Highest Rated',
  save_count: 'Most Saved',
};
export const all = 'All recipes';
export const showingAll = 'Showing all recipes';
export const searchResults = message('Search results for "{search}"');
export const moreThan = message('{count, number}+ recipes');
export const fromFollowed = 'From cooks you follow';
export const loading = 'Loading recipes';
export const loadingMore = 'Loading more recipes...';
export const end = "You've seen all the recipes!";
export const didNotLoad = 'We couldn’t load the recipes';
export const saves = message('{count, plural, one {1 save} other {# saves}}');
export const nothingTitle = 'No recipes found';
export const nothingFound = 'Try adjusting your filters or search terms to find more recipes.';
export const clearFilters = 'Clear Filters';
export const nothing = 'Nobody has shared a recipe yet. Open one of yours and publish it: it will be the very first.';
