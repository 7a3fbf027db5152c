import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  FREE_RECIPE_LIMIT,
  type InputOf,
  library,
  type OutputOf,
  type ParsedInputOf,
  type Plan,
  recipe,
  recipeLimitOf,
  shareLink,
  subscription,
  subscriptionChanged,
  tray,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { LIBRARY_MODEL, type LibraryDocument } from '../library/library.schema';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { RECIPE_MODEL, type RecipeDocument } from '../recipe-model/recipe.schema';
import { RecipeService } from '../recipe/recipe.service';
import { RecipesModule } from '../recipes.module';
import { TrayService } from './tray.service';

type Cook = ReturnType<typeof cook>;

const plans = new Map<string, OutputOf<typeof subscription.lookUp>>();
const plan = (name: Plan, revision: number) =>
  ({ isActive: name !== 'free', plan: name, recipeLimit: recipeLimitOf(name), renewsAt: null, revision }) as const;

@FakeService('billing')
class BillingPeer {
  @Handles(subscription.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof subscription.lookUp>): Promise<OutputOf<typeof subscription.lookUp>> {
    return plans.get(accountId) ?? plan('free', 1);
  }
}

@Module({ controllers: [BillingPeer] })
class BillingPeerModule {
  static readonly keepsDocuments = false;
}

@FakeService('identity')
class IdentityPeer {}

@Module({ controllers: [IdentityPeer] })
class IdentityPeerModule {
  static readonly keepsDocuments = false;
}

describe('the tray', () => {
  let recipes: ServiceUnderTest;
  let billing: RunningService;
  let identity: RunningService;
  let libraries: Model<LibraryDocument>;
  let stored: Model<RecipeDocument>;
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    billing = await bootService('billing', BillingPeerModule, environment);
    identity = await bootService('identity', IdentityPeerModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
    libraries = recipes.running.app.get(getModelToken(LIBRARY_MODEL));
    stored = recipes.running.app.get(getModelToken(RECIPE_MODEL));
  });
  afterAll(async () => {
    await recipes.close();
    await billing.stop();
    await identity.stop();
  });

  const create = (owner: Cook, title: string, more: Partial<InputOf<typeof recipe.create>> = {}) =>
    recipes.call(recipe.create, { id: uuidv7(), title, ...more }, owner);
  const bringIn = (owner: Cook, title: string, more: Partial<InputOf<typeof recipe.create>> = {}) =>
    create(owner, title, { whenFull: { origin: 'file', name: 'cards.zip' }, ...more });
  const waiting = async (owner: Cook) => (await recipes.call(tray.list, {}, owner)).items.map(({ title }) => title);
  const listed = async (owner: Cook) => (await recipes.call(recipe.list, { limit: 100 }, owner)).items.map(({ title }) => title);
  const count = async (owner: Cook) => (await libraries.findById(owner.accountId).lean<LibraryDocument>())?.count;

  async function fullLibrary(owner: Cook): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < FREE_RECIPE_LIMIT; at++) ids.push((await create(owner, `Toast ${at}`)).id);
    return ids;
  }

  it('takes what the library has no room for, in the order in which it came, and keeps it out of the library', async () => {
    const ann = cook();
    await fullLibrary(ann);
    await expect(create(ann, 'Refused')).rejects.toMatchObject({ code: 'recipes.limit-reached' });
    const soup = await bringIn(ann, 'Soup', { ingredients: ['1 leek'] });
    await bringIn(ann, 'Stew', { whenFull: { origin: 'address', name: 'smitten.example' } });
    expect(soup).toMatchObject({ waiting: true, ingredients: [{ text: '1 leek' }] });

    const page = await recipes.call(tray.list, { limit: 1 }, ann);
    expect(page).toMatchObject({ total: 2, items: [{ id: soup.id, title: 'Soup', origin: 'file', name: 'cards.zip' }] });
    const rest = await recipes.call(tray.list, { after: page.next ?? '' }, ann);
    expect(rest).toMatchObject({ next: null, items: [{ title: 'Stew', origin: 'address', name: 'smitten.example' }] });

    expect(await count(ann)).toBe(FREE_RECIPE_LIMIT);
    expect((await recipes.call(recipe.facets, {}, ann)).total).toBe(FREE_RECIPE_LIMIT);
    expect((await recipes.call(recipe.search, { q: 'soup' }, ann)).hits).toEqual([]);
    const copied = await recipes.call(library.listChanges, {}, ann);
    expect(copied.items.map(({ id }) => id)).not.toContain(soup.id);
    expect(await waiting(cook())).toEqual([]);
  });

  it('is passed by while there is room', async () => {
    const ann = cook();
    expect(await bringIn(ann, 'Soup')).toMatchObject({ waiting: false });
    expect([await waiting(ann), await listed(ann)]).toEqual([[], ['Soup']]);
  });

  it('holds each once, however often it is sent, also when all come at the last place', async () => {
    const ann = cook();
    await fullLibrary(ann);
    const id = uuidv7();
    const soup = { id, ingredients: ['1 leek'], unlessOwned: { addresses: [] } };
    await Promise.all([bringIn(ann, 'Soup', soup), bringIn(ann, 'Soup', soup)]);
    expect(await bringIn(ann, 'Soup', soup)).toMatchObject({ id, waiting: true });
    await expect(bringIn(ann, 'Soup', { ...soup, id: uuidv7() })).rejects.toMatchObject({ code: 'recipes.owned' });
    expect(await waiting(ann)).toEqual(['Soup']);
    expect(await libraries.findById(ann.accountId).lean<LibraryDocument>()).toMatchObject({ count: FREE_RECIPE_LIMIT, pending: [] });
  });

  it('lets a recipe be read, cooked and rated, and not changed before there is room for it', async () => {
    const ann = cook();
    await fullLibrary(ann);
    const { id, revision } = await bringIn(ann, 'Soup');
    expect(await recipes.call(recipe.read, { id }, ann)).toMatchObject({ title: 'Soup', waiting: true });
    const entry = { entryId: uuidv7(), date: '2026-05-01' };
    expect(await recipes.call(recipe.putCooked, { id, ...entry }, ann)).toMatchObject({ times_cooked: 1 });
    expect(await recipes.call(recipe.setRating, { id, rating: 4 }, ann)).toMatchObject({ rating: 4 });

    const refused = { code: 'recipes.waiting' };
    await expect(recipes.call(recipe.update, { id, revision, title: 'Other' }, ann)).rejects.toMatchObject(refused);
    await expect(recipes.call(recipe.setNotes, { id, revision, notes: 'x' }, ann)).rejects.toMatchObject(refused);
    await expect(recipes.call(recipe.setTags, { id, tags: ['x'] }, ann)).rejects.toMatchObject(refused);
    await expect(recipes.call(recipe.setFavorite, { id, favorite: true }, ann)).rejects.toMatchObject(refused);
    await expect(recipes.call(recipe.setCollections, { id, collections: [] }, ann)).rejects.toMatchObject(refused);
    await expect(recipes.call(recipe.publish, { id, published: true }, ann)).rejects.toMatchObject(refused);
  });

  it('moves the next one up as soon as a place is free, and gives the place back when the deletion is undone', async () => {
    const ann = cook();
    const [oldest = ''] = await fullLibrary(ann);
    for (const title of ['Soup', 'Stew', 'Salad']) await bringIn(ann, title);
    const salad = (await recipes.call(tray.list, {}, ann)).items[2]?.id ?? '';
    await recipes.call(tray.moveFirst, { id: salad }, ann);
    expect(await waiting(ann)).toEqual(['Salad', 'Soup', 'Stew']);
    await expect(recipes.call(tray.moveFirst, { id: salad }, cook())).rejects.toMatchObject({ code: 'recipes.not-found' });
    await expect(recipes.call(tray.moveFirst, { id: oldest }, ann)).rejects.toMatchObject({ code: 'recipes.not-found' });

    await recipes.call(recipe.delete, { id: oldest }, ann);
    expect(await waiting(ann)).toEqual(['Soup', 'Stew']);
    expect(await listed(ann)).toContain('Salad');
    await recipes.settle();
    expect(await waiting(ann)).toEqual(['Soup', 'Stew']);
    expect(await count(ann)).toBe(FREE_RECIPE_LIMIT);
    expect(await recipes.call(recipe.setTags, { id: salad, tags: ['raw'] }, ann)).toMatchObject({ tags: ['raw'] });

    await recipes.call(recipe.restore, { id: oldest }, ann);
    expect(await waiting(ann)).toEqual(['Salad', 'Soup', 'Stew']);
    expect(await listed(ann)).toContain('Toast 0');
    expect(await count(ann)).toBe(FREE_RECIPE_LIMIT);
  });

  it('moves up as many as are cleared at once, and takes them back together', async () => {
    const ann = cook();
    const ids = (await fullLibrary(ann)).slice(0, 2);
    for (const title of ['Soup', 'Stew', 'Salad']) await bringIn(ann, title);
    await recipes.call(recipe.deleteMany, { ids }, ann);
    // the deletion and whoever hears of it may both be at one place for a moment: then the other place is filled by whoever hears of that
    await waitUntil(async () => (await waiting(ann)).length === 1, 'both places to be filled');
    expect(await waiting(ann)).toEqual(['Salad']);
    expect(await recipes.call(recipe.restoreMany, { ids }, ann)).toEqual({ ids, isLibraryFull: false });
    expect(await waiting(ann)).toEqual(['Soup', 'Stew', 'Salad']);
    expect(await count(ann)).toBe(FREE_RECIPE_LIMIT);
  });

  it('fills a place once, however often its deletion is heard of, so that all of a bulk deletion can be undone', async () => {
    const ann = cook();
    const [first = '', second = ''] = await fullLibrary(ann);
    for (const title of ['Soup', 'Stew', 'Salad']) await bringIn(ann, title);
    const [recipeService, trayService] = [recipes.get(RecipeService), recipes.get(TrayService)];
    for (const id of [first, second]) await recipeService.delete(ann.accountId, id);
    for (const id of [first, first, second, first, second]) await trayService.fillPlaceOf(ann.accountId, id);
    expect(await waiting(ann)).toEqual(['Salad']);
    const undone = await recipes.call(recipe.restoreMany, { ids: [second, first] }, ann);
    expect(undone).toEqual({ ids: [second, first], isLibraryFull: false });
    expect(await count(ann)).toBe(FREE_RECIPE_LIMIT);
  });

  it('gives the place back also when another change has filled it', async () => {
    const ann = cook();
    const [first = '', second = ''] = await fullLibrary(ann);
    for (const title of ['Soup', 'Stew']) await bringIn(ann, title);
    for (const id of [first, second]) await recipes.call(recipe.delete, { id }, ann);
    await recipes.settle();
    expect(await waiting(ann)).toEqual([]);
    const byAnotherChange = { 'tray.movedUp': { at: new Date(), inPlaceOf: null } };
    await stored.updateMany({ 'tray.movedUp.inPlaceOf': { $in: [first, second] } }, { $set: byAnotherChange });
    expect(await recipes.call(recipe.restoreMany, { ids: [first, second] }, ann)).toEqual({ ids: [first, second], isLibraryFull: false });
    expect(await waiting(ann)).toEqual(['Soup', 'Stew']);
  });

  it('says what was not used for longest', async () => {
    const ann = cook();
    const [eggs, toast, tea] = [await create(ann, 'Eggs'), await create(ann, 'Toast', { notes: 'Butter first' }), await create(ann, 'Tea')];
    for (const { id } of [eggs, toast, tea]) await stored.updateOne({ _id: id }, { $set: { updated_at: new Date('2024-01-01') } });
    await recipes.call(recipe.putCooked, { id: eggs.id, entryId: uuidv7(), date: '2026-05-01' }, ann);
    await stored.updateOne({ _id: tea.id }, { $set: { updated_at: new Date('2023-01-01') } });
    const { items } = await recipes.call(tray.longestUnused, { limit: 2 }, ann);
    expect(items.map(({ title, has_notes, last_used_at }) => [title, has_notes, last_used_at.slice(0, 10)])).toEqual([
      ['Tea', false, '2023-01-01'],
      ['Toast', true, '2024-01-01'],
    ]);
  });

  it('keeps what moved up a while ago where it is', async () => {
    const ann = cook();
    const [oldest = ''] = await fullLibrary(ann);
    const soup = await bringIn(ann, 'Soup');
    await recipes.call(recipe.delete, { id: oldest }, ann);
    await stored.updateOne({ _id: soup.id }, { $set: { 'tray.movedUp.at': new Date(Date.now() - 3_600_000) } });
    await expect(recipes.call(recipe.restore, { id: oldest }, ann)).rejects.toMatchObject({ code: 'recipes.limit-reached' });
    expect(await listed(ann)).toContain('Soup');
  });

  it('lets go of one that is taken off, which needs no place to come back', async () => {
    const ann = cook();
    await fullLibrary(ann);
    const { id } = await bringIn(ann, 'Soup');
    await recipes.call(recipe.delete, { id }, ann);
    expect([await waiting(ann), await count(ann)]).toEqual([[], FREE_RECIPE_LIMIT]);
    expect(await recipes.call(recipe.restore, { id }, ann)).toMatchObject({ waiting: true });
    expect([await waiting(ann), await count(ann)]).toEqual([['Soup'], FREE_RECIPE_LIMIT]);
  });

  it('is empty once the plan has room for everything', async () => {
    const ann = cook();
    await fullLibrary(ann);
    for (const title of ['Soup', 'Stew']) await bringIn(ann, title);
    plans.set(ann.accountId, plan('premium', 3));
    await recipes.bus.publish(subscriptionChanged, { accountId: ann.accountId, revision: 3 });
    await waitUntil(async () => (await waiting(ann)).length === 0, 'the tray to be empty');
    expect(await count(ann)).toBe(FREE_RECIPE_LIMIT + 2);
    expect(await listed(ann)).toEqual(expect.arrayContaining(['Soup', 'Stew']));
  });

  it('loses nothing when the service died before a freed place was counted off or filled', async () => {
    const ann = cook();
    const [oldest = ''] = await fullLibrary(ann);
    await bringIn(ann, 'Soup');
    const old = new Date(Date.now() - 120_000);
    const reservation = { id: uuidv7(), recipeId: oldest, kind: 'delete', at: old };
    await libraries.updateOne({ _id: ann.accountId }, { $push: { pending: reservation } });
    await stored.updateOne({ _id: oldest }, { $set: { deletedAt: new Date() }, $push: { reservations: reservation.id } });
    await recipes.get(MaintenanceService).settleLeftovers();
    expect([await waiting(ann), await count(ann)]).toEqual([[], FREE_RECIPE_LIMIT]);

    await bringIn(ann, 'Stew');
    await libraries.updateOne({ _id: ann.accountId }, { $inc: { count: -1 } });
    await recipes.get(TrayService).moveUpEverywhere();
    expect([await waiting(ann), await count(ann)]).toEqual([[], FREE_RECIPE_LIMIT]);
  });

  it('takes what was saved from a link', async () => {
    const [ann, bea] = [cook(), cook()];
    const soup = await create(ann, 'Soup', { ingredients: ['1 leek'] });
    const { token } = await recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id: soup.id, days: 7 }, ann);
    await fullLibrary(bea);
    expect(await recipes.call(shareLink.saveRecipe, { token, id: uuidv7() }, bea)).toMatchObject({ waiting: true });
    expect((await recipes.call(tray.list, {}, bea)).items).toMatchObject([{ title: 'Soup', origin: 'shared' }]);
  });

  it('moves what was saved from a link up when a place came free on the way', async () => {
    const [ann, bea] = [cook(), cook()];
    const soup = await create(ann, 'Soup', { ingredients: ['1 leek'] });
    const { token } = await recipes.call(shareLink.shareRecipe, { id: uuidv7(), recipe_id: soup.id, days: 7 }, ann);
    await fullLibrary(bea);
    const saving = { token, id: uuidv7() };
    expect(await recipes.call(shareLink.saveRecipe, saving, bea)).toMatchObject({ waiting: true });
    await libraries.updateOne({ _id: bea.accountId }, { $inc: { count: -1 } });
    expect(await recipes.call(shareLink.saveRecipe, saving, bea)).toMatchObject({ waiting: false });
    expect([await waiting(bea), await count(bea)]).toEqual([[], FREE_RECIPE_LIMIT]);
  });

  it('fills the place of a recipe whoever deletes it', async () => {
    const ann = cook();
    const [oldest = ''] = await fullLibrary(ann);
    await bringIn(ann, 'Soup');
    await recipes.get(RecipeService).delete(ann.accountId, oldest);
    expect(await waiting(ann)).toEqual([]);
  });
});
