/** How many more recipes the free plan has room for. */
import { message } from './language';

export const roomFor = message('Room for {count, number} more.');
export const nearText = message(
  'The free plan holds {limit, number} recipes. Nothing is ever deleted, you just can’t add more after that.',
);
export const full = 'Your library is full.';
export const fullText = message(
  'All {count, number} recipes stay as they are. Delete one you no longer cook, or get Premium, and there’s room for the next.',
);
export const premium = 'What Premium adds';
export const hide = message('{count, plural, =0 {Hide until it’s full} other {Hide until there’s room for #}}');
