import { daysAfter, weekdayOf } from '@simmer/meal-plan';
import { fireEvent } from '@testing-library/react';
import { api, screen, waitFor, within } from '../../testing/open-app';
import { BEANS, dayOf, FIRST, LAST, layOutDays, openPlan, planned, PRAWNS } from '../../testing/open-plan';
import { longDay } from './week-dates';

afterEach(() => jest.restoreAllMocks());

describe('the dishes of a meal plan', () => {
  it('takes a recipe or a note for a meal, and gives it back', async () => {
    const { user, all } = await openPlan();
    await user.click(within(dayOf(LAST)).getByRole('button', { name: `Add dinner on ${longDay(LAST)}` }));
    await user.type(screen.getByRole('searchbox', { name: 'Find a recipe' }), 'salmon');
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: /Salmon with dill/ }));
    expect(await within(dayOf(LAST)).findByRole('link', { name: /Salmon with dill/ })).toBeTruthy();
    await waitFor(() => expect(all()).toMatchObject([{ date: LAST, meal: 'dinner', title: 'Salmon with dill' }]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(all()).toEqual([]));
  });

  it('moves a dish by its menu, and tells where it is', async () => {
    const { user, all } = await openPlan(planned());
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to…' }));
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: /Dinner/ })[0]!);
    await waitFor(() => expect(all()).toMatchObject([{ date: FIRST, meal: 'dinner' }]));
    expect(within(dayOf(FIRST)).getByRole('link', { name: /Leek linguine/ })).toBeTruthy();
    expect(within(dayOf(LAST)).queryByRole('link')).toBeNull();
  });

  it('asks where another dish stands already: the two swap places, or both are eaten', async () => {
    const prawns = planned({ ...PRAWNS, date: FIRST });
    const { user, all } = await openPlan(planned(), prawns);
    const moveToFirst = async (choice: string) => {
      await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
      const menu = within(screen.getByRole('menu', { name: 'More for Leek linguine' }));
      await user.click(menu.getByRole('menuitem', { name: 'Move to…' }));
      await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: /Dinner/ })[0]!);
      const dialog = within(await screen.findByRole('dialog', { name: `Prawn curry is planned for ${longDay(FIRST)} dinner` }));
      await user.click(dialog.getByRole('button', { name: choice }));
    };
    const dates = () => Object.fromEntries(all().map(({ title, date }) => [title, date]));
    await moveToFirst('Swap the two');
    await waitFor(() => expect(dates()).toEqual({ 'Leek linguine': FIRST, 'Prawn curry': LAST }));
    const told = await screen.findByRole('group', { name: 'Leek linguine and Prawn curry have swapped places' });
    await user.click(within(told).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(dates()).toEqual({ 'Leek linguine': LAST, 'Prawn curry': FIRST }));
    await moveToFirst('Have both');
    await waitFor(() => expect(dates()).toEqual({ 'Leek linguine': FIRST, 'Prawn curry': FIRST }));
  });

  it('dropped on another by mouse, swaps places with it', async () => {
    const { all } = await openPlan(planned(), planned({ ...PRAWNS, date: FIRST }));
    layOutDays();
    const at = (date: string) => ({ clientX: 50, clientY: dayOf(date).getBoundingClientRect().top + 50 });
    fireEvent.mouseDown(within(dayOf(LAST)).getByRole('link', { name: /Leek linguine/ }), { ...at(LAST), button: 0 });
    fireEvent.mouseMove(document, at(FIRST));
    await waitFor(() => expect(document.querySelector('.plan-dish.is-lifted')).toBeTruthy());
    fireEvent.mouseMove(document, at(FIRST));
    await within(dayOf(FIRST)).findByText('Swap with Prawn curry');
    fireEvent.mouseUp(document, at(FIRST));
    await waitFor(() =>
      expect(
        all()
          .map(({ title, date }) => `${title} ${date}`)
          .sort(),
      ).toEqual([`Leek linguine ${FIRST}`, `Prawn curry ${LAST}`]),
    );
    expect(await screen.findByText('Leek linguine and Prawn curry have swapped places')).toBeTruthy();
  });

  it('stands in one place while a move to another week is on its way', async () => {
    const { user, all } = await openPlan(planned());
    const letGo = api.hold('POST /meal-plan/:id/changes');
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to…' }));
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: /Dinner/ })[0]!);
    expect(await within(dayOf(FIRST)).findByRole('link', { name: /Leek linguine/ })).toBeTruthy();
    expect(within(dayOf(LAST)).queryByRole('link')).toBeNull();
    letGo();
    await waitFor(() => expect(all()).toMatchObject([{ date: FIRST }]));
  });

  it('has a dish a second time, and what is left of it, by its menu', async () => {
    const { user, all } = await openPlan(planned({ date: FIRST, locked: true, servings: 4 }));
    for (const choice of ['Duplicate…', 'Plan leftovers…']) {
      await user.click(screen.getAllByRole('button', { name: 'More for Leek linguine' })[0]!);
      await user.click(screen.getAllByRole('menuitem', { name: choice })[0]!);
      await user.click(
        within(screen.getByRole('dialog'))
          .getAllByRole('button', { name: /Dinner/ })
          .at(-1)!,
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await waitFor(() => expect(all()).toHaveLength(3));
    expect(all()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: planned().id, date: FIRST, locked: true, servings: 4 }),
        expect.objectContaining({ date: LAST, locked: false, servings: 4, leftover_of: null }),
        expect.objectContaining({ date: daysAfter(FIRST, 7), leftover_of: planned().id }),
      ]),
    );
  });

  it('of the last day is eaten again in the week after', async () => {
    const { user, all } = await openPlan(planned());
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Plan leftovers…' }));
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: /Dinner/ })[0]!);
    await waitFor(() => expect(all()).toHaveLength(2));
    expect(all()).toContainEqual(expect.objectContaining({ date: daysAfter(LAST, 1), leftover_of: planned().id }));
  });

  it('is dragged by mouse: a dish goes to another day, and with Alt it stays where it is as well', async () => {
    const { all } = await openPlan(planned());
    layOutDays();
    const drag = async (from: string, to: string, altKey: boolean): Promise<void> => {
      const at = (date: string) => ({ clientX: 50, clientY: dayOf(date).getBoundingClientRect().top + 50, altKey });
      fireEvent.mouseDown(within(dayOf(from)).getByRole('link', { name: /Leek linguine/ }), { ...at(from), button: 0 });
      fireEvent.mouseMove(document, at(to));
      await waitFor(() => expect(document.querySelector('.plan-dish.is-lifted')).toBeTruthy());
      fireEvent.mouseMove(document, at(to));
      await within(dayOf(to)).findByText(/^Drop for /);
      fireEvent.mouseUp(document, at(to));
    };
    await drag(LAST, FIRST, true);
    await waitFor(() =>
      expect(
        all()
          .map(({ date }) => date)
          .sort(),
      ).toEqual([FIRST, LAST]),
    );
    expect(new Set(all().map(({ id }) => id)).size).toBe(2);
    await drag(LAST, daysAfter(FIRST, 1), false);
    await waitFor(() =>
      expect(
        all()
          .map(({ date }) => date)
          .sort(),
      ).toEqual([FIRST, daysAfter(FIRST, 1)]),
    );
  });

  it('keeps a menu where it is while others plan, and a choice by key lifts no dish', async () => {
    const { user, all, putElsewhere } = await openPlan(planned({ position: 1 }));
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    const menu = screen.getByRole('menu', { name: 'More for Leek linguine' });
    const moved: Node[] = [];
    // a popover closes when it, or what it stands in, is taken out or put elsewhere
    const watch = new MutationObserver((changes) => moved.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])));
    watch.observe(document.body, { childList: true, subtree: true });
    await putElsewhere(planned({ ...PRAWNS, position: 2 }));
    await within(dayOf(LAST)).findByRole('link', { name: /Prawn curry/ });
    await putElsewhere(planned({ ...BEANS, position: 0 }));
    await within(dayOf(LAST)).findByRole('link', { name: /Bean bowl/ });
    await putElsewhere(planned({ position: 1, servings: 3 }));
    await within(dayOf(LAST)).findByText('3 servings');
    watch.disconnect();
    expect(moved.filter((node) => node.contains(menu))).toEqual([]);
    // both in reach without scrolling a long menu
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Open recipe', 'Lock', 'Remove']);
    within(menu).getByRole('menuitem', { name: 'Lock' }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(all().find(({ id }) => id === planned().id)?.locked).toBe(true));
    expect(document.querySelector('.plan-dish.is-lifted')).toBeNull();
  });

  it('cooks as many servings as are said, and repeats a dish every week', async () => {
    const { user, all, settings } = await openPlan(planned());
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Servings' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Servings of Leek linguine' }));
    await user.click(dialog.getByRole('button', { name: 'More' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(all()).toMatchObject([{ servings: 2 }]));
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Repeat every week' }));
    await waitFor(() =>
      expect(settings().recurring).toMatchObject([
        { title: 'Leek linguine', weekday: weekdayOf(LAST), from: daysAfter(LAST, 1), servings: 2 },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Stop repeating' }));
    await waitFor(() => expect(settings().recurring).toEqual([]));
  });

  it('takes what is left of a dish out with it, and undo brings both back', async () => {
    const again = planned({ id: '00000000-0000-7000-8000-00000000e002', date: FIRST, leftover_of: planned().id });
    const { user, all } = await openPlan(planned(), again);
    expect(within(dayOf(FIRST)).getByText(`Not cooked until ${longDay(LAST)}`)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'More for Leek linguine' }).at(-1)!);
    await user.click(screen.getAllByRole('menuitem', { name: 'Remove' }).at(-1)!);
    await waitFor(() => expect(all()).toEqual([]));
    expect((await screen.findAllByText('Leek linguine and its leftovers removed')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(all()).toHaveLength(2));
  });
});
