import type { Aisle } from './aisles';

/** A thing that was put into the basket: where it stood, and when. */
export interface Taken {
  readonly aisle: Aisle;
  /** In ms since 1970. */
  readonly at: number;
}

/** Longer pauses than this are between two visits. */
const VISIT_PAUSE_MS = 3 * 3_600_000;
/** Fewer aisles than this tell nothing about the way through a store. */
const LEAST_AISLES = 3;

/** The aisles of the latest visit in the order in which the first thing was taken from each; empty for one that tells nothing. */
export function walkOf(taken: readonly Taken[]): Aisle[] {
  const latestFirst = [...taken].sort((one, other) => other.at - one.at);
  const end = latestFirst.findIndex(({ at }, index) => index > 0 && (latestFirst[index - 1]?.at ?? at) - at > VISIT_PAUSE_MS);
  const visit = latestFirst.slice(0, end < 0 ? undefined : end).reverse();
  const walk = [...new Set(visit.map(({ aisle }) => aisle))];
  return walk.length < LEAST_AISLES ? [] : walk;
}

/**
 * The order of a store's aisles after a walk through it: every aisle of the walk moves halfway from where it stood to where the walk had it
 * among the same aisles; the others stay. Two equal walks make their order the list's.
 */
export function orderAfter(order: readonly Aisle[], walk: readonly Aisle[]): Aisle[] {
  const places = order.flatMap((aisle, place) => (walk.includes(aisle) ? [place] : []));
  const target = new Map(walk.map((aisle, index) => [aisle, places[index] ?? index]));
  const placeOf = (aisle: Aisle, place: number): number => (place + (target.get(aisle) ?? place)) / 2;
  return order
    .map((aisle, place) => ({ aisle, place: placeOf(aisle, place), walked: target.get(aisle) ?? place }))
    .sort((one, other) => one.place - other.place || one.walked - other.walked)
    .map(({ aisle }) => aisle);
}
