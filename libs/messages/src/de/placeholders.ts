export const stillInTheOven = 'Noch im Ofen';
export const writeToUs = 'Schreib uns';
export const articleNotFound = 'Artikel nicht gefunden';
export const articleNotFoundText = 'Diesen Artikel konnten wir leider nicht finden.';
export const backToKnowledgeBase = 'Zurück zur Hilfe';
export const pages = {
  '/knowledge-base': {
    title: 'Hilfe',
    text: 'Kurze Artikel und Videos: Rezepte hinzufügen, eine Woche planen und mit einer einzigen Liste einkaufen.',
  },
  '/knowledge-base/$category/$article': { title: 'Hilfeartikel', text: 'Dieser Artikel wird Teil der Hilfe.' },
};
