import { message } from './language';

/** What a device shows of Simmer while it is closed. */
export const timerTitle = message('{name}: time’s up');
export const timerBody = 'Tap to go on cooking.';
export const listTitle = 'Shopping list';
export const listBody = message('{who} added {count, plural, one {one thing} other {# things}}.');
export const somebody = 'Somebody';
export const tonightTitle = message('For {dish} tomorrow');
