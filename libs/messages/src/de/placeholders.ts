export const stillInTheOven = 'Noch im Ofen';
export const writeToUs = 'Schreib uns';
export const createAccount = 'Konto erstellen';
export const articleNotFound = 'Artikel nicht gefunden';
export const articleNotFoundText = 'Diesen Artikel konnten wir leider nicht finden.';
export const backToKnowledgeBase = 'Zurück zur Hilfe';
export const pages = {
  '/signup': {
    title: 'Premium abonnieren',
    text: 'Hier beginnen bald die Bezahlpläne. Alles, was Simmer heute kann, steckt im kostenlosen Konto.',
  },
  '/resubscribe': { title: 'Zurück zu Premium', text: 'Bald kannst du hier einen Plan neu starten. Deine Rezepte sind alle noch da.' },
  '/knowledge-base': {
    title: 'Hilfe',
    text: 'Kurze Artikel und Videos: Rezepte hinzufügen, eine Woche planen und mit einer einzigen Liste einkaufen.',
  },
  '/knowledge-base/$category/$article': { title: 'Hilfeartikel', text: 'Dieser Artikel wird Teil der Hilfe.' },
  '/app/videos': { title: 'Videos', text: 'Kurze Videos, die zeigen, wie Simmer funktioniert.' },
};
