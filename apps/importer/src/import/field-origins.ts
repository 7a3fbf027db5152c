import { type FieldOrigin, ListAlternative, type RecipeDraft } from '@simmer/contracts';
import { SURE_FROM } from '@simmer/contracts/constants';
import { type FieldName, NO_NUTRITION, type PageReading } from '@simmer/recipe-reader';

const MAX_PLACE = 300;
const MOST_GUESSES = 40;
/** As JSON; they travel and are stored with the recipe. */
const MOST_OF_ALTERNATIVES = 32 * 1024;

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
  for (const [name, { reader, place, confidence, lines, alternatives }] of Object.entries(provenance)) {
    for (const field of FIELDS_OF[name as FieldName] ?? [name]) {
      const isSurer = (origins.get(field)?.confidence ?? 1) < confidence;
      if (!isSurer && isStated(draft[field as keyof RecipeDraft]))
        origins.set(field, {
          field,
          reader,
          place: place.slice(0, MAX_PLACE),
          confidence,
          ...guessesIn(draft[field as keyof RecipeDraft], lines),
          ...alternativesThatFit(alternatives),
        });
    }
  }
  return [...origins.values()];
}

/** The guessed lines of a list, by their texts; a list that was split into other lines has none. */
function guessesIn(value: unknown, sureness: readonly number[] = []): Pick<FieldOrigin, 'guesses'> {
  if (!Array.isArray(value) || value.length !== sureness.length) return {};
  const guesses = value
    .filter((_, index) => (sureness[index] ?? 1) < SURE_FROM)
    .map((line: string | { text: string }) => (typeof line === 'string' ? line : line.text));
  return guesses.length > 0 && guesses.length <= MOST_GUESSES ? { guesses } : {};
}

/** An alternative that is too long for its place is none: cut, it would be worse than what was read. */
function alternativesThatFit(alternatives: readonly ListAlternative[] = []): Pick<FieldOrigin, 'alternatives'> {
  const fitting = alternatives.filter((alternative) => ListAlternative.safeParse(alternative).success);
  return fitting.length > 0 && JSON.stringify(fitting).length <= MOST_OF_ALTERNATIVES ? { alternatives: fitting } : {};
}

const isStated = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
