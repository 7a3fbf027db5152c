import type { FieldOrigin, RecipeDraft } from '@simmer/contracts';
import type { FieldName } from '../sources/parsed-recipe';
import type { PageReading } from '../sources/read-recipe-page';
import { NO_NUTRITION } from '../sources/values/nutrition';

const MAX_PLACE = 300;

/** The recipe's fields that what a page says goes into, where they are called otherwise. */
const FIELDS_OF: Partial<Record<FieldName, string[]>> = {
  canonical_url: ['source_url'],
  keywords: ['tags'],
  categories: ['tags'],
  cuisines: ['tags'],
  nutrition: Object.keys(NO_NUTRITION),
};

/** Where each field of the recipe was read. Of several places that went into one field, the least sure. Fields that the page left empty have none. */
export function originsOf(provenance: PageReading['provenance'], draft: RecipeDraft): FieldOrigin[] {
  const origins = new Map<string, FieldOrigin>();
  for (const [name, { reader, place, confidence }] of Object.entries(provenance)) {
    for (const field of FIELDS_OF[name as FieldName] ?? [name]) {
      const isSurer = (origins.get(field)?.confidence ?? 1) < confidence;
      if (!isSurer && isStated(draft[field as keyof RecipeDraft])) origins.set(field, { field, reader, place: place.slice(0, MAX_PLACE), confidence });
    }
  }
  return [...origins.values()];
}

const isStated = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
