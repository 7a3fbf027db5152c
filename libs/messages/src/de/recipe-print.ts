/** Ein Rezept auf Papier. */
import { message } from './language';

export const title = 'Drucken';
export const sheet = message('{title} auf Papier');
export const whatToPrint = 'Was gedruckt wird';
export const letters = 'Schrift';
export const usual = 'Normal';
export const large = 'Groß';
export const picture = 'Bild';
export const nutrition = 'Nährwerte';
export const room = 'Platz für Notizen';
export const print = 'Drucken';
export const asPdf = 'PDF';
export const note = 'Die meisten Rezepte passen auf eine Seite. Ohne Kopfzeile, auch in Schwarz-Weiß.';
export const notes = 'Notizen';
export const printedOn = message('Gedruckt am {at, date, ::yMMMMd}');
export const kcal = 'kcal';
