import type { Condition } from './condition';

/** What a cook has marked of a recipe. */
export interface OwnMarks {
  readonly favorite: boolean;
  /** Stars, 1 to 5. */
  readonly rating: number | null;
  readonly times_cooked: number;
}

/** Only in the plural: "favorite" alone is a word of titles. */
const FAVORITES = /\b(?:my |meine )?(?:favou?rites|favou?rite recipes|favoriten|lieblingsrezepte)\b/g;
const RATED =
  /\b(?:rated ([1-5])(?: stars?)?(?: or more)?|(?:mindestens |mit |ab )?([1-5]) (?:stars?|sternen?)(?: or more| und mehr| bewertet)?|mit ([1-5]) bewertet)\b/g;
const NOT_COOKED = /\b(?:not (?:yet )?cooked(?: yet)?|never cooked|noch nicht gekocht|noch nie gekocht|nie gekocht|nicht gekocht)\b/g;

/** Reads out of a folded question what it asks of a cook's own marks: "favorites", "rated 5", "not cooked yet". */
export function ownConditions(folded: string): Condition[] {
  const place = ({ 0: all, index }: RegExpExecArray) => ({ from: index, to: index + all.length });
  return [
    ...[...folded.matchAll(FAVORITES)].map((match): Condition => ({ kind: 'favorite', ...place(match) })),
    ...[...folded.matchAll(RATED)].map((match): Condition => ({
      kind: 'rated',
      least: Number(match[1] ?? match[2] ?? match[3]),
      ...place(match),
    })),
    ...[...folded.matchAll(NOT_COOKED)].map((match): Condition => ({ kind: 'not-cooked', ...place(match) })),
  ];
}
