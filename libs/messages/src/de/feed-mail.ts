import { message } from './language';

export const title = 'Per E-Mail';
export const rowLabel = 'Von deinen Köchen, per E-Mail';
export const to = message('An {email}');
export const howOften = 'Wie oft';
export const frequencies = { never: 'Gar nicht', daily: 'Einmal am Tag', fridays: 'Freitags' };
export const notes = { never: 'Es wartet hier auf dich', daily: 'Nur an Tagen mit Neuem', fridays: 'Rechtzeitig zum Einkaufen' };
export const sendAt = 'Schick sie um';
export const at = message('{frequency}, {hour}');
export const answersToo = 'Auch Antworten an mich';
export const stopHint = 'Jede E-Mail hat einen Link zum Abbestellen, ganz ohne Anmelden.';
export const confirmFirst = 'Bestätige zuerst deine E-Mail-Adresse: Bis dahin wird nichts verschickt.';
