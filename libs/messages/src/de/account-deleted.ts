export const tabTitle = 'Konto gelöscht';
export const title = 'Dein Konto ist gelöscht';
export const text = 'Der Tisch ist abgeräumt, für immer. Danke, dass du mit uns gekocht hast.';
export const facts = [
  'Rezepte, Pläne und Listen sind überall gelöscht',
  'Alle Geräte sind abgemeldet, das Sprachkonto ist getrennt',
  'Es wird nichts mehr abgebucht',
];
export const create = 'Neues Konto erstellen';
export const other = 'Mit anderem Konto anmelden';
