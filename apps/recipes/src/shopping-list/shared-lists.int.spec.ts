import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  type Actor,
  guestList,
  guestNamed,
  household,
  householdChanged,
  type OutputOf,
  type ParsedInputOf,
  shoppingList,
  shoppingListChanged,
  shoppingListVisited,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { addSource, ListLog, ListReplica } from '@simmer/shopping-list';
import { cook, FakeService, kitEnvironment, service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { SHOPPING_LIST_MODEL, type ShoppingListDocument } from './shopping-list.schema';

const households = new Map<string, OutputOf<typeof household.lookUp>>();

@FakeService('identity')
class IdentityPeer {
  @Handles(household.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof household.lookUp>): Promise<OutputOf<typeof household.lookUp>> {
    const alone = { id: accountId, members: [accountId], people: [{ id: accountId, name: nameOf(accountId) }], eaters: [], revision: 0 };
    return [...households.values()].find(({ members }) => members.includes(accountId)) ?? alone;
  }
}

@Module({ controllers: [IdentityPeer] })
class IdentityPeerModule {
  static readonly keepsDocuments = false;
}

const nameOf = (accountId: string): string => `Cook ${accountId.slice(0, 4)}`;

let identity: RunningService;
let recipes: ServiceUnderTest;
beforeAll(async () => {
  const environment = kitEnvironment();
  recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  identity = await bootService('identity', IdentityPeerModule, environment);
});
afterAll(async () => {
  await identity.stop();
  await recipes.close();
});

let revision = 0;
/** A household with the id of the first, which these accounts share from now on. */
async function share(...members: string[]): Promise<void> {
  const [id = ''] = members;
  revision += 1;
  households.set(id, { id, members, people: members.map((one) => ({ id: one, name: nameOf(one) })), eaters: [], revision });
  await recipes.bus.publish(householdChanged, { householdId: id, members, revision });
  await recipes.settle();
}

async function leave(householdId: string, left: string): Promise<void> {
  const { members = [] } = households.get(householdId) ?? {};
  await share(...members.filter((one) => one !== left));
}

const device = (id: string = randomUUID()) => new ListReplica(id, Date.now);
async function sync(replica: ListReplica, by: Actor, id: string) {
  const { operations, ...request } = replica.request();
  replica.receive(await recipes.call(shoppingList.sync, { id, ...request, operations: operations.slice(0, 500) }, by));
}
const lists = async (by: Actor) => (await recipes.call(shoppingList.list, {}, by)).items;
const line = (item: string) => ({ name: item, item, aisle: 'other', quantity: null, quantityMax: null, unit: null });

describe('the lists of a household', () => {
  it('are the same for all who share it, with who did what', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    const [phone, tablet] = [device(), device()];
    phone.add('a', { name: 'milk' });
    await sync(phone, ann, ann.accountId);
    expect(await lists(ben)).toEqual(await lists(ann));
    await sync(tablet, ben, ann.accountId);
    tablet.tick('a');
    await sync(tablet, ben, ann.accountId);
    await sync(phone, ann, ann.accountId);
    expect(phone.item('a')).toMatchObject({ tickedBy: ben.accountId, writers: { name: ann.accountId } });
  });

  it('are told to everybody in it, and to browsers without who that is', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    const phone = device();
    phone.add('a', { name: 'milk' });
    await sync(phone, ann, ann.accountId);
    await recipes.settle();
    const published = (await recipes.bus.published(shoppingListChanged)).filter(({ listId }) => listId === ann.accountId).at(-1)!;
    expect(shoppingListChanged.audience(published)).toEqual([`account:${ann.accountId}`, `account:${ben.accountId}`]);
    expect(Object.keys(shoppingListChanged.project?.(published) ?? {})).toEqual(['listId', 'revision', 'mark', 'isAbout']);
  });

  it('tell the services who has put how much on it, once; a tick and an item that is there put nothing', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    const phone = device();
    phone.add('a', { name: 'milk' });
    phone.add('b', { name: 'butter' });
    await sync(phone, ann, ann.accountId);
    phone.add('a', { name: 'milk' });
    phone.tick('b');
    await sync(phone, ann, ann.accountId);
    await recipes.settle();
    const published = (await recipes.bus.published(shoppingListChanged)).filter(({ listId }) => listId === ann.accountId);
    expect(published.map(({ addedBy, added }) => [addedBy, added])).toEqual([
      [ann.accountId, 2],
      [undefined, undefined],
    ]);
  });

  it('take in what a member says to a voice device', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    expect(await recipes.call(shoppingList.addItem, { id: uuidv7(), text: 'milk' }, ben)).toMatchObject({ listId: ann.accountId });
  });

  it('are closed to whoever has left, who takes along what they began', async () => {
    const [ann, ben] = [cook(), cook()];
    const alone = uuidv7();
    await recipes.call(shoppingList.create, { id: alone, name: 'Alone' }, ben);
    await share(ann.accountId, ben.accountId);
    expect((await lists(ben)).map(({ name }) => name)).toEqual(['']);
    const [party, garden] = [uuidv7(), uuidv7()];
    await recipes.call(shoppingList.create, { id: party, name: 'Party' }, ben);
    await recipes.call(shoppingList.create, { id: garden, name: 'Garden' }, ann);
    expect((await lists(ann)).map(({ name }) => name)).toEqual(['', 'Party', 'Garden']);
    await leave(ann.accountId, ben.accountId);
    expect((await lists(ann)).map(({ name }) => name)).toEqual(['', 'Garden']);
    expect((await lists(ben)).map(({ name }) => name)).toEqual(['', 'Alone', 'Party']);
    for (const id of [ann.accountId, garden])
      await expect(sync(device(), ben, id)).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    await expect(sync(device(), ann, party)).rejects.toMatchObject({ code: 'recipes.list-not-found' });
  });

  it('refuse a device that is somebody else’s', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    const phone = device('phone');
    phone.add('a', { name: 'milk' });
    await sync(phone, ann, ann.accountId);
    await expect(sync(device('phone'), ben, ann.accountId)).rejects.toMatchObject({ code: 'recipes.device-taken' });
  });

  it('tell who looks at them, once when they come and once when they go', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    const visit = (by: Actor, tab: string, isHere: boolean) => recipes.call(shoppingList.visit, { id: ann.accountId, tab, isHere }, by);
    await visit(ann, 'kitchen', true);
    await visit(ann, 'kitchen', true);
    await visit(ann, 'phone', true);
    const { people } = await visit(ben, 'shop', true);
    expect(people).toMatchObject([
      { who: ann.accountId, name: nameOf(ann.accountId), isHere: true },
      { who: ben.accountId, name: nameOf(ben.accountId), isHere: true },
    ]);
    await visit(ann, 'kitchen', false);
    expect((await visit(ben, 'shop', true)).people.map(({ isHere }) => isHere)).toEqual([true, true]);
    await visit(ann, 'phone', false);
    expect((await visit(ben, 'shop', true)).people.map(({ isHere }) => isHere)).toEqual([false, true]);
    await recipes.settle();
    const published = (await recipes.bus.published(shoppingListVisited)).filter(({ listId }) => listId === ann.accountId);
    // ann came, ben came, ann went from her last page
    expect(published).toHaveLength(3);
  });

  it('are brought back to what identity says, at night', async () => {
    const [ann, ben] = [cook(), cook()];
    await share(ann.accountId, ben.accountId);
    households.delete(ann.accountId);
    const { Households } = await import('../household/households.service');
    await recipes.get(Households).reconcile({ settlesWithinMs: 0 });
    expect((await lists(ben))[0]?.id).toBe(ben.accountId);
  });
});

it('a list that is too heavy already is opened in parts, and gets lighter as it is cleared', async () => {
  const ann = cook();
  const phone = device();
  phone.add('milk', { name: 'milk' });
  await sync(phone, ann, ann.accountId);
  const heavy = device();
  const log = new ListLog();
  for (let added = 0; added < 400; added++) heavy.add(`item ${added}`, { name: 'x', note: '漢'.repeat(490), pack: '漢'.repeat(490) });
  log.sync(heavy.request(), Date.now());
  log.compact(Date.now(), 0);
  const lists: Model<ShoppingListDocument> = recipes.running.app.get(getModelToken(SHOPPING_LIST_MODEL));
  await lists.updateOne({ _id: ann.accountId }, { $set: { log: JSON.stringify(log.stored()) } });
  const fresh = device();
  do await sync(fresh, ann, ann.accountId);
  while (fresh.isPartial);
  expect(fresh.items()).toHaveLength(400);
  for (const { id } of fresh.items()) fresh.remove(id);
  await sync(fresh, ann, ann.accountId);
  fresh.add('butter', { name: 'butter' });
  do await sync(fresh, ann, ann.accountId);
  while (fresh.isPartial || fresh.waiting > 0);
  expect(fresh.items().map(({ id }) => id)).toEqual(['butter']);
});

describe('a guest link', () => {
  /** Ann's list with milk on it, and a guest of it. */
  async function withGuest() {
    const ann = cook();
    const phone = device();
    phone.add('milk', { name: 'milk' });
    await sync(phone, ann, ann.accountId);
    const { token, link } = await recipes.call(shoppingList.makeLink, { id: ann.accountId }, ann);
    const { actor } = await recipes.call(guestList.resolve, { token }, service);
    const guest = actor as Actor;
    const syncGuest = async (replica: ListReplica, name = 'Tom') => {
      const { device: tab, mark, operations } = replica.request();
      const answer = await recipes.call(guestList.sync, { token, name, device: tab, mark, operations: [...operations] }, guest);
      replica.receive(answer);
      return answer;
    };
    return { ann, phone, token, link, guest, syncGuest };
  }

  it('opens the list without an account: its guests tick and add by name', async () => {
    const { ann, phone, token, syncGuest } = await withGuest();
    expect(await recipes.call(guestList.read, { token }, null)).toMatchObject({
      state: 'open',
      list: { id: ann.accountId, name: '', shared_by: nameOf(ann.accountId) },
    });
    const tab = device();
    await syncGuest(tab);
    tab.tick('milk');
    addSource(tab, 'own:1', [line('bread')]);
    await syncGuest(tab);
    await sync(phone, ann, ann.accountId);
    expect(phone.item('milk')).toMatchObject({ ticked: true, tickedBy: guestNamed('Tom') });
    expect(phone.item('bread')?.writers['share:own:1']).toBe(guestNamed('Tom'));
  });

  it('lets nobody rename, move or remove what others have put there', async () => {
    const { ann, phone, syncGuest } = await withGuest();
    const tab = device();
    await syncGuest(tab);
    tab.set('milk', 'name', 'beer');
    tab.remove('milk');
    tab.add('@store:corner', { name: 'corner' });
    expect((await syncGuest(tab)).refused).toEqual([1, 2, 3].map((number) => ({ number, reason: 'not-allowed' })));
    await sync(phone, ann, ann.accountId);
    expect(phone.all().map(({ fields }) => fields['name'])).toEqual(['milk']);
  });

  it('makes no list so heavy that its household cannot open it any more, and leaves room for them', async () => {
    const { ann, phone, syncGuest } = await withGuest();
    const tab = device();
    await syncGuest(tab);
    const heavy = Object.fromEntries(Array.from({ length: 18 }, (_, at) => [`share:own:${at}`, '漢'.repeat(490)]));
    for (let added = 0; added < 60; added++) {
      tab.add(`item ${added}`, { name: 'x', ...heavy });
      await syncGuest(tab);
    }
    const fresh = device();
    do await sync(fresh, ann, ann.accountId);
    while (fresh.isPartial);
    expect(fresh.items().length).toBeGreaterThan(5);
    expect(fresh.items().length).toBeLessThan(30);
    phone.add('butter', { name: 'butter' });
    await sync(phone, ann, ann.accountId);
    expect(phone.item('butter')).toBeDefined();
  });

  it('cannot name a thing as what every object has', async () => {
    const { syncGuest } = await withGuest();
    const tab = device();
    tab.add('__proto__', { name: 'x' });
    await expect(syncGuest(tab)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('is off at once when it is turned off, and says so', async () => {
    const { ann, token, link, syncGuest } = await withGuest();
    expect(await recipes.call(shoppingList.listLinks, { id: ann.accountId }, ann)).toMatchObject({ items: [{ id: link.id }] });
    await recipes.settle();
    expect(await recipes.call(shoppingList.endLink, { id: ann.accountId, linkId: link.id }, ann)).toEqual({ items: [] });
    await expect(syncGuest(device())).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    expect(await recipes.call(guestList.resolve, { token }, service)).toEqual({ actor: null });
    expect(await recipes.call(guestList.read, { token }, null)).toMatchObject({ state: 'ended', list: null });
    await recipes.settle();
    const published = (await recipes.bus.published(shoppingListChanged)).filter(({ listId }) => listId === ann.accountId);
    expect(published.at(-1)).toMatchObject({ links: [link.id], isAbout: true });
  });

  it('runs out', async () => {
    const { token, syncGuest } = await withGuest();
    jest.useFakeTimers({
      now: Date.now() + 31 * 86_400_000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    });
    try {
      expect(await recipes.call(guestList.read, { token }, null)).toMatchObject({ state: 'expired' });
      expect(await recipes.call(guestList.resolve, { token }, service)).toEqual({ actor: null });
      await expect(syncGuest(device())).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('is a household’s, of which there are so many', async () => {
    const { ann, token, link } = await withGuest();
    const ben = cook();
    for (const call of [
      recipes.call(shoppingList.makeLink, { id: ann.accountId }, ben),
      recipes.call(shoppingList.listLinks, { id: ann.accountId }, ben),
      recipes.call(shoppingList.endLink, { id: ann.accountId, linkId: link.id }, ben),
    ])
      await expect(call).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    expect(token).toMatch(/^[\w-]{43}$/);
    for (let more = 1; more < 20; more++) await recipes.call(shoppingList.makeLink, { id: ann.accountId }, ann);
    await expect(recipes.call(shoppingList.makeLink, { id: ann.accountId }, ann)).rejects.toMatchObject({ code: 'recipes.too-many-links' });
    await expect(recipes.call(guestList.read, { token: 'x'.repeat(43) }, null)).rejects.toMatchObject({
      code: 'recipes.guest-link-unknown',
    });
  });

  it('shows its guests among those who shop along', async () => {
    const { ann, token, guest } = await withGuest();
    const { people } = await recipes.call(guestList.visit, { token, name: 'Tom', tab: 'phone', isHere: true }, guest);
    expect(people).toMatchObject([
      { who: ann.accountId, isHere: false, seen_at: null },
      { who: guestNamed('Tom'), name: 'Tom', isHere: true },
    ]);
  });
});
