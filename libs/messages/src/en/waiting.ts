/** What waits on this device for the server: the line below the header, and what it opens. */
import { message } from './language';

export const label = 'What’s waiting';
export const offline = 'Offline. Everything still works.';
export const waiting = message('{count, number} waiting');
export const sending = message('Back online. Sending {count, plural, one {# change} other {# changes}}.');
export const sendingLabel = 'Sending';
export const sent = message('{done, number} of {count, number}');
export const stuck = message(
  '{count, plural, one {# change} other {# changes}} couldn’t be sent. {count, plural, one {It’s} other {They’re}} kept here.',
);
export const lookAtIt = 'Look at it';
export const first = 'Goes out first';
export const undo = message('Undo: {what}');
export const retry = message('Try again: {what}');
export const takenBack = message('Taken back: {what}');
export const undoTakingBack = 'Undo';
export const tryAgain = 'Try again';
export const created = message('New recipe: {title}');
export const edited = message('Edited: {title}');
export const lookAtBoth = 'Look at both';
export const favorite = message('Favorite: {title}');
export const noFavorite = message('No longer a favorite: {title}');
export const rating = message('Rating: {title}');
export const noRating = message('Rating taken back: {title}');
export const tags = message('Tags: {title}');
export const collections = message('Collections: {title}');
export const notes = message('{title}, your note');
export const cooked = message('{title}: cooked');
export const notCooked = message('{title}: not cooked after all');
export const deleted = message('Deleted: {title}');
export const restored = message('Restored: {title}');
export const planned = message('{title} to {day, date, ::EEEE}');
export const plan = message('{count, plural, one {# change} other {# changes}} to your meal plan');
export const change = 'A change';
export const onLists = message('{count, plural, one {# change} other {# changes}} to your lists');
export const lists = 'Shopping lists';
export const aRecipe = 'a recipe';
export const at = message('{at, time, ::hmm}');
