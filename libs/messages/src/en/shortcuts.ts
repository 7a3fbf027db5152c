/** The palette that leads anywhere, and the keys that work on every screen. */
import { message } from './language';

export const title = 'Go anywhere';
export const label = 'A page, a recipe, or something to do';
export const placeholder = 'Type a page, a recipe...';
export const results = 'What fits';
export const found = message('{count, plural, =0 {Nothing fits} one {1 thing fits} other {# things fit}}');
export const pages = 'Go to';
export const actions = 'Do';
export const recipes = 'Your recipes';
export const searchFor = message('Search for “{text}”');
export const importLink = 'Import a recipe from a link';
export const pasteText = 'Paste the text of a recipe';
export const typeIn = 'Type in a recipe';
export const favorites = 'Favorites';
export const collections = 'Collections';
export const recentlyDeleted = 'Recently deleted';
export const ctrl = 'Ctrl';
export const toToast = 'To the newest message, to undo';
export const singleKeys = 'Use shortcuts of one or two letters';
