const RANDOM_BITS = 10;
const RANDOM = 2 ** RANDOM_BITS;
const SECONDS = 2 ** 32;
const MOST_CLASS = 31;

const millisecondsOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
const randomOf = (id: string): number => Number.parseInt(id.slice(-3), 16) % RANDOM;

/** A number that grows with the moment in a UUIDv7 and is the same in every process; below 2^53 until the year 2248. */
export const numberOf = (id: string): number => millisecondsOf(id) * RANDOM + randomOf(id);

/** Above the numbers of all that was shared until then, and of nothing later. */
export const numberAfter = (time: Date): number => (time.getTime() + 1) * RANDOM;

/** Cards are as popular as others with as many saves, in powers of two. */
export const popularityClass = (saves: number): number => Math.min(MOST_CLASS, Math.floor(Math.log2(Math.max(0, saves) + 1)));

/** A number that is the smaller the more popular a card is, and the younger among equally popular ones. Below 2^47. */
export function rankNumberOf(id: string, saves: number): number {
  const age = SECONDS - 1 - Math.floor(millisecondsOf(id) / 1_000);
  return ((MOST_CLASS - popularityClass(saves)) * SECONDS + age) * RANDOM + randomOf(id);
}
