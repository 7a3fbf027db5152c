import { message } from './language';

export const welcome = 'Willkommen bei Simmer. Was soll auf deine Einkaufsliste?';
export const help =
  'Ich kann Sachen auf deine Einkaufsliste in Simmer setzen. Sag zum Beispiel: Setz zwei Kilo Karotten und Milch auf die Liste. Was soll darauf?';
export const whatToAdd = 'Was soll auf die Liste?';
export const notUnderstood =
  'Ich kann nur Sachen auf deine Einkaufsliste setzen. Sag zum Beispiel: Setz Milch und zwei Zitronen auf die Liste. Was soll darauf?';
export const goodbye = 'Viel Spaß beim Kochen.';
export const notLinked = 'Bitte verknüpf zuerst dein Simmer-Konto. In deiner App liegt dafür eine Karte bereit.';
export const notIncluded =
  'Sprache gehört zu Simmer Premium. Es steht nichts Neues auf der Liste. Deinen Tarif änderst du in Simmer in den Einstellungen.';
export const added = message('Jetzt auf deiner Einkaufsliste: {items}.');
export const nothingAdded = 'Es steht nichts Neues auf der Liste.';
export const partlyAdded = message('Auf deiner Einkaufsliste steht jetzt {added}, aber nicht {left}.');
export const listAway = 'Ich erreiche deine Einkaufsliste gerade nicht. Bitte versuch es gleich nochmal.';
export const listFull = 'Deine Einkaufsliste ist voll. Räum Abgehaktes weg und versuch es dann nochmal.';
export const cardTitle = 'Einkaufsliste';
