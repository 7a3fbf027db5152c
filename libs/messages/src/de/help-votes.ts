export const title = 'Hat die Hilfe geholfen?';
export const article = 'Artikel';
export const useful = 'Ja';
export const notUseful = 'Nein';
