import type { HelpCategory } from '@simmer/contracts/constants';
import { message, rich } from './language';

export const subtitle = 'Kurze Antworten, und daneben das, worum es geht.';
export const searchLabel = 'Hilfe durchsuchen';
export const searchPlaceholder = 'Wo hakt es?';
export const clear = 'Leeren';

export const categories = 'Bereiche';
export const categoryNames = {
  recipes: 'Rezepte',
  'meal-planning': 'Wochenplan',
  'shopping-list': 'Einkaufslisten',
  account: 'Konto',
  support: 'Unterstützung',
} satisfies Record<HelpCategory, string>;
export const articleCount = message('{count, plural, one {1 Artikel} other {# Artikel}}');

export const videoTutorials = 'Videoanleitungen';
export const quickStarts = 'Schnell anfangen';
export const quickStartTexts = {
  'recipes/how-to-add-recipe': 'Füg eine Adresse ein, füg den Text ein, oder schreib es auf.',
  'meal-planning/add-to-meal-plan': 'Zieh es auf einen Tag, oder lass Simmer die Woche füllen.',
  'shopping-list/shopping-list-features': 'Zusammengefasst, nach Regalen sortiert, von zwei Telefonen abgehakt.',
  'recipes/cooking-mode': 'Große Schrift, Timer und ein Bildschirm, der wach bleibt.',
};
export const pieces = {
  address: 'ilsekookt.example/soep',
  squashAmount: '900 g',
  squash: 'Butternusskürbis',
  shakshuka: 'Grüne Shakshuka',
  shakshukaTime: '25 Min.',
  drop: 'Fürs Abendessen am Freitag',
  lemons: 'Zitronen',
  lemonsAmount: '3',
  spinach: 'Spinat',
  spinachAmount: '550 g',
  step: rich('<b>2 Minuten</b> dunkel werden lassen.'),
  chickpeas: 'Kichererbsen',
};

export const quickTips = 'Schnelle Tipps';
export const tips = [
  'Fang mit 5-10 Lieblingsrezepten an. Zehn, die du kochst, sind besser als hundert, die du kochen könntest.',
  'Plan an dem Tag, an dem du keinen Hunger hast.',
  'Gib einmal an, was immer im Haus ist; die Liste lässt es weg.',
];
export const withAPlan = 'Mit Premium';
export const proFeatures = 'Extras';
export const pro = {
  unlimited: 'Rezepte ohne Ende',
  pdf: 'PDF-Downloads',
  voice: 'Sprache: sag es, und es steht auf der Liste',
  macros: 'Alle Nährwerte, mit Zielen',
};
export const notInADrawer = 'Nicht gefunden, was du suchst?';
export const personAnswers = 'Ein Mensch antwortet dir, werktags innerhalb von 24-48 Stunden.';
export const needMoreHelp = 'Mehr Hilfe';

export const answersFor = message('{count, plural, one {1 Antwort} other {# Antworten}} zu „{query}“');
export const noResults = message('Nichts gefunden zu „{query}“');
export const noResultsText = 'Dieses Wort steht in keinem Artikel. Frag uns, dann findet es der Nächste hier.';
export const showAll = 'Alle Bereiche zeigen';
