import { message } from './language';

export const format = 'Format';
export const leavesOut = 'Lässt aus';
export const leavesOutBefore = 'Lässt aus: ';
export const nothing = 'Nichts';
export const formats = {
  simmer: { name: 'Simmer', use: 'Alles, mit Fotos. Zur Sicherung oder für ein anderes Simmer.' },
  paprika: { name: 'Paprika', use: 'Für Paprika und die meisten Apps, die seine Dateien lesen.' },
  mela: { name: 'Mela', use: 'Für Mela auf iPhone, iPad und Mac.' },
  'json-ld': { name: 'JSON-LD', use: 'Die Form des Webs. Mealie, Tandoor, Nextcloud und RecipeSage lesen sie.' },
  cooklang: { name: 'Cooklang', use: 'Textdateien, in deren Schritten die Zutaten markiert sind.' },
  recipemd: { name: 'RecipeMD', use: 'Markdown, überall lesbar.' },
  'meal-master': { name: 'Meal-Master', use: 'Für ältere Küchenprogramme.' },
  csv: { name: 'Tabelle (CSV)', use: 'Für eine Tabellenkalkulation.' },
  pdf: { name: 'PDF', use: 'Ein Blatt zum Drucken, oder ein Kochbuch mit deinem Namen, Kapiteln, Inhalt und Register. Premium.' },
  'plain-text': { name: 'Einfacher Text', use: 'Zum Lesen, Drucken oder Verschicken.' },
};
export const pdfLeavesOut = 'Sterne, Favoriten, einen Teil der Nährwerte, Emojis, Fotos von Schritten';
export const fields = {
  description: 'Beschreibung',
  prep_time: 'Zeiten',
  cook_time: 'Zeiten',
  total_time: 'Zeiten',
  difficulty: 'Schwierigkeit',
  nutrition: 'Nährwerte',
  source_url: 'Quelle',
  source_name: 'Quelle',
  author: 'Autorenname',
  language: 'Sprache',
  notes: 'Notizen',
  rating: 'Sterne',
  favorite: 'Favoriten',
  created_at: 'Tag der Aufnahme',
  pictures: 'Fotos',
  step_images: 'Fotos von Schritten',
};
export const somePhotos = {
  'json-ld': 'Fotos ohne Adresse im Web',
  csv: 'Fotos ohne Adresse im Web',
  cooklang: 'das Foto, wenn ein Rezept allein geht',
};

export const whatGoesOut = 'Das geht hinaus';
export const whichRecipes = 'Welche Rezepte';
export const all = 'Alle';
export const chosen = 'Ausgewählte';
export const recipes = message('{count, plural, one {Rezept} other {Rezepte}}');
export const chosenRecipes = message('{count, plural, one {ausgewähltes Rezept} other {ausgewählte Rezepte}}');
export const collection = 'Sammlung';
export const collectionOf = message('{name}, {count, number}');
export const recipesIn = message('{count, plural, one {Rezept} other {Rezepte}} in {collection}');
export const collectionsNotLoaded = message('Deine Sammlungen konnten wir nicht laden. {reason}');
export const noCollections = 'Du hast noch keine Sammlungen.';
export const nothingIn = 'Noch nichts darin';
export const as = 'Als';
export const exportCount = message('{count, plural, one {1 Rezept} other {# Rezepte}} exportieren');
export const exportAll = 'Alle Rezepte exportieren';
export const chooseFirst = 'Wähl zuerst ein Rezept';
export const making = 'Deine Datei entsteht …';
export const progress = 'Export';
export const nOfAll = message('{count, number} von {all, number}');
export const kept = 'Geht auf dein Gerät. Unsere Kopie ist nach einem Tag weg.';
export const inFile = message('{count, plural, one {1 Rezept} other {# Rezepte}}, {megabytes, number} MB');
export const download = 'Datei herunterladen';
export const didNotStart = 'Es ging nicht von selbst los? Der Knopf geht einen Tag lang.';
export const tooLarge = message(
  'Simmer importiert bis zu {megabytes} MB auf einmal. Damit du diese Rezepte wieder zurückholen kannst, exportier sie in Teilen.',
);

export const find = 'Rezept suchen';
export const chosenCount = message('{count, plural, one {1 Rezept} other {# Rezepte}} ausgewählt');
export const notLoaded = message('Deine Rezepte konnten wir nicht laden. {reason}');
export const toExport = 'Rezepte für den Export';
export const noRecipes = 'Du hast noch keine Rezepte.';
export const noneFound = 'In keinem Rezept stehen diese Wörter.';
export const showMore = 'Mehr zeigen';
export const seePremium = 'Premium ansehen';
