import { DAY_MS } from '@simmer/contracts';
import { trendingOf, type Voice, weightOfAge } from './trending';

const NOW = Date.parse('2026-11-28T12:00:00Z');

/** Numbers from 0 to 1 that are the same in each run (Park and Miller's generator). */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Voices of accounts between so many days old, given between so many days ago. */
function voices(count: number, { accountDays, daysAgo }: { accountDays: [number, number]; daysAgo: [number, number] }, seed = 7): Voice[] {
  const random = randomly(seed);
  const between = ([from, to]: [number, number]): number => from + (to - from) * random();
  return Array.from({ length: count }, () => ({ accountMadeAt: NOW - between(accountDays) * DAY_MS, at: NOW - between(daysAgo) * DAY_MS }));
}

describe('trending', () => {
  it('is nothing for a recipe that nobody has cooked, saved or rated', () => {
    expect(trendingOf([])).toBe(0);
  });

  it('grows with each cook, and a newer account weighs less', () => {
    const of = (accountDays: number): number => trendingOf([{ accountMadeAt: NOW - accountDays * DAY_MS, at: NOW }]);
    expect(of(400)).toBe(of(40));
    expect(of(40)).toBeGreaterThan(of(10));
    expect(of(10)).toBeGreaterThan(of(1));
    expect(weightOfAge({ accountMadeAt: NOW, at: NOW })).toBe(0);
    expect(weightOfAge({ accountMadeAt: NOW + DAY_MS, at: NOW })).toBe(0);
    const ten = voices(10, { accountDays: [40, 400], daysAgo: [0, 3] });
    expect(trendingOf(ten)).toBeGreaterThan(trendingOf(ten.slice(0, 9)));
  });

  it('fades: what twenty cooked a month ago comes after what five cook now', () => {
    const monthAgo = voices(20, { accountDays: [100, 900], daysAgo: [28, 32] });
    const now = voices(5, { accountDays: [100, 900], daysAgo: [0, 2] });
    expect(trendingOf(now)).toBeGreaterThan(trendingOf(monthAgo));
  });

  it('does not depend on the order in which voices are read', () => {
    const some = voices(50, { accountDays: [0, 60], daysAgo: [0, 9] });
    expect(trendingOf(some.toReversed())).toBe(trendingOf(some));
  });

  describe('with 1,000 made-up accounts against 30 cooks of the last five days', () => {
    const attacks: [string, { accountDays: [number, number]; daysAgo: [number, number] }][] = [
      ['made today', { accountDays: [0, 1], daysAgo: [0, 0] }],
      ['made within a week', { accountDays: [0, 7], daysAgo: [0, 0] }],
      ['made within a day, two weeks ago', { accountDays: [14, 15], daysAgo: [0, 0] }],
      ['made within a day and left to age for a year', { accountDays: [365, 366], daysAgo: [0, 0] }],
      ['made within a week and left to age for two months', { accountDays: [60, 67], daysAgo: [0, 0] }],
    ];

    it.each(attacks)('is not lifted past them by accounts %s', (_, attack) => {
      for (let seed = 1; seed <= 20; seed++) {
        const honest = trendingOf(voices(30, { accountDays: [30, 395], daysAgo: [0, 5] }, seed));
        expect(trendingOf(voices(1_000, attack, seed + 100))).toBeLessThan(honest);
      }
    });
  });
});
