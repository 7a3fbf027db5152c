import { message } from './language';

export const why = 'Warum sehe ich das?';
export const youFollow = 'Du folgst';
export const itsCook = 'der Person, von der dieses Rezept ist';
export const whoCooked = message('@{username}; dort wurde es am {at, date, ::MMMMd} gekocht');
export const cooks = message('{count, plural, one {1 Person} other {# Personen}}');
export const together = message('in den letzten {days} Tagen zum ersten Mal gekocht, gespeichert oder bewertet');
export const cooked = 'davon gekocht';
export const saved = 'davon gespeichert';
export const rated = 'davon bewertet';
export const noReason = 'In letzter Zeit hat es niemand gekocht, gespeichert oder bewertet; es steht dort, wo sein Datum es hinstellt.';
export const fair = 'Niemand kann für einen Platz hier bezahlen, und niemand für das eigene Rezept stimmen.';
