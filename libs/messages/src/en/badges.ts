/** What the badges of the tab bar count. */
import { message } from './language';

export const toGet = message('{count, plural, one {1 thing to get} other {# things to get}}');
export const newInFeed = message('{count, plural, one {1 new thing} other {# new things}}');
