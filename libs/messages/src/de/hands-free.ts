/** Cook mode without hands: steps read aloud, and commands that are spoken. */
import { message } from './language';

export const askTitle = 'Mit der Stimme kochen';
export const askIntro = 'Sag, was du brauchst, und die Hände bleiben im Teig:';
export const examples = ['„Weiter“, „zurück“, „noch mal“', '„Timer zehn Minuten“', '„Wie viel Butter?“', '„Stopp“'];
export const staysHere = 'Was du sagst, bleibt auf diesem Gerät: Dein Browser versteht es hier.';
export const goesOut =
  'Dein Browser versteht Sprache mit Hilfe seines Herstellers: Was das Mikrofon aufnimmt, geht womöglich an dessen Dienst. Simmer bekommt nur die Wörter und behält keins.';
export const untilWhen = 'Simmer hört nur im Kochmodus zu, solange du ihn siehst, und nur, bis du es ausschaltest.';
export const notNow = 'Jetzt nicht';
export const begin = 'Zuhören';
export const stopListening = 'Nicht mehr zuhören';
export const notListening = 'Das Mikrofon ist nicht verfügbar. Prüfe, ob dein Browser es dieser Seite erlaubt.';
export const noConnection = 'Dein Browser versteht dich nur mit Verbindung. Tasten und Knöpfe gehen wie immer.';
export const timerStarted = message('Timer läuft: {duration}');
export const noTime = 'In diesem Schritt steht keine Zeit. Sag „Timer“ und wie lange.';
export const unknownFood = message('„{food}“ finde ich in diesem Rezept nicht');
/** What a cook may say, each a pattern of words in lower case. */
export const spoken = {
  next: 'weiter|nächste[rns]?|vorwärts',
  back: 'zurück|vorige[rns]?|vorherige[rns]?',
  repeat: 'noch ?mal|noch einmal|wiederhol(?:e|en)?|vorlesen|lies',
  timer: 'timer|wecker|kurzzeitwecker|küchenwecker',
  stop: 'stopp?|ruhe|genug',
  amount: 'wie ?viele?',
};
