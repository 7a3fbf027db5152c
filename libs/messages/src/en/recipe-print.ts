/** A recipe on paper. */
import { message } from './language';

export const title = 'Print';
export const sheet = message('{title} on paper');
export const whatToPrint = 'What to print';
export const letters = 'Letters';
export const usual = 'Usual';
export const large = 'Large';
export const picture = 'Picture';
export const nutrition = 'Nutrition';
export const room = 'Room for notes';
export const print = 'Print';
export const asPdf = 'PDF';
export const note = 'One page for most recipes. No header, no color needed.';
export const notes = 'Notes';
export const printedOn = message('Printed on {at, date, ::yMMMMd}');
export const kcal = 'kcal';
