import { mealPlan, type MealPlanEntry, recipe } from '@simmer/contracts';
import { cook, service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';

const [WEEK, DAY] = ['2026-11-16', '2026-11-18'];

describe('what the dishes of a day need on the day before', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const ann = cook();
  const make = async (title: string, step: string): Promise<string> =>
    (await recipes.call(recipe.create, { title, instructions: [step] }, ann)).id;
  const planned = (recipe_id: string | null, part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
    ...{ id: uuidv7(), date: DAY, meal: 'dinner', position: 0, recipe_id, title: 'Dish', servings: null, locked: false, leftover_of: null },
    ...part,
  });
  const find = (date: string) => recipes.call(mealPlan.findReminders, { accountId: ann.accountId, date }, service);

  it('is found in the words of their recipes; leftovers, notes and other days need nothing', async () => {
    const beans = await make('Bean stew', 'Soak the beans overnight. Simmer them for 1 hour.');
    const soup = await make('Leek soup', 'Simmer the leeks for 20 minutes.');
    const stew = planned(beans);
    const put = [stew, planned(soup), planned(null), planned(uuidv7()), planned(beans, { date: '2026-11-19', leftover_of: stew.id })];
    await recipes.call(mealPlan.change, { id: WEEK, put }, ann);
    const { items } = await find(DAY);
    expect(items).toEqual([{ recipeId: beans, title: 'Bean stew', text: expect.stringContaining('Soak the beans overnight') }]);
    expect([await find('2026-11-19'), await find('2026-11-20')]).toEqual([{ items: [] }, { items: [] }]);
  });
});
