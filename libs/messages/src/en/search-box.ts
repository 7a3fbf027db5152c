import { message } from './language';

export const searching = 'Searching...';
export const searchError = message('Search error: {reason}');
export const searchFailed = 'Search failed';
export const noResults = message('No results found for "{query}"');
export const suggestionsAvailable = message('{count, plural, one {1 suggestion available} other {# suggestions available}}');
export const clear = 'Clear';
export const suggestions = 'Suggestions';
export const tryAgain = 'Try Again';
/** What the keys do, as small words beside them. */
export const choose = 'choose';
export const open = 'open';
export const close = 'close';
export const enterKey = 'Enter';
export const escapeKey = 'Esc';
