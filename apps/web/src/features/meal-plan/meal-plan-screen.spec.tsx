import { ProblemError } from '@simmer/contracts';
import { daysAfter, weekdayOf, weekOf } from '@simmer/meal-plan';
import { api, screen, waitFor, within } from '../../testing/open-app';
import { dayOf, FIRST, LAST, MASCARPONE, openPlan, OTHERS, planned, RECIPES } from '../../testing/open-plan';
import { longDay } from './week-dates';

describe('the meal plan', () => {
  it('puts what is cooked on the shopping list once, for all who eat of it', async () => {
    const again = planned({ id: '00000000-0000-7000-8000-00000000e002', date: FIRST, leftover_of: planned().id });
    const { user, lists } = await openPlan(planned(), again);
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make list' });
    await waitFor(() => expect(make.disabled).toBe(false));
    await user.click(make);
    await waitFor(() => expect(lists.items().map(({ fields }) => fields['name'])).toEqual(['200 g Leek linguine']));
  });

  it('says of an empty week how to begin, and how many meals of another are planned', async () => {
    const { user } = await openPlan(planned());
    const howToBegin = /Nothing planned yet: let Simmer suggest a week/;
    expect(screen.getByText(/1 of 7 meals planned/)).toBeTruthy();
    expect(screen.queryByText(howToBegin)).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Week after' })[0]!);
    expect(await screen.findByText(howToBegin)).toBeTruthy();
  });

  it('says what each day brings', async () => {
    await openPlan(planned());
    await waitFor(() => expect(dayOf(LAST).textContent).toContain('500 kcal'));
    expect(within(dayOf(LAST)).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  });

  it('says so when a change is refused, and shows the week as it is', async () => {
    const { user, all } = await openPlan(planned());
    api.refuse('POST /meal-plan/:id/changes', new ProblemError('recipes.plan-full'));
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(await screen.findAllByText(/Not saved/)).not.toEqual([]);
    expect(within(dayOf(LAST)).getByRole('link', { name: /Leek linguine/ })).toBeTruthy();
    expect(all()).toEqual([planned()]);
  });

  it('is planned as the settings say: other meals, time, foods, goals', async () => {
    const { user, settings } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'More for this week' }));
    await user.click(screen.getByRole('menuitem', { name: 'Meal plan settings' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Meal plan settings' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Lunch' }));
    await waitFor(() => expect(settings().meals).toEqual(['lunch', 'dinner']));
    await user.type(dialog.getByLabelText('Meals of your own'), 'Lunch box{Enter}');
    await waitFor(() => expect(settings().meals).toEqual(['lunch', 'dinner', 'Lunch box']));
    await user.type(dialog.getByLabelText('To use up soon'), 'spinach, Leek, Spinach{Enter}');
    await waitFor(() => expect(settings().use_up).toEqual(['spinach', 'Leek']));
    await user.click(dialog.getByRole('button', { name: 'Remove Leek' }));
    await waitFor(() => expect(settings().use_up).toEqual(['spinach']));
    await user.selectOptions(dialog.getByLabelText(`Time for Dinner on ${longDay(FIRST)}`), '30');
    await waitFor(() => expect(settings().max_minutes).toContainEqual({ weekday: weekdayOf(FIRST), meal: 'dinner', minutes: 30 }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await within(dayOf(FIRST)).findByRole('button', { name: /Add Lunch box/ })).toBeTruthy();
  });

  it('has time for weekday meals from the start, and changes that of all of them at once', async () => {
    const { user, settings } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'More for this week' }));
    await user.click(screen.getByRole('menuitem', { name: 'Meal plan settings' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Meal plan settings' }));
    const timeOf = (when: string) => dialog.getByLabelText<HTMLSelectElement>(`Time for Dinner ${when}`);
    expect(timeOf('from Monday to Friday').value).toBe('45');
    expect(timeOf('on Saturday').value).toBe('');
    await user.selectOptions(timeOf('from Monday to Friday'), '60');
    await waitFor(() =>
      expect(settings().max_minutes.filter(({ meal }) => meal === 'dinner')).toEqual(
        [0, 1, 2, 3, 4].map((weekday) => ({ weekday, meal: 'dinner', minutes: 60 })),
      ),
    );
    await user.selectOptions(timeOf('on Wednesday'), '30');
    await waitFor(() => expect(timeOf('from Monday to Friday').selectedOptions[0]?.textContent).toBe('Differs'));
  });

  it('has goals for calories and protein on the free plan, and leads to the others', async () => {
    const { user } = await openPlan();
    const openSettings = async () => {
      await user.click(screen.getByRole('button', { name: 'More for this week' }));
      await user.click(screen.getByRole('menuitem', { name: 'Meal plan settings' }));
      return within(screen.getByRole('dialog', { name: 'Meal plan settings' }));
    };
    const free = await openSettings();
    expect((await free.findByRole('link', { name: 'See Premium' })).getAttribute('href')).toBe('/plans');
    expect(free.getByLabelText('Protein (g)')).toBeTruthy();
    expect(free.queryByLabelText('Carbohydrates (g)')).toBeNull();
  });

  it('knows who eats one meal, who comes along, and how long it may take', async () => {
    const { user, week } = await openPlan(planned());
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    await user.click(screen.getByRole('menuitem', { name: 'Who eats, and time…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name of a guest'), 'Tom{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'More', description: '' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
    await user.selectOptions(dialog.getByLabelText('Time for this meal'), '45');
    await waitFor(() =>
      expect(week(weekOf(LAST)).slots).toMatchObject([
        { date: LAST, meal: 'dinner', max_minutes: 45, guests: [{ name: 'Tom', portion: 1.5, diets: ['vegan'] }] },
      ]),
    );
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await within(dayOf(LAST)).findByRole('button', { name: '1 guest · up to 45 min' })).toBeTruthy();
  });

  it('says on the day before what to begin with, also on paper', async () => {
    await openPlan(planned());
    expect(await within(dayOf(daysAfter(LAST, -1))).findByText('For Leek linguine tomorrow: Soak the beans overnight.')).toBeTruthy();
    const sheet = document.querySelector<HTMLElement>('.plan-sheet')!;
    expect(within(sheet).getByText('Leek linguine')).toBeTruthy();
    expect(sheet.textContent).toContain('Soak the beans overnight.');
  });

  it('puts the dishes of a day on one clock', async () => {
    const { user } = await openPlan(
      planned(),
      planned({ id: '00000000-0000-7000-8000-00000000e003', recipe_id: RECIPES[1]!.id, title: 'Prawn curry' }),
    );
    await user.click(screen.getByRole('button', { name: 'More for Leek linguine' }));
    const menu = within(screen.getByRole('menu', { name: 'More for Leek linguine' }));
    await user.click(menu.getByRole('menuitem', { name: 'Cook on one clock…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^Begin at 6:0\d.PM, 2\d min before serving\.$/)).toBeTruthy();
    expect(dialog.getAllByText(/20 min of waiting · burner/)).toHaveLength(2);
    await user.click(dialog.getByRole('checkbox', { name: 'Prawn curry' }));
    expect(dialog.getAllByText(/20 min of waiting · burner/)).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox', { name: 'Prawn curry' }));
    const start = dialog.getByRole('link', { name: 'Start cooking' });
    expect(start.getAttribute('href')).toBe(`/app/cook/${RECIPES[0]!.id}`);
    await user.click(start);
    // the clock is with the cook: which step is next, of which dish
    expect((await screen.findByRole('link', { name: /^6:\d\d.PM: (Leek linguine|Prawn curry), step \d$/ })).getAttribute('href')).toMatch(
      /^\/app\/cook\//,
    );
  });

  it('is followed by calendars as long as the cook wants', async () => {
    const { user } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'More for this week' }));
    await user.click(screen.getByRole('menuitem', { name: 'Follow in your calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Make an address' }));
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address for your calendar' });
    expect(address.value).toContain(`/calendars/${'a'.repeat(43)}/meal-plan.ics`);
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy();
  });

  it('begins on the day that the profile says', async () => {
    await openPlan();
    expect(weekdayOf(FIRST)).toBe(5);
    expect(screen.getAllByRole('region', { name: /day$|day, today$/ }).map((day) => day.id)[0]).toBe(`day-${FIRST}`);
  });

  it('shows, opens and buys for a recipe of somebody who shares the household', async () => {
    const [dumplings] = OTHERS;
    const { user, lists } = await openPlan(planned({ recipe_id: dumplings!.id, title: 'Dumplings' }));
    const dish = await within(dayOf(LAST)).findByRole('link', { name: /Jonas’s dumplings/ });
    expect(dish.getAttribute('href')).toBe(`/app/household-recipes/${dumplings!.id}`);
    expect(dish.textContent).toContain('40 min');
    const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make list' });
    await waitFor(() => expect(make.disabled).toBe(false));
    await user.click(make);
    await waitFor(() => expect(lists.items().map(({ fields }) => fields['name'])).toEqual(['500 g plums']));
  });

  it('offers recipes of somebody who shares the household, with their initials', async () => {
    const { user, all } = await openPlan();
    const drawer = within(screen.getByRole('complementary', { name: 'Recipes to drag' }));
    const dumplings = await drawer.findByRole('link', { name: /Jonas’s dumplings/ });
    expect(dumplings.textContent).toContain('JOby Jonas Berg');
    expect(dumplings.getAttribute('href')).toBe(`/app/household-recipes/${OTHERS[0]!.id}`);
    await user.click(within(dayOf(LAST)).getByRole('button', { name: `Add dinner on ${longDay(LAST)}` }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('searchbox', { name: 'Find a recipe' }), 'dumplngs');
    await user.click(await dialog.findByRole('link', { name: /Jonas’s dumplings/ }));
    await waitFor(() => expect(all()).toMatchObject([{ recipe_id: OTHERS[0]!.id }]));
  });

  it('renames and deletes templates, and takes it back', async () => {
    const { user, templates } = await openPlan(planned());
    await user.click(screen.getByRole('button', { name: 'More for this week' }));
    await user.click(screen.getByRole('menuitem', { name: 'Save as a template' }));
    await user.type(screen.getByLabelText('Name of the template'), 'Busy week{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Your templates', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your templates' }));
    await user.clear(dialog.getByLabelText('Name of the template'));
    await user.type(dialog.getByLabelText('Name of the template'), 'Quiet week{Enter}');
    await waitFor(() => expect(templates()).toMatchObject([{ name: 'Quiet week' }]));
    await user.click(await dialog.findByRole('button', { name: 'Delete Quiet week' }));
    await waitFor(() => expect(templates()).toEqual([]));
    await user.click(within(screen.getByRole('group', { name: '“Quiet week” is deleted' })).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(templates()).toMatchObject([{ name: 'Quiet week', dishes: [{ title: 'Leek linguine' }] }]));
  });

  it('says what an average day of the week brings, against the goals of one eater', async () => {
    await openPlan(planned(), planned({ id: '00000000-0000-7000-8000-00000000e003', date: FIRST, recipe_id: RECIPES[1]!.id }));
    const week = within(await screen.findByRole('region', { name: 'An average day this week' }));
    expect(week.getByText('500').parentElement?.textContent).toContain('500 kcal');
    expect(week.getByRole('progressbar', { name: 'Share of the goal: kcal' }).getAttribute('aria-valuenow')).toBe('25');
    expect(week.getByText('of 2,000')).toBeTruthy();
  });

  it('is shared by a link that can be switched off', async () => {
    const { user } = await openPlan(planned());
    await user.click(screen.getByRole('button', { name: 'Share the week' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share by link' }));
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(field.value).toBe(`${window.location.origin}/share/token-of-it`);
    expect(api.sent('POST /week-share-links')).toMatchObject([{ first: FIRST, days: 30 }]);
    await user.click(dialog.getByRole('button', { name: /^Switch off the link/ }));
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Link' })).toBeNull());
  });

  it('offers what stays in the packs of the list to be used up next', async () => {
    const { user, lists, settings } = await openPlan(planned({ recipe_id: MASCARPONE.id, title: MASCARPONE.title }));
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make list' });
    await waitFor(() => expect(make.disabled).toBe(false));
    await user.click(make);
    await waitFor(() => expect(lists.items()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'More for this week' }));
    await user.click(screen.getByRole('menuitem', { name: 'Meal plan settings' }));
    await user.click(await screen.findByRole('button', { name: /^mascarpone, / }));
    await waitFor(() => expect(settings().use_up).toEqual(['mascarpone']));
  });
});
