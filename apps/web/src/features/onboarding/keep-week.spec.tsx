import { DEFAULT_PLAN_SETTINGS, type Eater, type MealPlanEntry, type MealPlanSettings, ProblemError, type Recipe } from '@simmer/contracts';
import { daysAfter, weekOf } from '@simmer/meal-plan';
import type { Answers as ApiAnswers } from '../../testing/fake-api';
import { api, aRecipe, COOK, fakeLists, openApp, screen, waitFor } from '../../testing/open-app';
import { PROFILE, ThreadAtOnce } from '../../testing/open-plan';
import { today } from '../../recipe/today';
import { type Answers, FIRST_ANSWERS } from './answers';
import { suggestWeek } from './first-week';
import { storedWeekToKeep, storeWeekToKeep, weekToKeep } from './week-to-keep';
import { loadStarterSet } from './week-problem';

Object.assign(globalThis, { Worker: ThreadAtOnce });

const ANSWERS: Answers = { ...FIRST_ANSWERS, children: 1, allergens: ['nuts'], crossedOut: ['olive'], otherFoods: ['okra'] };
const OWN: Eater = { id: COOK.id, name: 'Ada', portion: 1, diets: [], allergens: [], dislikes: [], goals: {} };

/** An account with nothing in it, unless said, and a week that waits on the device. */
async function openWaiting({ eaters = [OWN], entries = [] }: { eaters?: Eater[]; entries?: MealPlanEntry[] } = {}) {
  const set = await loadStarterSet();
  const week = suggestWeek(ANSWERS, today(), set, 1);
  storeWeekToKeep(weekToKeep(ANSWERS, week));
  const library = new Map<string, Recipe>();
  const household = new Map(eaters.map((eater) => [eater.id, eater]));
  const plan = new Map(entries.map((entry) => [entry.id, entry]));
  let settings: MealPlanSettings = { ...DEFAULT_PLAN_SETTINGS, revision: 0 };
  const readHousehold = () => ({
    id: COOK.id,
    members: [COOK.id],
    people: [{ id: COOK.id, name: COOK.name }],
    eaters: [...household.values()],
    revision: household.size,
  });
  const readWeek = (id: string) => ({
    id,
    revision: plan.size,
    entries: [...plan.values()].filter(({ date }) => weekOf(date) === id),
    slots: [],
  });
  const lists = fakeLists();
  const answers: Required<Pick<ApiAnswers, 'POST /meal-plan/:id/changes'>> & ApiAnswers = {
    ...lists.answers,
    'GET /profile': () => PROFILE,
    'GET /household': readHousehold,
    'PUT /household/eaters/:id': (eater) => {
      household.set(eater.id, eater);
      return readHousehold();
    },
    'GET /meal-plan-settings': () => settings,
    'PATCH /meal-plan-settings': (change) => (settings = { ...settings, ...change, revision: settings.revision + 1 }),
    'POST /starter-recipes': ({ items }) => {
      for (const { id, starter } of items) library.set(id, aRecipe({ title: starter, ingredients: ['200 g peas'] }, { id }));
      return { items: items.map(({ id, starter }) => ({ starter, id })) };
    },
    'GET /library/recipes': ({ ids }) => ({ items: ids.flatMap((id) => library.get(id) ?? []), left: [] }),
    'GET /meal-plan/:id': ({ id }) => readWeek(id),
    'POST /meal-plan/:id/changes': ({ id, put }) => {
      for (const entry of put) plan.set(entry.id, entry);
      return readWeek(id);
    },
    'GET /meal-plan-templates': () => ({ items: [] }),
    'GET /meal-plan-feed': () => ({ created_at: null }),
    'GET /share-links': () => ({ items: [] }),
    'GET /household-recipes': () => ({ items: [], left: [] }),
  };
  return { week, answers, household, plan, library, settings: () => settings, open: () => openApp('/app/first-week', { answers }) };
}

const atThePlan = ({ router }: Awaited<ReturnType<typeof openApp>>) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/app/meal-plan'));

describe('a week that was chosen without an account', () => {
  it('comes into the account whole: who eats, preferences, recipes, the week, the list', async () => {
    const { open, week, household, plan, library, settings } = await openWaiting();
    await atThePlan(await open());

    expect([...household.values()].map(({ name, portion }) => [name, portion])).toEqual([
      ['Ada', 1],
      ['Grown-up 2', 1],
      ['Child 1', 0.75],
    ]);
    for (const { allergens, dislikes } of household.values()) expect([allergens, dislikes]).toEqual([['nuts'], ['Olives', 'okra']]);
    expect(settings().wishes).toEqual(['quicker', 'less-shopping']);
    expect(settings().max_minutes).toContainEqual({ weekday: 6, meal: 'dinner', minutes: 90 });
    const planned = [...plan.values()];
    expect(Object.fromEntries(planned.map(({ date, meal, title }) => [`${date} ${meal}`, title]))).toEqual(week.dishes);
    expect(planned.every(({ recipe_id }) => recipe_id !== null && library.has(recipe_id))).toBe(true);
    const lunch = planned.find(({ meal }) => meal === 'lunch');
    if (lunch) expect(plan.get(lunch.leftover_of ?? '')?.recipe_id).toBe(lunch.recipe_id);
    await waitFor(() => expect(api.sent('POST /shopping-lists/:id/sync').some(({ operations }) => operations.length > 0)).toBe(true));
    expect(storedWeekToKeep()).toBeUndefined();
  });

  it('goes on where it was stopped, and brings nothing twice', async () => {
    const { open, plan, answers } = await openWaiting();
    const put = answers['POST /meal-plan/:id/changes'];
    answers['POST /meal-plan/:id/changes'] = () => {
      throw new ProblemError('recipes.plan-full');
    };
    const app = await open();
    const goOn = await screen.findByRole('button', { name: 'Go on' });
    expect(storedWeekToKeep()?.done).toEqual(['household', 'settings', 'recipes']);
    api.answer({ 'POST /meal-plan/:id/changes': put });
    await app.user.click(goOn);
    await atThePlan(app);
    expect(plan.size).toBeGreaterThanOrEqual(7);
    expect(api.sent('POST /starter-recipes')).toHaveLength(1);
    expect(api.sent('PATCH /meal-plan-settings')).toHaveLength(1);
  });

  it('leaves alone what the account has already', async () => {
    const mine: MealPlanEntry = {
      ...{ id: '00000000-0000-7000-8000-00000000e0aa', date: daysAfter(today(), 1), meal: 'dinner', position: 0 },
      ...{ recipe_id: null, title: 'Pizza night', servings: null, locked: false, leftover_of: null },
    };
    const vegan: Eater = { ...OWN, diets: ['vegan'] };
    const { open, household, plan } = await openWaiting({ eaters: [vegan], entries: [mine] });
    await atThePlan(await open());
    expect([...household.values()]).toEqual([vegan]);
    expect([...plan.values()].filter(({ date, meal }) => date === mine.date && meal === 'dinner')).toEqual([mine]);
  });

  it('waits for the account that it was begun with', async () => {
    const { open } = await openWaiting();
    storeWeekToKeep({ ...storedWeekToKeep()!, account: '00000000-0000-7000-8000-00000000c0c0' });
    await open();
    await screen.findByText('This week belongs to another account');
    expect(api.sent('POST /starter-recipes')).toEqual([]);
    expect(storedWeekToKeep()).toBeDefined();
  });

  it('leads to the questions where there is none', async () => {
    await openApp('/app/first-week');
    expect((await screen.findByRole('link', { name: 'Start' })).getAttribute('href')).toBe('/onboarding?step=who');
  });
});
