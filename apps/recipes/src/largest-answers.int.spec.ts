import { Module } from '@nestjs/common';
import {
  household,
  mealPlan,
  type MealPlanEntry,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  recipe,
  shareLink,
  subscription,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from './recipes.module';

@FakeService('identity')
class Identity {
  @Handles(household.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof household.lookUp>): Promise<OutputOf<typeof household.lookUp>> {
    return { id: accountId, members: [accountId], people: [], eaters: [], revision: 0 };
  }
}

@FakeService('billing')
class Billing {
  @Handles(subscription.lookUp)
  async lookUp(): Promise<OutputOf<typeof subscription.lookUp>> {
    return { isActive: true, plan: 'premium', recipeLimit: null, renewsAt: null, revision: 1 };
  }
}

@Module({ controllers: [Identity] })
class IdentityModule {
  static readonly keepsDocuments = false;
}

@Module({ controllers: [Billing] })
class BillingModule {
  static readonly keepsDocuments = false;
}

const MONDAY = '2026-11-16';
/** The heaviest script: three bytes a character. */
const heavy = (characters: number): string => '漢'.repeat(characters);
const entry = (part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
  ...{
    id: uuidv7(),
    date: MONDAY,
    meal: 'dinner',
    position: 0,
    recipe_id: null,
    title: heavy(200),
    servings: null,
    locked: false,
    leftover_of: null,
  },
  ...part,
});
const tooLarge = { code: 'recipes.plan-too-large', status: 422 };

describe('what is written as large as it may be', () => {
  let recipes: ServiceUnderTest;
  const peers: RunningService[] = [];
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    peers.push(await bootService('identity', IdentityModule, environment), await bootService('billing', BillingModule, environment));
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await recipes.close();
    for (const peer of peers) await peer.stop();
  });

  it('a week is refused beyond what an answer holds, and read with all that it took', async () => {
    const ann = cook();
    const guests = Array.from({ length: 20 }, () => ({
      name: heavy(40),
      portion: 1,
      diets: Array.from({ length: 20 }, () => heavy(40)),
      allergens: [],
    }));
    const slots = Array.from({ length: 10 }, (_, at) => ({ date: MONDAY, meal: `meal ${at}`, eaters: null, guests, max_minutes: null }));
    await expect(recipes.call(mealPlan.change, { id: MONDAY, slots }, ann)).rejects.toMatchObject(tooLarge);
    await recipes.call(mealPlan.change, { id: MONDAY, slots: slots.slice(0, 4) }, ann);
    const put = Array.from({ length: 200 }, () => entry({ title: 'Soup' }));
    const { entries } = await recipes.call(mealPlan.change, { id: MONDAY, put }, ann);
    expect(entries).toHaveLength(200);
    await expect(
      recipes.call(mealPlan.change, { id: MONDAY, put: put.map((one) => ({ ...one, title: heavy(200) })) }, ann),
    ).rejects.toMatchObject(tooLarge);
    expect((await recipes.call(mealPlan.read, { id: MONDAY }, ann)).slots).toHaveLength(4);
  });

  it('templates are refused beyond what an answer with all of them holds', async () => {
    const ann = cook();
    const dishes = Array.from({ length: 200 }, () => ({
      day: 0,
      meal: 'dinner',
      recipe_id: null,
      title: heavy(200),
      servings: null,
      leftover_of: null,
    }));
    const put = () => recipes.call(mealPlan.putTemplate, { id: uuidv7(), name: 'Week', dishes }, ann);
    const stored = [await put(), await put(), await put()];
    await expect(put()).rejects.toMatchObject(tooLarge);
    expect((await recipes.call(mealPlan.listTemplates, {}, ann)).items).toHaveLength(stored.length);
  });

  it('the log of a recipe is refused beyond what an answer with the recipe holds', async () => {
    const ann = cook();
    const { id } = await recipes.call(recipe.create, { title: 'Long', instructions: Array.from({ length: 13 }, () => heavy(5_000)) }, ann);
    let noted = 0;
    let full: unknown;
    while (!full && noted < 200)
      await recipes.call(recipe.putCooked, { id, entryId: uuidv7(), date: MONDAY, note: heavy(500) }, ann).then(
        () => (noted += 1),
        (problem: unknown) => (full = problem),
      );
    expect(full).toMatchObject({ code: 'recipes.cooked-too-often' });
    expect(full).toBeInstanceOf(ProblemError);
    expect((await recipes.call(recipe.read, { id }, ann)).cooked_on).toHaveLength(noted);
  });

  it('where a recipe was read travels with it as far as it fits', async () => {
    const guesses = Array.from({ length: 20 }, () => heavy(5_000));
    const origins = [{ field: 'title', reader: 'json-ld', place: 'a page', confidence: 1, guesses }];
    const made = await recipes.call(recipe.create, { title: 'Read', origins }, cook());
    expect(made.origins).toEqual([{ field: 'title', reader: 'json-ld', place: 'a page', confidence: 1, checked: false }]);
  });

  it('a search tells as many hits as fit', async () => {
    const ann = cook();
    const tags = Array.from({ length: 40 }, (_, at) => `${heavy(58)}${at}`);
    for (let made = 0; made < 50; made++)
      await recipes.call(recipe.create, { title: `Leek soup ${made} ${heavy(150)}`, tags, ingredients: [`leek ${heavy(490)}`] }, ann);
    const { hits, total } = await recipes.call(recipe.search, { q: 'leek' }, ann);
    expect(total).toBe(50);
    expect(hits.length).toBeGreaterThan(10);
    expect(hits.length).toBeLessThan(50);
  });

  it('a shared week shows its meals, and of what to buy as much as fits', async () => {
    const ann = cook();
    const word = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const lines = (dish: number) => Array.from({ length: 280 }, (_, at) => `${at + 1} g ${word(dish * 1_000 + at)}berry ${heavy(200)}`);
    const put: MealPlanEntry[] = [];
    for (let dish = 0; dish < 8; dish++) {
      const { id } = await recipes.call(recipe.create, { title: `Dish ${dish}`, ingredients: lines(dish) }, ann);
      put.push(entry({ recipe_id: id, title: `Dish ${dish}` }));
    }
    await recipes.call(mealPlan.change, { id: MONDAY, put }, ann);
    const { token } = await recipes.call(shareLink.shareWeek, { id: uuidv7(), first: MONDAY }, ann);
    const { content } = await recipes.call(shareLink.readShared, { token }, null);
    expect(content).toMatchObject({
      kind: 'week',
      week: { days: expect.arrayContaining([expect.objectContaining({ dishes: expect.any(Array) })]) },
    });
    expect(content?.kind === 'week' && content.week.to_buy.length).toBeGreaterThan(100);
  });
});
