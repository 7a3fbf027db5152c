/** Two edits of one recipe, made at the same time. */
import { message } from './language';

export const title = 'Two pens, one recipe';
export const about = message(
  'You changed it on this device, and it was changed somewhere else as well. Nothing is lost. {count, plural, =0 {All of it fits together.} one {One place needs your word.} other {# places need your word.}}',
);
export const didNotOpen = 'We couldn’t open the other version';
export const loading = 'Reading the other version';
export const thisDevice = 'This device';
export const elsewhere = 'Somewhere else';
export const nothing = 'nothing';
export const keepBoth = 'Keep both';
export const keepThese = 'Keep these';
export const keepTogether = 'Keep it all';
export const keepTwo = 'Keep two recipes';
export const back = 'Not now';
export const chosen = message('{chosen, number} of {count, number} chosen');
export const fits = 'These fit together already';
export const bothStay = 'Both edits stay in Versions, whatever you choose.';
export const notSaved = message('Not saved yet. {reason}');
export const nothingToDo = 'This is settled already.';
export const openRecipe = 'Open the recipe';
