import { clockAt, cookOnClock } from './clock';
import { finish, NOTHING_COOKING } from './cooking-state';

const MINUTE = 60_000;
const step = (recipeId: string, minute: number, number = 0) => ({ recipeId, title: recipeId, step: number, startsAt: minute * MINUTE });

describe('several dishes on one clock', () => {
  const state = cookOnClock(NOTHING_COOKING, [step('soup', 20, 1), step('bread', 5), step('soup', 0)]);

  it('says what is to be begun now, and what comes next', () => {
    expect(clockAt(state, -MINUTE)).toEqual({ due: undefined, next: step('soup', 0) });
    expect(clockAt(state, 6 * MINUTE)).toEqual({ due: step('bread', 5), next: step('soup', 20, 1) });
    expect(clockAt(state, 30 * MINUTE)).toEqual({ due: step('soup', 20, 1), next: undefined });
  });

  it('is over with its dishes, and by the next day', () => {
    expect(clockAt(finish(state, 'soup'), 30 * MINUTE)).toEqual({ due: step('bread', 5), next: undefined });
    expect(clockAt(state, 300 * MINUTE)).toEqual({});
  });
});
