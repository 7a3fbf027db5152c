import {
  addMinute,
  crossOff,
  finish,
  isRinging,
  leftOf,
  NOTHING_COOKING,
  open,
  pauseTimer,
  resumeTimer,
  sessionOf,
  goTo,
  startTimer,
} from './cooking-state';

const NOON = Date.UTC(2026, 4, 1, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const dish = (id: string) => ({ id, title: id, servings: 4 });
const timer = { id: 't', name: 'Rice', recipeId: 'rice', step: 1, totalMs: 12 * MINUTE };

describe('cooking sessions', () => {
  it('go on where they were, and begin anew on the next day', () => {
    const begun = crossOff(goTo(open(NOTHING_COOKING, dish('soup'), { servings: 6, units: 'us' }, NOON), 'soup', 2, NOON), 'soup', 1, NOON);
    expect(sessionOf(open(begun, dish('soup'), {}, NOON + HOUR), 'soup')).toMatchObject({
      step: 2,
      crossedOff: [1],
      servings: 6,
      units: 'us',
    });
    expect(sessionOf(open(begun, dish('soup'), {}, NOON + 13 * HOUR), 'soup')).toMatchObject({
      step: 0,
      crossedOff: [],
      servings: 4,
    });
  });

  it('pins two recipes, the one opened last and the one before it', () => {
    const three = ['soup', 'bread', 'salad'].reduce((state, id) => open(state, dish(id), {}, NOON), NOTHING_COOKING);
    expect(three.pinned).toEqual(['bread', 'salad']);
    expect(finish(three, 'bread').pinned).toEqual(['salad']);
  });

  it('of yesterday stay while one of their timers does', () => {
    const begun = startTimer(goTo(open(NOTHING_COOKING, dish('rice'), {}, NOON), 'rice', 1, NOON), timer, NOON);
    expect(sessionOf(open(begun, dish('soup'), {}, NOON + 13 * HOUR), 'rice')).toMatchObject({ step: 1 });
  });
});

describe('timers', () => {
  const running = startTimer(NOTHING_COOKING, timer, NOON);
  const only = (state: typeof running) => state.timers[0] as (typeof running.timers)[0];

  it('count from their end, so that a closed app loses nothing', () => {
    expect(leftOf(only(running), NOON + 5 * MINUTE)).toBe(7 * MINUTE);
    expect(isRinging(only(running), NOON + 12 * MINUTE)).toBe(true);
  });

  it('stand still while paused', () => {
    const paused = pauseTimer(running, 't', NOON + 5 * MINUTE);
    expect(leftOf(only(paused), NOON + HOUR)).toBe(7 * MINUTE);
    expect(leftOf(only(resumeTimer(paused, 't', NOON + HOUR)), NOON + HOUR + MINUTE)).toBe(6 * MINUTE);
  });

  it('get a minute more, also when they ring or are paused', () => {
    expect(leftOf(only(addMinute(running, 't', NOON)), NOON)).toBe(13 * MINUTE);
    expect(leftOf(only(addMinute(running, 't', NOON + HOUR)), NOON + HOUR)).toBe(MINUTE);
    expect(leftOf(only(addMinute(pauseTimer(running, 't', NOON), 't', NOON)), NOON)).toBe(13 * MINUTE);
  });
});
