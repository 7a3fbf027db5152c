import {
  DEFAULT_PLAN_SETTINGS,
  type HouseholdRecipe,
  type MealPlanEntry,
  type MealPlanSettings,
  type MealPlanTemplate,
  type MealPlanWeek,
  type Profile,
  type ShareLink,
} from '@simmer/contracts';
import { daysAfter, weekOf } from '@simmer/meal-plan';
import { aRecipe, COOK, fakeLists, openApp, screen, tell } from './open-app';
import { fakePlans } from './plans';
import type { WorkerQuestion } from '../browser/worker-client';
import { changed, changedSlots } from '../features/meal-plan/plan-changes';
import { plannerAnswers } from '../features/meal-plan/planner-answers';
import type { Question } from '../features/meal-plan/planner-thread';
import { longDay, today, weekStart } from '../features/meal-plan/week-dates';

/** Plans at once, where a browser plans in a thread of its own. */
export class ThreadAtOnce extends EventTarget {
  /** What an answer waits for beyond the planning. */
  static until: Promise<void> = Promise.resolve();
  private readonly answerTo = plannerAnswers();

  postMessage({ id, question }: WorkerQuestion<Question>): void {
    void Promise.all([this.answerTo(question), ThreadAtOnce.until]).then(([answer]) =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, answer } })),
    );
  }

  terminate(): void {}
}
Object.assign(globalThis, { Worker: ThreadAtOnce });

export const DINNERS = [
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
export const RECIPES = DINNERS.map((title) =>
  aRecipe({ title, tags: ['dinner'], ingredients: [`200 g ${title}`], instructions: STEPS, calories: 500, protein: 20, cook_time: 25 }),
);
export const MASCARPONE = aRecipe({ title: 'Lemon pasta', tags: ['dinner'], ingredients: ['100 g mascarpone'], servings: 1 });
for (const line of MASCARPONE.ingredients) line.parsed = { ...line.parsed, quantity: 100, unit: 'g', name: 'mascarpone' };
RECIPES.push(MASCARPONE);
export const PROFILE: Profile = {
  name: 'Ada Brook',
  about: '',
  units: 'metric',
  language: 'en',
  weekStart: 'saturday',
  username: 'ada',
  picture: { kind: 'letters' },
  revision: 1,
};
const HOUSEMATE = '00000000-0000-7000-8000-00000000c0c0';
/** Of somebody who shares the household. */
export const OTHERS: HouseholdRecipe[] = [
  {
    ...aRecipe({ title: 'Jonas’s dumplings', ingredients: ['500 g plums'], cook_time: 40, total_time: 40 }),
    cook: HOUSEMATE,
  },
];
// a week that is yet to come: what is over is never suggested
export const FIRST = weekStart(daysAfter(today(), 7), 5);
export const LAST = daysAfter(FIRST, 6);

/** A plan in memory, with its answers. */
export const openPlan = (...entries: MealPlanEntry[]) => openPlanOf(['dinner'], ...entries);

/** The same, with these meals a day. */
export async function openPlanOf(meals: string[], ...entries: MealPlanEntry[]) {
  const weeks = new Map<string, MealPlanWeek>();
  const week = (id: string): MealPlanWeek => weeks.get(id) ?? { id, revision: 0, entries: [], slots: [] };
  for (const entry of entries)
    weeks.set(weekOf(entry.date), { ...week(weekOf(entry.date)), entries: [...week(weekOf(entry.date)).entries, entry] });
  const all = (): MealPlanEntry[] => [...weeks.values()].flatMap((one) => one.entries);
  const lists = fakeLists();
  let settings: MealPlanSettings = { ...DEFAULT_PLAN_SETTINGS, meals, revision: 0 };
  let templates: MealPlanTemplate[] = [];
  const links: ShareLink[] = [];
  const app = await openApp(`/app/meal-plan?week=${FIRST}`, {
    answers: {
      ...fakePlans().answers,
      'GET /profile': () => PROFILE,
      'GET /share-links': () => ({ items: links }),
      'POST /week-share-links': ({ id, first, days }) => {
        const created_at = new Date().toISOString();
        const expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
        const link = { id, kind: 'week' as const, about: first, created_at, expires_at, revoked: false };
        links.unshift(link);
        return { token: 'token-of-it', link };
      },
      'PUT /share-links/:id/revoked': ({ revoked }) => Object.assign(links[0]!, { revoked }),
      'GET /recipes/:id': ({ id }) => RECIPES.find((recipe) => recipe.id === id)!,
      'GET /household-recipes': ({ ids }) => ({ items: OTHERS.filter(({ id }) => ids.includes(id)), left: [] }),
      'GET /household-recipes/ids': () => ({ items: OTHERS.map(({ id }) => id), next: null }),
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
      'GET /meal-plan-templates': () => ({ items: templates }),
      'PUT /meal-plan-templates/:id': (template) => {
        templates = [...templates.filter(({ id }) => id !== template.id), template as MealPlanTemplate];
        return template as MealPlanTemplate;
      },
      'DELETE /meal-plan-templates/:id': ({ id }) => {
        templates = templates.filter((template) => template.id !== id);
        return { id };
      },
      'GET /meal-plan-feed': () => ({ created_at: null }),
      'POST /meal-plan-feed': () => ({ created_at: '2026-11-01T12:00:00.000Z', token: 'a'.repeat(43) }),
      'DELETE /meal-plan-feed': () => ({ created_at: null }),
      'GET /household': () => ({
        id: COOK.id,
        members: [COOK.id, HOUSEMATE],
        people: [
          { id: COOK.id, name: COOK.name },
          { id: HOUSEMATE, name: 'Jonas Berg' },
        ],
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
  return { ...app, all, lists, week, settings: () => settings, templates: () => templates, putElsewhere };
}

export const planned = (part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
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
export const PRAWNS = { id: '00000000-0000-7000-8000-00000000e00b', recipe_id: RECIPES[1]!.id, title: 'Prawn curry' };
export const BEANS = { id: '00000000-0000-7000-8000-00000000e00c', recipe_id: RECIPES[2]!.id, title: 'Bean bowl' };

/** Nothing is laid out here: each day stands 100 px below the one before it. */
export function layOutDays(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const day = this.closest('.plan-day');
    const top = day ? 100 * [...document.querySelectorAll('.plan-day')].indexOf(day) : 0;
    return { x: 0, y: top, left: 0, top, right: 100, bottom: top + 100, width: 100, height: 100, toJSON: () => ({}) };
  });
}
export const dayOf = (date: string) => screen.getByRole('region', { name: new RegExp(`^${longDay(date)}`) });
