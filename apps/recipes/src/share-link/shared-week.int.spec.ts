import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  FREE_RECIPE_LIMIT,
  household,
  householdChanged,
  householdRecipe,
  mealPlan,
  type MealPlanEntry,
  type OutputOf,
  type ParsedInputOf,
  recipe,
  shareLink,
  type SharedContent,
  subscription,
  tray,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { LIBRARY_MODEL, type LibraryDocument } from '../library/library.schema';
import { RecipesModule } from '../recipes.module';

const eater = (id: string, portion: number) => ({ id, name: 'Eater', portion, diets: [], allergens: ['milk'], dislikes: [], goals: {} });

@FakeService('identity')
class Identity {
  @Handles(household.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof household.lookUp>): Promise<OutputOf<typeof household.lookUp>> {
    const eaters = [eater(uuidv7(), 1), eater(uuidv7(), 1)];
    return { id: accountId, members: [accountId], people: [{ id: accountId, name: 'Mara' }], eaters, revision: 0 } as OutputOf<
      typeof household.lookUp
    >;
  }
}

@Module({ controllers: [Identity] })
class IdentityModule {
  static readonly keepsDocuments = false;
}

@FakeService('billing')
class Billing {
  @Handles(subscription.lookUp)
  async lookUp(): Promise<OutputOf<typeof subscription.lookUp>> {
    return { isActive: false, plan: 'free', recipeLimit: FREE_RECIPE_LIMIT, renewsAt: null, revision: 1 };
  }
}

@Module({ controllers: [Billing] })
class BillingModule {
  static readonly keepsDocuments = false;
}

const MONDAY = '2026-11-16';

describe('a week of a plan', () => {
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

  type Cook = ReturnType<typeof cook>;
  const dish = (owner: Cook, title: string, ingredients: string[]) =>
    recipes.call(recipe.create, { title, ingredients, instructions: ['Boil.'], notes: 'Mine alone', servings: 2, cook_time: 20 }, owner);
  const entry = (recipe_id: string | null, title: string, part: Partial<MealPlanEntry> = {}): MealPlanEntry => ({
    ...{ id: uuidv7(), date: MONDAY, meal: 'dinner', position: 0, recipe_id, title, servings: null, locked: false, leftover_of: null },
    ...part,
  });
  const plan = (owner: Cook, ...put: MealPlanEntry[]) => recipes.call(mealPlan.change, { id: MONDAY, put }, owner);
  const share = async (owner: Cook) => {
    const { token, link } = await recipes.call(shareLink.shareWeek, { id: uuidv7(), first: MONDAY }, owner);
    return { token, ...link };
  };
  const read = (token: string) => recipes.call(shareLink.readShared, { token }, null);
  let revision = 0;
  const shareHousehold = async (...members: string[]) => {
    await recipes.bus.publish(householdChanged, { householdId: members[0] ?? '', members, revision: ++revision });
    await recipes.settle();
  };

  it('is open to whoever has its link, with what to buy for all who eat, and follows the plan', async () => {
    const ann = cook();
    const soup = await dish(ann, 'Leek soup', ['2 leeks', '1 tsp salt', '100 g butter']);
    const cooked = entry(soup.id, 'Leek soup');
    const again = entry(soup.id, 'Leek soup', { date: '2026-11-17', meal: 'lunch', leftover_of: cooked.id });
    await plan(ann, cooked, again, entry(null, 'Eating out', { date: '2026-11-22' }));
    const { token, kind, about } = await share(ann);
    expect([kind, about]).toEqual(['week', MONDAY]);
    const page = await read(token);
    expect(page).toMatchObject({ state: 'open', from: 'Mara', content: { kind: 'week', week: { first: MONDAY } } });
    const { week } = page.content as Extract<SharedContent, { kind: 'week' }>;
    expect(week.days.map(({ dishes }) => dishes.map(({ title, kind: one }) => `${title} ${one}`))).toEqual([
      ['Leek soup recipe'],
      ['Leek soup leftover'],
      [],
      [],
      [],
      [],
      ['Eating out note'],
    ]);
    // two eat of it twice, so it is cooked for four; salt is in every kitchen
    expect(week.to_buy.map(({ name, amounts }) => [name, amounts.map(({ quantity }) => quantity)])).toEqual([
      ['leeks', [4]],
      ['butter', [200]],
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Mine alone|allergens|goals|portion|milk/);
    await recipes.call(mealPlan.change, { id: MONDAY, remove: [cooked.id, again.id] }, ann);
    await expect(read(token)).resolves.toMatchObject({ content: { week: { to_buy: [] } } });
  });

  it('is switched off, and shows nobody’s plan once its maker shares another household', async () => {
    const [ann, ben] = [cook(), cook()];
    await plan(ann, entry(null, 'Eating out'));
    const { id, token } = await share(ann);
    await recipes.call(shareLink.setRevoked, { id, revoked: true }, ann);
    await expect(read(token)).resolves.toMatchObject({ state: 'revoked', content: null });
    await recipes.call(shareLink.setRevoked, { id, revoked: false }, ann);
    await plan(ben, entry(null, 'Secret supper'));
    await shareHousehold(ben.accountId, ann.accountId);
    const page = await read(token);
    expect(page).toMatchObject({ state: 'revoked', content: null });
    expect(JSON.stringify(page)).not.toContain('Secret');
  });

  it('is saved by another cook with its recipes, once, and a recipe that they have is not doubled', async () => {
    const [ann, ben] = [cook(), cook()];
    const [soup, tart] = [await dish(ann, 'Leek soup', ['2 leeks']), await dish(ann, 'Leek tart', ['3 leeks'])];
    const mine = await dish(ben, 'Leek tart', ['3 leeks']);
    const cooked = entry(soup.id, 'Leek soup');
    await plan(
      ann,
      cooked,
      entry(soup.id, 'Leek soup', { date: '2026-11-18', leftover_of: cooked.id }),
      entry(tart.id, 'Leek tart', { date: '2026-11-19' }),
    );
    const { token } = await share(ann);
    const input = { token, id: uuidv7(), name: 'Mara’s week' };
    const { week, waiting } = await recipes.call(shareLink.saveWeek, input, ben);
    expect(waiting).toBe(0);
    expect(week.dishes).toMatchObject([
      { day: 0, title: 'Leek soup', leftover_of: null },
      { day: 2, title: 'Leek soup', leftover_of: 0 },
      { day: 3, title: 'Leek tart', recipe_id: mine.id },
    ]);
    await expect(recipes.call(shareLink.saveWeek, input, ben)).resolves.toEqual({ week, waiting });
    await expect(recipes.call(mealPlan.listTemplates, {}, ben)).resolves.toEqual({ items: [week] });
    const copy = await recipes.call(recipe.read, { id: week.dishes[0]?.recipe_id ?? '' }, ben);
    expect(copy).toMatchObject({ title: 'Leek soup', notes: '' });
    expect(copy.id).not.toBe(soup.id);
    expect((await recipes.call(recipe.list, {}, ben)).items).toHaveLength(2);
  });

  it('puts the recipes that a full library has no room for into the tray, where its dishes find them', async () => {
    const [ann, ben] = [cook(), cook()];
    const soup = await dish(ann, 'Leek soup', ['2 leeks']);
    await plan(ann, entry(soup.id, 'Leek soup'));
    const { token } = await share(ann);
    for (let at = 0; at < FREE_RECIPE_LIMIT; at++) await dish(ben, `Toast ${at}`, [`${at + 1} slices of bread`]);
    const input = { token, id: uuidv7(), name: 'Mara’s week' };
    const saved = await recipes.call(shareLink.saveWeek, input, ben);
    expect(saved.waiting).toBe(1);
    const { items } = await recipes.call(tray.list, {}, ben);
    expect(items).toMatchObject([{ id: saved.week.dishes[0]?.recipe_id, title: 'Leek soup', origin: 'shared', name: 'Mara' }]);
    await expect(recipes.call(shareLink.saveWeek, input, ben)).resolves.toEqual(saved);

    // a place came free on the way, and nobody has filled it
    const libraries: Model<LibraryDocument> = recipes.running.app.get(getModelToken(LIBRARY_MODEL));
    await libraries.updateOne({ _id: ben.accountId }, { $inc: { count: -1 } });
    await expect(recipes.call(shareLink.saveWeek, input, ben)).resolves.toEqual({ ...saved, waiting: 0 });
    await expect(recipes.call(tray.list, {}, ben)).resolves.toMatchObject({ items: [] });
  });

  it('names recipes that everybody of the household reads, and nobody else', async () => {
    const [ann, ben, eve] = [cook(), cook(), cook()];
    const soup = await dish(ann, 'Leek soup', ['2 leeks']);
    const ask = (who: Cook) => recipes.call(householdRecipe.list, { ids: [soup.id] }, who);
    const idsFor = (who: Cook) => recipes.call(householdRecipe.listIds, {}, who);
    await expect(ask(ben)).resolves.toEqual({ items: [], left: [] });
    await shareHousehold(ann.accountId, ben.accountId);
    await expect(idsFor(ben)).resolves.toEqual({ items: [soup.id], next: null });
    for (const who of [ann, eve]) await expect(idsFor(who)).resolves.toEqual({ items: [], next: null });
    const { items } = await ask(ben);
    expect(items).toMatchObject([{ id: soup.id, cook: ann.accountId, title: 'Leek soup', ingredients: [{ text: '2 leeks' }] }]);
    expect(JSON.stringify(items)).not.toMatch(/Mine alone|rating|favorite/);
    await expect(ask(eve)).resolves.toEqual({ items: [], left: [] });
    await expect(recipes.call(recipe.read, { id: soup.id }, ben)).rejects.toMatchObject({ code: 'recipes.not-found' });
    await shareHousehold(ann.accountId);
    await expect(ask(ben)).resolves.toEqual({ items: [], left: [] });
    await recipes.call(recipe.delete, { id: soup.id }, ann);
    await expect(ask(ann)).resolves.toEqual({ items: [], left: [] });
  });
});
