import { ProblemError } from '@simmer/contracts';

/** Where a page of the gallery ends: behind a card of a sorted list, or behind so many hits of a search. */
export type GalleryCursor =
  | { readonly kind: 'card'; readonly segment: number; readonly value: number; readonly number: number }
  | { readonly kind: 'hits'; readonly count: number };

export const formatCursor = (cursor: GalleryCursor): string =>
  cursor.kind === 'hits' ? `h${cursor.count}` : `c${cursor.segment}_${cursor.value}_${cursor.number}`;

/** Reads what {@link formatCursor} wrote; throws `request.unknown-cursor` for anything else. */
export function readCursor(text: string): GalleryCursor {
  const hits = /^h(\d{1,4})$/.exec(text);
  if (hits) return { kind: 'hits', count: Number(hits[1]) };
  const card = /^c([01])_(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)_(\d{1,16})$/.exec(text);
  if (!card) throw new ProblemError('request.unknown-cursor');
  const [value, number] = [Number(card[2]), Number(card[3])];
  if (!Number.isFinite(value) || !Number.isSafeInteger(number)) throw new ProblemError('request.unknown-cursor');
  return { kind: 'card', segment: Number(card[1]), value, number };
}
