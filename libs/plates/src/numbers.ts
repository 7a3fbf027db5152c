/** A random source: each call gives the next number in [0, 1). */
export type Random = () => number;

/** FNV-1a over the UTF-16 units of a text: an unsigned 32-bit number. */
export const hash = (text: string): number => {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

/** Mulberry32: the same seed always gives the same numbers. */
export const seeded = (seed: number): Random => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A number as it goes into the drawing: one decimal, no leading zero. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

export const pick = <T>(random: Random, list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];

/** A full turn in radians, as precise as the drawings need it. */
export const TURN = 6.2832;
