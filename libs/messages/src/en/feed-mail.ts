/** How often what is new in the feed comes by email. */
import { message } from './language';

export const title = 'By email';
export const rowLabel = 'From your cooks, by email';
export const to = message('To {email}');
export const howOften = 'How often';
export const frequencies = { never: 'Not at all', daily: 'Once a day', fridays: 'On Fridays' };
export const notes = { never: 'It waits for you here', daily: 'Only on days with something new', fridays: 'In time for the shopping' };
export const sendAt = 'Send it at';
export const at = message('{frequency}, {hour}');
export const answersToo = 'Answers to me too';
export const stopHint = 'Every email has a line to stop it, without signing in.';
export const confirmFirst = 'Confirm your email address first: until then nothing is sent.';
