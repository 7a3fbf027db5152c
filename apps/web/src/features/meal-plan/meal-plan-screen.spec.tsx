import {
  DEFAULT_PLAN_SETTINGS,
  type HouseholdRecipe,
  type MealPlanEntry,
  type MealPlanSettings,
  type MealPlanWeek,
  ProblemError,
  type Profile,
  type ShareLink,
} from '@simmer/contracts';
import { daysAfter, weekdayOf, weekOf } from '@simmer/meal-plan';
import { fireEvent } from '@testing-library/react';
import { aRecipe, api, COOK, fakeLists, openApp, screen, tell, waitFor, within } from '../../testing/open-app';
import { changed, changedSlots } from './plan-changes';
import { plannerAnswers } from './planner-answers';
import type { Question } from './planner-thread';
import { longDay, today, weekStart } from './week-dates';

/** Plans at once, where a browser plans in a thread of its own. */
class ThreadAtOnce extends EventTarget {
  /** What an answer waits for beyond the planning. */
  static until: Promise<void> = Promise.resolve();
  private readonly answerTo = plannerAnswers();

  postMessage({ id, question }: { id: number; question: Question }): void {
    void Promise.all([this.answerTo(question), ThreadAtOnce.until]).then(([answer]) =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, answer } })),
    );
  }

  terminate(): void {}
}
Object.assign(globalThis, { Worker: ThreadAtOnce });

const DINNERS = [
  'Leek linguine',
  'Prawn curry',
  'Bean bowl',
  'Squash soup',
  'Green shakshuka',
  'Salmon with dill',
  'Roast cauliflower',
  'Miso noodles',
];
const STEPS = ['Soak the beans overnight.', 'Chop the leeks.', 'Simmer for 20 minutes.'];
const RECIPES = DINNERS.map((title) =>
  aRecipe({ title, tags: ['dinner'], ingredients: [`200 g ${title}`], instructions: STEPS, calories: 500, protein: 20, cook_time: 25 }),
);
const MASCARPONE = aRecipe({ title: 'Lemon pasta', tags: ['dinner'], ingredients: ['100 g mascarpone'], servings: 1 });
for (const line of MASCARPONE.ingredients) line.parsed = { ...line.parsed, quantity: 100, unit: 'g', name: 'mascarpone' };
RECIPES.push(MASCARPONE);
const PROFILE: Profile = {
  name: 'Ada Brook',
  about: '',
  units: 'metric',
  language: 'en',
  weekStart: 'saturday',
  username: 'ada',
  picture: { kind: 'letters' },
  revision: 1,
};
/** Of somebody who shares the household. */
const OTHERS: HouseholdRecipe[] = [
  {
    ...aRecipe({ title: 'Jonas’s dumplings', ingredients: ['500 g plums'], cook_time: 40, total_time: 40 }),
    cook: '00000000-0000-7000-8000-00000000c0c0',
  },
];
// a week that is yet to come: what is over is never suggested
const FIRST = weekStart(daysAfter(today(), 7), 5);
const LAST = daysAfter(FIRST, 6);

/** A plan in memory, with its answers. */
async function openPlan(...entries: MealPlanEntry[]) {
  const weeks = new Map<string, MealPlanWeek>();
  const week = (id: string): MealPlanWeek => weeks.get(id) ?? { id, revision: 0, entries: [], slots: [] };
  for (const entry of entries)
    weeks.set(weekOf(entry.date), { ...week(weekOf(entry.date)), entries: [...week(weekOf(entry.date)).entries, entry] });
  const all = (): MealPlanEntry[] => [...weeks.values()].flatMap((one) => one.entries);
  const lists = fakeLists();
  let settings: MealPlanSettings = { ...DEFAULT_PLAN_SETTINGS, meals: ['dinner'], revision: 0 };
  const links: ShareLink[] = [];
  const app = await openApp(`/app/meal-plan?week=${FIRST}`, {
    answers: {
      'GET /profile': () => PROFILE,
      'GET /share-links': () => ({ items: links }),
      'POST /week-share-links': ({ id, first, days }) => {
        const created_at = new Date().toISOString();
        const expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
        links.unshift({ id, token: 'token-of-it', kind: 'week', about: first, created_at, expires_at, revoked: false });
        return links[0]!;
      },
      'PUT /share-links/:id/revoked': ({ revoked }) => Object.assign(links[0]!, { revoked }),
      'GET /recipes/:id': ({ id }) => RECIPES.find((recipe) => recipe.id === id)!,
      'GET /household-recipes': ({ ids }) => ({ items: OTHERS.filter(({ id }) => ids.includes(id)), left: [] }),
      'GET /meal-plan/:id': ({ id }) => week(id),
      'POST /meal-plan/:id/changes': ({ id, ...change }) => {
        weeks.set(id, {
          ...week(id),
          revision: week(id).revision + 1,
          entries: changed(week(id).entries, change),
          slots: changedSlots(week(id).slots, change),
        });
        return week(id);
      },
      'GET /meal-plan-settings': () => settings,
      'PATCH /meal-plan-settings': (change) => (settings = { ...settings, ...change, revision: settings.revision + 1 }),
      'GET /meal-plan-templates': () => ({ items: [] }),
      'GET /meal-plan-feed': () => ({ created_at: null }),
      'POST /meal-plan-feed': () => ({ created_at: '2026-11-01T12:00:00.000Z', token: 'a'.repeat(43) }),
      'DELETE /meal-plan-feed': () => ({ created_at: null }),
      'GET /household': () => ({
        id: COOK.id,
        members: [COOK.id],
        people: [{ id: COOK.id, name: COOK.name }],
        eaters: [{ id: COOK.id, name: 'Ada', portion: 1, diets: [], allergens: [], dislikes: [], goals: { kcal: 2000 } }],
        revision: 0,
      }),
      'GET /library/changes': () => ({ mark: 1, isWhole: true, items: RECIPES.map(({ id, revision }) => ({ id, revision })), next: null }),
      'GET /library/recipes': ({ ids }) => ({ items: RECIPES.filter(({ id }) => ids.includes(id)), left: [] }),
      ...lists.answers,
    },
  });
  await screen.findByRole('region', { name: new RegExp(`^${longDay(LAST)}`) });
  /** What somebody else of the household puts into the plan. */
  const putElsewhere = async (entry: MealPlanEntry): Promise<void> => {
    const id = weekOf(entry.date);
    // none that this page has made itself
    weeks.set(id, { ...week(id), revision: week(id).revision + 100, entries: changed(week(id).entries, { put: [entry] }) });
    await tell({
      type: 'events.recipes.meal-plan.changed',
      payload: { part: id, ownerId: COOK.id, members: [COOK.id], revision: week(id).revision },
    });
  };
  return { ...app, all, lists, week, settings: () => settings, putElsewhere };
}

const planned = (part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
  id: '00000000-0000-7000-8000-00000000e001',
  date: LAST,
  meal: 'dinner',
  position: 0,
  recipe_id: RECIPES[0]!.id,
  title: 'Leek linguine',
  servings: null,
  locked: false,
  leftover_of: null,
  ...part,
});
const PRAWNS = { id: '00000000-0000-7000-8000-00000000e00b', recipe_id: RECIPES[1]!.id, title: 'Prawn curry' };
const BEANS = { id: '00000000-0000-7000-8000-00000000e00c', recipe_id: RECIPES[2]!.id, title: 'Bean bowl' };

/** Nothing is laid out here: each day stands 100 px below the one before it. */
function layOutDays(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const day = this.closest('.plan-day');
    const top = day ? 100 * [...document.querySelectorAll('.plan-day')].indexOf(day) : 0;
    return { x: 0, y: top, left: 0, top, right: 100, bottom: top + 100, width: 100, height: 100, toJSON: () => ({}) };
  });
}
afterEach(() => jest.restoreAllMocks());

const dayOf = (date: string) => screen.getByRole('region', { name: new RegExp(`^${longDay(date)}`) });

describe('the meal plan', () => {
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
        expect.objectContaining({ date: LAST, leftover_of: planned().id }),
      ]),
    );
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
    within(menu).getByRole('menuitem', { name: 'Lock' }).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(all().find(({ id }) => id === planned().id)?.locked).toBe(true));
    expect(document.querySelector('.plan-dish.is-lifted')).toBeNull();
  });

  it('suggests what is missing, never a dish twice, and undo brings the week back', async () => {
    const { user, all } = await openPlan(planned());
    const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
    await waitFor(() => expect(suggest.disabled).toBe(false));
    await user.click(suggest);
    expect(await screen.findByRole('region', { name: 'Your suggestion' })).toBeTruthy();
    await waitFor(() => expect(all()).toHaveLength(7));
    expect(all().filter(({ id }) => id === planned().id)).toEqual([planned()]);
    expect(new Set(all().map(({ recipe_id }) => recipe_id)).size).toBe(7);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(all()).toEqual([planned()]));
  }, 20_000);

  it('keeps the week that is seen, whatever is still being looked for in its place', async () => {
    const { user, all } = await openPlan(planned());
    const suggest = screen.getByRole<HTMLButtonElement>('button', { name: 'Suggest' });
    await waitFor(() => expect(suggest.disabled).toBe(false));
    await user.click(suggest);
    await waitFor(() => expect(all()).toHaveLength(7));
    const kept = all();
    let answer = (): void => undefined;
    ThreadAtOnce.until = new Promise((resolve) => (answer = resolve));
    await user.click(await screen.findByRole('button', { name: 'Again' }));
    await user.click(screen.getByRole('button', { name: 'Keep all' }));
    answer();
    await ThreadAtOnce.until;
    await waitFor(() => expect(suggest.getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Your suggestion' })).toBeNull();
    expect(all()).toEqual(kept);
  }, 20_000);

  it('puts what is cooked on the shopping list once, for all who eat of it', async () => {
    const again = planned({ id: '00000000-0000-7000-8000-00000000e002', date: FIRST, leftover_of: planned().id });
    const { user, lists } = await openPlan(planned(), again);
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make list' });
    await waitFor(() => expect(make.disabled).toBe(false));
    await user.click(make);
    await waitFor(() => expect(lists.items().map(({ fields }) => fields['name'])).toEqual(['200 g Leek linguine']));
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
    expect(await screen.findAllByText(/We couldn’t save that/)).not.toEqual([]);
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
    await waitFor(() => expect(settings().max_minutes).toEqual([{ weekday: weekdayOf(FIRST), meal: 'dinner', minutes: 30 }]));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await within(dayOf(FIRST)).findByRole('button', { name: /Add Lunch box/ })).toBeTruthy();
  }, 20_000);

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
