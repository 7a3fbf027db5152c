import { message } from './language';

export const heading = 'Gekocht';
export const add = 'Habe ich gekocht';
export const times = message('{count, plural, =0 {Noch nicht gekocht.} one {Einmal gekocht.} other {#-mal gekocht.}}');
export const on = message('{at, date, ::yMMMMd}');
export const servings = message('für {count, number}');
export const edit = 'Bearbeiten';
export const remove = 'Entfernen';
export const removed = 'Aus der Liste entfernt';
export const dialogTitle = 'Wie war es?';
export const date = 'Tag';
export const servingsLabel = 'Für wie viele';
export const note = 'Notiz';
export const noteHint = 'Was du wieder so machst, und was anders';
export const addPhoto = 'Foto hinzufügen';
export const changePhoto = 'Foto ändern';
export const save = 'Speichern';
