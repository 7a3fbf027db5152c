import { v7 as uuidv7 } from 'uuid';
import { numberOf, popularityClass, rankNumberOf } from './card-numbers';

const at = (time: string): string => uuidv7({ msecs: Date.parse(time) });
const [older, younger] = [at('2026-11-21T09:30:00Z'), at('2026-11-22T09:30:00Z')];

describe('the number of a card', () => {
  it('grows with the moment at which it was shared, and stays a whole number', () => {
    expect(numberOf(younger)).toBeGreaterThan(numberOf(older));
    expect(Number.isSafeInteger(numberOf(at('2199-12-31T00:00:00Z')))).toBe(true);
  });

  it('comes first in the search for what is saved more, then for what is younger', () => {
    expect(rankNumberOf(older, 100)).toBeLessThan(rankNumberOf(younger, 3));
    expect(rankNumberOf(younger, 0)).toBeLessThan(rankNumberOf(older, 0));
    expect(Number.isSafeInteger(rankNumberOf(older, 0))).toBe(true);
    expect(rankNumberOf(older, 2 ** 40)).toBeGreaterThan(0);
  });

  it('changes with each doubling of the saves, not with every one', () => {
    expect([0, 1, 2, 3, 6, 7].map(popularityClass)).toEqual([0, 1, 1, 2, 2, 3]);
  });
});
