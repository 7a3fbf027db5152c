import type { FieldOrigin } from '@simmer/contracts';
import { SURE_FROM } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import-origins';
import { locale } from '@simmer/messages/language';

export interface OriginRow {
  field: string;
  reader: string;
  place: string;
  sure: string;
  /** 0 to 1. */
  share: number;
}

const NUTRITION = new Set(['calories', 'total_fat', 'saturated_fat', 'protein', 'carbohydrates', 'fiber', 'sugar', 'sodium']);
const FIELDS: Record<string, string> = t.fieldNames;
const READERS: Record<string, string> = t.readers;
const PLACES: Record<string, string> = t.places;
const list = new Intl.ListFormat(locale);

/** The ledger of where each field was read, one row for all of nutrition. */
export function originRows(origins: readonly FieldOrigin[]): OriginRow[] {
  const rows = origins.map(({ field, reader, place, confidence }) => ({
    field: fieldName(field),
    reader: READERS[reader] ?? reader,
    place: placeWords(place),
    sure: sureness(confidence),
    share: confidence,
  }));
  return rows.filter(({ field }, index) => rows.findIndex((row) => row.field === field) === index);
}

function fieldName(field: string): string {
  return NUTRITION.has(field) ? t.fieldNames.nutrition : (FIELDS[field] ?? field);
}

/** The place in plain words where there are some; the path into a page's data stays as it is, for whoever looks it up. */
function placeWords(place: string): string {
  const sum = /^([a-z_]+(?: \+ [a-z_]+)+) \((.*)\)$/s.exec(place);
  if (sum) return t.addedUp({ fields: list.format(sum[1]?.split(' + ').map(fieldName) ?? []), place: placeWords(sum[2] ?? '') });
  const heading = /^heading "(.*)"$/s.exec(place);
  return heading ? t.underHeading({ heading: heading[1] ?? '' }) : (PLACES[place] ?? place);
}

function sureness(confidence: number): string {
  if (confidence >= 0.9) return t.sure;
  if (confidence >= SURE_FROM) return t.quiteSure;
  return confidence >= 0.4 ? t.guessed : t.unlikely;
}
