import type { MealPlanEntry } from '@simmer/contracts';
import { UNSCHEDULED } from '@simmer/contracts';
import { byWeek, changed, copyOf, exchangeOf, inverseOf, isTooEarly, moveOf, removalOf, swapOf, swapsWith } from './plan-changes';
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

describe('what is eaten again', () => {
  const soup = entry('soup', { date: '2026-11-16' });
  const again = entry('again', { date: '2026-11-17', meal: 'lunch', recipe_id: 'soup', title: 'soup', leftover_of: 'soup' });

  it('moves along when it would be eaten before it is cooked, and stays otherwise', () => {
    const later = moveOf(soup, { date: '2026-11-19', meal: 'dinner' }, [soup, again]);
    expect(later.put).toMatchObject([
      { id: 'soup', date: '2026-11-19' },
      { id: 'again', date: '2026-11-20', meal: 'lunch', leftover_of: 'soup' },
    ]);
    expect(moveOf(soup, { date: '2026-11-17', meal: 'breakfast' }, [soup, again]).put).toMatchObject([{ id: 'soup' }]);
  });

  it('is said to come too early where its dish is cooked later, or not at all', () => {
    const early = { ...again, date: '2026-11-15' };
    expect([again, early].map((leftover) => isTooEarly(leftover, [soup, leftover]))).toEqual([false, true]);
    expect(isTooEarly(again, [again])).toBe(true);
    expect(isTooEarly(again, [{ ...soup, date: null }, again])).toBe(true);
  });

  it('goes with its dish, and follows another recipe in its place', () => {
    expect(removalOf(soup, [soup, again, entry('stew')])).toEqual({ remove: ['soup', 'again'] });
    expect(swapOf(soup, { id: 'stew', title: 'Stew' }, [soup, again]).put).toMatchObject([
      { id: 'soup', recipe_id: 'stew', title: 'Stew', leftover_of: null },
      { id: 'again', recipe_id: 'stew', title: 'Stew', leftover_of: 'soup' },
    ]);
  });

  it('is copied as what is left of the copy', () => {
    const { put = [] } = copyOf([soup, again, entry('orphan', { leftover_of: 'elsewhere' })], 7);
    expect(put).toMatchObject([{ date: '2026-11-23' }, { date: '2026-11-24', leftover_of: put[0]?.id }]);
    expect(put.map(({ id }) => id)).not.toContain('soup');
  });
});

describe('a dish that goes where another stands', () => {
  const soup = entry('soup', { date: '2026-11-16' });
  const stew = entry('stew', { date: '2026-11-18', meal: 'lunch' });
  const there = { date: '2026-11-18', meal: 'lunch' };

  it('swaps places with it, and the leftovers that would come too early go along', () => {
    const again = entry('again', { date: '2026-11-17', leftover_of: 'soup' });
    const all = [soup, stew, again];
    expect(swapsWith(soup, there, all)).toBe(stew);
    expect(exchangeOf(soup, stew, all).put).toMatchObject([
      { id: 'soup', ...there, position: 0 },
      { id: 'again', date: '2026-11-19' },
      { id: 'stew', date: '2026-11-16', meal: 'dinner', position: 0 },
    ]);
    const back = inverseOf(exchangeOf(soup, stew, all), all, []);
    expect(changed(changed(all, exchangeOf(soup, stew, all)), back)).toEqual(expect.arrayContaining(all));
  });

  it.each<[string, MealPlanEntry[], MealPlanEntry?]>([
    ['two dishes stand there', [soup, stew, entry('salad', there)]],
    ['that one is locked', [soup, { ...stew, locked: true }]],
    ['that one is its leftover', [soup, { ...stew, leftover_of: 'soup' }]],
    ['it has no day yet', [stew], { ...soup, date: null }],
    ['nothing stands there', [soup]],
  ])('stands beside it where %s', (_, all, dish = soup) => {
    expect(swapsWith(dish, there, all)).toBeUndefined();
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
