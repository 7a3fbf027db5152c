import { message } from './language';

export const byEmail = 'Per E-Mail';
export const tellUs = 'Wenn etwas nicht geklappt hat, schreib uns, was du gemacht und was du gesehen hast. Ein Screenshot hilft.';
export const lookUp = 'Nachschlagen';
export const lookUpText = 'Auf viele Fragen gibt es schon eine Antwort.';
export const toHelp = 'Zur Hilfe';
export const lastUpdated = message('Zuletzt geändert: {month}');
export const updatedMonth = 'Januar 2025';
