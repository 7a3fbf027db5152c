/** Packs to buy of one food, and how much of it is left over. */
export interface Packs {
  readonly packs: readonly { readonly size: number; readonly count: number }[];
  readonly leftOver: number;
}

/** Ways of combining sizes that are tried; nobody sells a food in so many. */
const MOST_TRIES = 10_000;

/**
 * The packs that cover an amount with the least left over, and of those the fewest packs. Amount and sizes are in the same unit; sizes that
 * are not above 0 are no packs. Null when there are no packs, or nothing is needed.
 */
export function packsFor(amount: number, sizes: readonly number[]): Packs | null {
  const usable = [...new Set(sizes.filter((size) => size > 0))].sort((a, b) => b - a);
  const [largest] = usable;
  if (largest === undefined || !(amount > 0)) return null;
  // whole large packs first where the amount is large, so that the exact part stays small
  const bulk = Math.max(0, Math.floor(amount / largest) - 20);
  const best = leastOver(amount - bulk * largest, usable);
  const counts = new Map(best.map(({ size, count }) => [size, count]));
  counts.set(largest, (counts.get(largest) ?? 0) + bulk);
  const packs = usable.map((size) => ({ size, count: counts.get(size) ?? 0 })).filter(({ count }) => count > 0);
  const bought = packs.reduce((sum, { size, count }) => sum + size * count, 0);
  return { packs, leftOver: Math.max(0, bought - amount) };
}

/** Every way to cover the amount that stops as soon as it is covered, the best kept. */
function leastOver(amount: number, sizes: readonly number[]): { size: number; count: number }[] {
  let best: { over: number; packs: number; counts: number[] } | null = null;
  let tried = 0;
  const search = (at: number, rest: number, counts: number[], packs: number): void => {
    const size = sizes[at];
    if (size === undefined || tried++ > MOST_TRIES) return;
    const enough = Math.max(0, Math.ceil(rest / size - 1e-9));
    consider(size * enough - rest, packs + enough, [...counts, enough]);
    for (let count = enough - 1; count >= 0; count--) search(at + 1, rest - count * size, [...counts, count], packs + count);
  };
  const consider = (over: number, packs: number, counts: number[]): void => {
    if (!best || over < best.over - 1e-9 || (over < best.over + 1e-9 && packs < best.packs)) best = { over, packs, counts };
  };
  search(0, amount, [], 0);
  return ((best as { counts: number[] } | null)?.counts ?? []).map((count, index) => ({ size: sizes[index] ?? 0, count }));
}
