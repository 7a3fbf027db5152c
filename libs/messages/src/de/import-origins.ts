import { message } from './language';

export const fieldNames = {
  title: 'Titel',
  description: 'Beschreibung',
  ingredients: 'Zutaten',
  instructions: 'Schritte',
  prep_time: 'Vorbereitung',
  cook_time: 'Kochzeit',
  total_time: 'Gesamtzeit',
  servings: 'Portionen',
  yield_text: 'Ergibt',
  tags: 'Schlagwörter',
  image_url: 'Foto',
  source_url: 'Adresse',
  source_name: 'Quelle',
  author: 'Von',
  language: 'Sprache',
  nutrition: 'Nährwerte',
};
export const readers = {
  'json-ld': 'Rezeptdaten der Seite (JSON-LD)',
  microdata: 'Auszeichnung der Seite (Microdata)',
  rdfa: 'Auszeichnung der Seite (RDFa)',
  'h-recipe': 'Auszeichnung der Seite (h-recipe)',
  'plug-in': 'Rezept-Plug-in der Seite',
  'script-state': 'Daten in den Skripten der Seite',
  'visible-page': 'Die Seite, wie man sie sieht',
  'plain-text': 'Der Text der Seite, Zeile für Zeile',
  'page-head': 'Metadaten der Seite',
};
export const places = {
  h1: 'Die Hauptüberschrift',
  address: 'Ihre Adresse',
  'html lang': 'Die Sprache, die sie nennt',
  'list of amounts': 'Eine Liste, die mit Mengen beginnt',
  'text after the ingredients': 'Der Text nach den Zutaten',
};
export const underHeading = message('Unter der Überschrift „{heading}“');
export const addedUp = message('Zusammengezählt: {fields} ({place})');
export const sure = 'Sicher';
export const quiteSure = 'Ziemlich sicher';
export const guessed = 'Geraten';
export const unlikely = 'Unwahrscheinlich';
