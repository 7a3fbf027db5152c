import { message } from './language';

/** What a device shows of Simmer while it is closed. */
export const timerTitle = message('{name}: time’s up');
export const timerBody = 'Tap to go on cooking.';
export const listTitle = 'Shopping list';
export const listBody = message('{who} added {food}{more, plural, =0 {} one { and one more thing} other { and # more things}}.');
export const somebody = 'Somebody';
export const tonightTitle = message('For {dish} tomorrow');
