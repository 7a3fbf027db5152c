import type { FieldOrigin } from '@simmer/contracts';
import { SURE_FROM } from '@simmer/contracts/constants';

export interface OriginRow {
  field: string;
  reader: string;
  place: string;
  sure: string;
  percent: string;
}

const FIELDS: Record<string, string> = {
  instructions: 'Steps',
  prep_time: 'Preparation time',
  cook_time: 'Cooking time',
  total_time: 'Total time',
  yield_text: 'Makes',
  image_url: 'Picture',
  source_url: 'Address',
  source_name: 'Source',
};
const NUTRITION = new Set(['calories', 'total_fat', 'saturated_fat', 'protein', 'carbohydrates', 'fiber', 'sugar', 'sodium']);
const READERS: Record<string, string> = {
  'json-ld': 'Recipe data of the page (JSON-LD)',
  microdata: 'Marks in the page (microdata)',
  rdfa: 'Marks in the page (RDFa)',
  'h-recipe': 'Marks in the page (h-recipe)',
  'plug-in': 'Recipe plug-in of the site',
  'script-state': 'Data in the page’s scripts',
  'visible-page': 'The page as people see it',
  'plain-text': 'The page’s text, line by line',
  'page-head': 'What the page says of itself',
};

const PLACES: Record<string, string> = {
  h1: 'The main heading',
  address: 'Its address',
  'html lang': 'The language it names',
  'list of amounts': 'A list that begins with amounts',
  'text after the ingredients': 'The text after the ingredients',
};

/** The ledger of where each field was read, one row for all of nutrition. */
export function originRows(origins: readonly FieldOrigin[]): OriginRow[] {
  const rows = origins.map(({ field, reader, place, confidence }) => ({
    field: fieldName(field),
    reader: READERS[reader] ?? reader,
    place: placeWords(place),
    sure: sureness(confidence),
    percent: `${Math.round(confidence * 100)} %`,
  }));
  return rows.filter(({ field }, index) => rows.findIndex((row) => row.field === field) === index);
}

function fieldName(field: string): string {
  if (NUTRITION.has(field)) return 'Nutrition';
  const words = field.replaceAll('_', ' ');
  return FIELDS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The place in plain words where there are some; the path into a page's data stays as it is, for whoever looks it up. */
function placeWords(place: string): string {
  const sum = /^([a-z_]+(?: \+ [a-z_]+)+) \((.*)\)$/s.exec(place);
  if (sum) return `Added up: ${sum[1]?.split(' + ').map((field) => fieldName(field).toLowerCase()).join(' and ')} (${placeWords(sum[2] ?? '')})`;
  const heading = /^heading "(.*)"$/s.exec(place);
  return heading ? `Under the heading ‘${heading[1]}’` : (PLACES[place] ?? place);
}

function sureness(confidence: number): string {
  if (confidence >= 0.9) return 'Sure';
  if (confidence >= SURE_FROM) return 'Quite sure';
  return confidence >= 0.4 ? 'Guessed' : 'A long shot';
}
