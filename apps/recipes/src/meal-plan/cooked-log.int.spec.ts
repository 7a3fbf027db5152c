import { mealPlan, type MealPlanEntry, recipe } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { CookedLogService } from './cooked-log.service';

const WEEK = '2026-11-16';
const AFTERWARDS = new Date('2026-11-30T12:00:00Z');

describe('the days of a plan that are over', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const ann = cook();
  const soup = async (): Promise<string> => (await recipes.call(recipe.create, { title: 'Leek soup' }, ann)).id;
  const planned = (recipe_id: string | null, part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
    id: uuidv7(),
    date: '2026-11-18',
    meal: 'dinner',
    position: 0,
    recipe_id,
    title: 'Leek soup',
    servings: null,
    locked: false,
    leftover_of: null,
    ...part,
  });
  const change = (input: { put?: MealPlanEntry[]; remove?: string[] }) => recipes.call(mealPlan.change, { id: WEEK, ...input }, ann);
  const log = (now = AFTERWARDS) => recipes.get(CookedLogService).logPastMeals(now);
  const cooked = async (id: string) => (await recipes.call(recipe.read, { id }, ann)).cooked_on;

  it('become the log of their recipes, once; leftovers and notes do not', async () => {
    const id = await soup();
    const source = planned(id, { servings: 6 });
    await change({ put: [source, planned(id, { date: '2026-11-19', leftover_of: source.id }), planned(null, { title: 'Eating out' })] });
    await log();
    await log();
    expect(await cooked(id)).toMatchObject([{ date: '2026-11-18', servings: 6 }]);
    await expect(recipes.call(recipe.read, { id }, ann)).resolves.toMatchObject({ times_cooked: 1 });
  });

  it('are not over while it is still that day somewhere', async () => {
    const id = await soup();
    await change({ put: [planned(id)] });
    await log(new Date('2026-11-19T11:00:00Z'));
    expect(await cooked(id)).toEqual([]);
    await log(new Date('2026-11-19T13:00:00Z'));
    expect(await cooked(id)).toHaveLength(1);
  });

  it('stay as the cook says: moved, taken out of the plan, or taken out of the log', async () => {
    const id = await soup();
    const meal = planned(id);
    await change({ put: [meal] });
    await log();
    await change({ put: [{ ...meal, date: '2026-11-20' }] });
    await log();
    expect(await cooked(id)).toMatchObject([{ date: '2026-11-20' }]);
    const [entry] = await cooked(id);
    await recipes.call(recipe.removeCooked, { id, entryId: entry!.id }, ann);
    await log();
    expect(await cooked(id)).toEqual([]);
    await change({ put: [meal] });
    await log();
    await change({ remove: [meal.id] });
    await log();
    expect(await cooked(id)).toEqual([]);
  });

  it('add nothing on a day for which the cook has noted it already', async () => {
    const id = await soup();
    await recipes.call(recipe.putCooked, { id, entryId: uuidv7(), date: '2026-11-18', note: 'More lemon' }, ann);
    await change({ put: [planned(id)] });
    await log();
    expect(await cooked(id)).toMatchObject([{ note: 'More lemon' }]);
  });

  it('are no trouble when the recipe is gone', async () => {
    const id = await soup();
    await change({ put: [planned(id), planned(uuidv7())] });
    await recipes.call(recipe.delete, { id }, ann);
    await expect(log()).resolves.toBeUndefined();
  });
});
