import { FIRST_ANSWERS } from './answers';
import { readWeekToKeep, type WeekToKeep, weekToKeep } from './week-to-keep';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;
const DISHES = { '2026-11-28 dinner': 'pea-and-mint-soup', '2026-11-29 dinner': 'pea-and-mint-soup', '2026-11-30 dinner': null };
const week = weekToKeep({ ...FIRST_ANSWERS, children: 1 }, { first: '2026-11-28', seed: 1, dishes: DISHES }, NOW);

describe('a week that is to be kept', () => {
  it('has an id of its own for everybody who eats, every recipe and every meal', () => {
    const { eaters, recipes, entries } = week.ids;
    expect(Object.keys(eaters)).toEqual(['grown-up 1', 'grown-up 2', 'child 1']);
    expect(Object.keys(recipes)).toEqual(['pea-and-mint-soup']);
    expect(Object.keys(entries)).toEqual(Object.keys(DISHES));
    const all = [eaters, recipes, entries].flatMap((ids) => Object.values(ids));
    expect(new Set(all).size).toBe(all.length);
  });

  it('is read again with the same ids, for whom it is and how far it came', () => {
    const halfway: WeekToKeep = { ...week, account: 'a cook', done: ['household', 'settings'] };
    expect(readWeekToKeep(JSON.stringify(halfway), NOW + 30 * DAY)).toEqual(halfway);
    expect(readWeekToKeep(JSON.stringify(halfway), NOW + 30 * DAY + 1)).toBeUndefined();
  });

  it.each([null, '', '{}', '{"week":{}}', JSON.stringify({ ...week, week: { ...week.week, dishes: { meal: 7 } } })])(
    'is none where %p is stored',
    (text) => {
      expect(readWeekToKeep(text, NOW)).toBeUndefined();
    },
  );

  it('loses what is no id, and parts that there are not', () => {
    const odd = { ...week, ids: { eaters: { 'grown-up 1': 7 }, recipes: null }, done: ['week', 'dessert'], account: 7 };
    expect(readWeekToKeep(JSON.stringify(odd), NOW)).toEqual({
      ...week,
      ids: { eaters: {}, recipes: {}, entries: {} },
      done: ['week'],
      account: null,
    });
  });
});
