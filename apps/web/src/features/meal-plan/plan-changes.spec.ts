import type { MealPlanEntry } from '@simmer/contracts';
import { UNSCHEDULED } from '@simmer/contracts';
import { byWeek, changed, inverseOf, moveOf } from './plan-changes';
import { asDate, firstWeekday, today, weekStart } from './week-dates';

const entry = (id: string, part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
  id,
  date: '2026-11-22',
  meal: 'dinner',
  position: 0,
  recipe_id: id,
  title: id,
  servings: null,
  locked: false,
  leftover_of: null,
  ...part,
});

describe('a change of the plan', () => {
  it('puts a meal into its new week before its old one lets go of it', () => {
    const soup = entry('soup');
    const move = moveOf(soup, { date: '2026-11-23', meal: 'lunch' }, [soup]);
    expect(byWeek(move, [soup])).toMatchObject([
      { id: '2026-11-23', put: [{ id: 'soup', meal: 'lunch' }], remove: [] },
      { id: '2026-11-16', put: [], remove: ['soup'] },
    ]);
  });

  it('keeps what has no day yet in a place of its own', () => {
    const soup = entry('soup');
    expect(byWeek({ put: [{ ...soup, date: null }] }, [soup]).map(({ id }) => id)).toEqual([UNSCHEDULED, '2026-11-16']);
  });

  it('is undone by its inverse, whatever it put, moved and removed', () => {
    const before = [entry('soup'), entry('pasta', { date: '2026-11-20' }), entry('stew')];
    const change = { put: [entry('new'), entry('pasta', { date: '2026-11-24' })], remove: ['stew'] };
    const back = inverseOf(change, before, []);
    const restored = changed(changed(before, change), back);
    expect([...restored].sort((a, b) => a.id.localeCompare(b.id))).toEqual([...before].sort((a, b) => a.id.localeCompare(b.id)));
  });

  it('puts a moved dish below what stands there', () => {
    const there = entry('salad', { date: '2026-11-23', position: 4 });
    expect(moveOf(entry('soup'), { date: '2026-11-23', meal: 'dinner' }, [there]).put).toMatchObject([{ position: 5 }]);
  });
});

describe('weeks', () => {
  it('begin where the cook’s calendar begins them', () => {
    expect([firstWeekday('en-US'), firstWeekday('de-DE')]).toEqual([6, 0]);
    expect([weekStart('2026-11-22', 6), weekStart('2026-11-22', 0)]).toEqual(['2026-11-22', '2026-11-16']);
  });

  it('know today by the clock of the cook', () => {
    expect(today(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
    expect(asDate('2026-01-02').getDate()).toBe(2);
  });
});
