/** The times that a recipe was cooked. */
import { message } from './language';

export const heading = 'Cooked';
export const add = 'I cooked this';
export const times = message('{count, plural, =0 {Not cooked yet.} one {Cooked once.} other {Cooked # times.}}');
export const on = message('{at, date, ::yMMMMd}');
export const servings = message('for {count, number}');
export const edit = 'Edit';
export const remove = 'Remove';
export const removed = 'Removed from the log';
export const dialogTitle = 'How was it?';
export const date = 'Day';
export const servingsLabel = 'For how many';
export const note = 'Note';
export const noteHint = 'What you’d do again, and what you’d change';
export const addPhoto = 'Add a photo';
export const changePhoto = 'Change photo';
export const save = 'Save';
