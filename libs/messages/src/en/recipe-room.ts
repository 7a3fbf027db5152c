/** How many more recipes the free plan has room for. */
import { message } from './language';

export const roomFor = message('Room for {count, number} more.');
export const nearText = message('The free shelf holds {limit, number} recipes. After that, new ones wait on a tray; nothing is lost.');
export const full = 'Your shelf is full.';
export const fullText = message(
  'All {count, number} recipes stay as they are. {waiting, plural, =0 {New ones wait on a tray until there’s room.} one {1 new one waits on the tray until there’s room.} other {# new ones wait on the tray until there’s room.}}',
);
export const readOnly = 'You can read, cook and export this recipe.';
export const readOnlyText = message(
  'The free plan changes your first {limit, number} recipes. With Premium you can change this one again.',
);
export const seeTray = 'See the tray';
export const premium = 'What Premium adds';
export const hide = message('{count, plural, =0 {Hide until it’s full} other {Hide until there’s room for #}}');
