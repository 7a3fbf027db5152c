import { message } from './language';

/** What a device shows of Simmer while it is closed. */
export const timerTitle = message('{name}: Zeit ist um');
export const timerBody = 'Tipp hier, um weiterzukochen.';
export const listTitle = 'Einkaufsliste';
export const listBody = message('{who} hat {count, plural, one {eine Sache} other {# Sachen}} aufgeschrieben.');
export const somebody = 'Jemand';
export const tonightTitle = message('Für {dish} morgen');
