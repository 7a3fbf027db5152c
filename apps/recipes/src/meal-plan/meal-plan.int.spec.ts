import { mealPlan, type MealPlanEntry, UNSCHEDULED } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { Households } from '../household/households.service';
import { RecipesModule } from '../recipes.module';

const WEEK = '2026-11-16';
const entry = (part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
  id: uuidv7(),
  date: '2026-11-18',
  meal: 'dinner',
  position: 0,
  recipe_id: uuidv7(),
  title: 'Leek linguine',
  servings: null,
  locked: false,
  leftover_of: null,
  ...part,
});

describe('a meal plan', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const change = (owner: ReturnType<typeof cook>, input: { id?: string; put?: MealPlanEntry[]; remove?: string[] }) =>
    recipes.call(mealPlan.change, { id: WEEK, ...input }, owner);
  const read = (owner: ReturnType<typeof cook>, id = WEEK) => recipes.call(mealPlan.read, { id }, owner);

  it('begins empty, and keeps what is put there', async () => {
    const ann = cook();
    await expect(read(ann)).resolves.toEqual({ id: WEEK, revision: 0, entries: [], slots: [] });
    const [soup, pasta] = [entry({ title: 'Soup' }), entry()];
    await change(ann, { put: [soup, pasta] });
    await change(ann, { put: [{ ...soup, date: '2026-11-22', servings: 6 }] });
    await expect(read(ann)).resolves.toMatchObject({ revision: 2, entries: [pasta, { id: soup.id, date: '2026-11-22', servings: 6 }] });
  });

  it('comes out the same when a change is sent twice', async () => {
    const ann = cook();
    const meal = entry();
    const first = await change(ann, { put: [meal] });
    const again = await change(ann, { put: [meal] });
    expect(again.entries).toEqual(first.entries);
    await change(ann, { remove: [meal.id] });
    await expect(change(ann, { remove: [meal.id] })).resolves.toMatchObject({ entries: [] });
  });

  it('loses nothing when five devices change it at the same moment', async () => {
    const ann = cook();
    const meals = Array.from({ length: 5 }, (_, index) => entry({ title: `Dish ${index}` }));
    await Promise.all(meals.map((meal) => change(ann, { put: [meal] })));
    const { entries } = await read(ann);
    expect(entries.map(({ title }) => title).sort()).toEqual(meals.map(({ title }) => title));
  });

  it('keeps what has no day yet, and refuses a day of another week', async () => {
    const ann = cook();
    await change(ann, { id: UNSCHEDULED, put: [entry({ date: null })] });
    expect((await read(ann, UNSCHEDULED)).entries).toHaveLength(1);
    await expect(change(ann, { put: [entry({ date: '2026-11-23' })] })).rejects.toMatchObject({ code: 'recipes.plan-other-week' });
    await expect(change(ann, { put: [entry({ date: null })] })).rejects.toMatchObject({ code: 'recipes.plan-other-week' });
    await expect(read(ann, '2026-11-17')).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('is its owner’s alone', async () => {
    const [ann, ben] = [cook(), cook()];
    const meal = entry();
    await change(ann, { put: [meal] });
    await change(ben, { remove: [meal.id] });
    expect((await read(ann)).entries).toEqual([meal]);
    expect((await read(ben)).entries).toEqual([]);
  });

  it('is that of the household, for everybody who shares it', async () => {
    const [ann, ben, cem] = [cook(), cook(), cook()];
    const meal = entry();
    await change(ben, { put: [entry({ title: 'Ben’s own' })] });
    await recipes.get(Households).store({ householdId: ann.accountId, members: [ann.accountId, ben.accountId], revision: 1 });
    await change(ann, { put: [meal] });
    expect((await read(ben)).entries).toEqual([meal]);
    await change(ben, { remove: [meal.id] });
    expect((await read(ann)).entries).toEqual([]);
    expect((await read(cem)).entries).toEqual([]);
    await recipes.get(Households).store({ householdId: ann.accountId, members: [ann.accountId], revision: 2 });
    expect((await read(ben)).entries).toMatchObject([{ title: 'Ben’s own' }]);
  });

  it('holds two hundred meals a week', async () => {
    const ann = cook();
    await change(ann, { put: Array.from({ length: 200 }, () => entry()) });
    await expect(change(ann, { put: [entry()] })).rejects.toMatchObject({ code: 'recipes.plan-full' });
  });

  it('has recurring meals in every week from their first day on, unless they are changed or taken out there', async () => {
    const ann = cook();
    const { position: _p, date: _d, locked: _l, leftover_of: _o, ...dish } = entry({ title: 'Pizza' });
    const recurring = [{ ...dish, weekday: 4, from: '2026-11-16' }];
    await recipes.call(mealPlan.changeSettings, { recurring }, ann);
    const [pizza] = (await read(ann)).entries;
    expect(pizza).toMatchObject({ title: 'Pizza', date: '2026-11-20', meal: 'dinner' });
    expect((await read(ann, '2026-11-09')).entries).toEqual([]);
    await change(ann, { put: [{ ...pizza!, date: '2026-11-21' }] });
    expect((await read(ann)).entries).toMatchObject([{ id: pizza?.id, date: '2026-11-21' }]);
    const [next] = (await read(ann, '2026-11-23')).entries;
    await change(ann, { id: '2026-11-23', remove: [next!.id] });
    expect((await read(ann, '2026-11-23')).entries).toEqual([]);
    await change(ann, { id: '2026-11-23', put: [next!] });
    expect((await read(ann, '2026-11-23')).entries).toEqual([next]);
  });

  it('keeps settings field by field, and weeks to use again', async () => {
    const ann = cook();
    await Promise.all([
      recipes.call(mealPlan.changeSettings, { pantry: ['salt'] }, ann),
      recipes.call(mealPlan.changeSettings, { wishes: ['quicker'] }, ann),
    ]);
    await expect(recipes.call(mealPlan.readSettings, {}, ann)).resolves.toMatchObject({
      meals: ['breakfast', 'lunch', 'dinner'],
      pantry: ['salt'],
      wishes: ['quicker'],
      revision: 2,
    });
    const toast = { day: 0, meal: 'dinner', recipe_id: null, title: 'Toast', servings: null, leftover_of: null };
    const template = { id: uuidv7(), name: 'Lazy', dishes: [toast] };
    await recipes.call(mealPlan.putTemplate, template, ann);
    await recipes.call(mealPlan.putTemplate, { ...template, name: 'Very lazy' }, ann);
    await expect(recipes.call(mealPlan.listTemplates, {}, ann)).resolves.toEqual({ items: [{ ...template, name: 'Very lazy' }] });
    await recipes.call(mealPlan.deleteTemplate, { id: template.id }, ann);
    await expect(recipes.call(mealPlan.listTemplates, {}, ann)).resolves.toEqual({ items: [] });
  });
});
