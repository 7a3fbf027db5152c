import { shoppingList, shoppingListChanged } from '@simmer/contracts';
import { addSource, amountsOf, itemIdOf, ListReplica, sharesOf } from '@simmer/shopping-list';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { ShoppingListService } from './shopping-list.service';

describe('shopping lists', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const device = (id = 'phone') => new ListReplica(id, Date.now);
  const sync = async (replica: ListReplica, owner: ReturnType<typeof cook>, id = owner.accountId) => {
    const { device: name, mark, operations } = replica.request();
    const answer = await recipes.call(shoppingList.sync, { id, device: name, mark, operations: [...operations] }, owner);
    replica.receive(answer);
    return answer;
  };
  const names = (replica: ListReplica) => replica.items().map(({ fields }) => fields['name']);

  it('begin with one that every cook has', async () => {
    const ann = cook();
    expect(await recipes.call(shoppingList.list, {}, ann)).toEqual({
      items: [{ id: ann.accountId, name: '', open: 0, updated_at: null }],
    });
  });

  it('bring what one device does to the others, and count what is open', async () => {
    const ann = cook();
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.add('a', { name: 'milk' });
    phone.add('b', { name: 'bread' });
    await sync(phone, ann);
    await sync(tablet, ann);
    tablet.tick('a');
    await sync(tablet, ann);
    await sync(phone, ann);
    expect(phone.items()).toEqual(tablet.items());
    expect(phone.item('a')).toMatchObject({ ticked: true, tickedBy: ann.accountId });
    const { items } = await recipes.call(shoppingList.list, {}, ann);
    expect(items).toMatchObject([{ id: ann.accountId, open: 1 }]);
  });

  it('lose nothing when ten devices come online at the same moment, each twice', async () => {
    const ann = cook();
    const devices = Array.from({ length: 10 }, (_, index) => device(`phone-${index}`));
    devices.forEach((replica, index) => replica.add(`item ${index}`, { name: `item ${index}` }));
    await Promise.all(devices.flatMap((replica) => [sync(replica, ann), sync(replica, ann)]));
    await Promise.all(devices.map((replica) => sync(replica, ann)));
    for (const replica of devices) {
      expect(replica.waiting).toBe(0);
      expect(names(replica).sort()).toEqual(Array.from({ length: 10 }, (_, index) => `item ${index}`));
    }
  });

  it('take what was sent twice once, and pull back a clock that is ahead', async () => {
    const ann = cook();
    const fast = new ListReplica('fast', () => Date.now() + 3_600_000);
    fast.add('a', { name: 'milk' });
    const request = fast.request();
    const first = await sync(fast, ann);
    const again = await recipes.call(
      shoppingList.sync,
      { id: ann.accountId, device: 'fast', mark: 0, operations: [...request.operations] },
      ann,
    );
    expect(again.mark).toBe(first.mark);
    expect(again.operations).toEqual(first.operations);
    expect(first.operations[0]?.clock).not.toBe(request.operations[0]?.clock);
  });

  it('are told to the pages of their owner with a revision, and only when something changed', async () => {
    const ann = cook();
    const phone = device();
    phone.add('a', { name: 'milk' });
    await sync(phone, ann);
    await sync(phone, ann);
    await sync(phone, ann);
    await recipes.settle();
    const streams = recipes.bus.streams('gateway');
    const subject = streams.subject(shoppingListChanged.subject);
    const consumer = await (await streams.client()).consumers.get(streams.events, { filter_subjects: [subject] });
    const published: unknown[] = [];
    for await (const message of await consumer.fetch({ max_messages: 1_000, expires: 1_000 })) {
      const { data } = message.json<{ data: { ownerId?: string } }>();
      if (data.ownerId === ann.accountId) published.push(data);
    }
    expect(published).toEqual([
      {
        ...{ listId: ann.accountId, ownerId: ann.accountId, members: [ann.accountId], links: [], isAbout: false, revision: 2, mark: 1 },
        ...{ addedBy: ann.accountId, added: 1 },
      },
    ]);
  });

  it('are their owner’s alone', async () => {
    const [ann, ben] = [cook(), cook()];
    const id = uuidv7();
    await recipes.call(shoppingList.create, { id, name: 'Party' }, ann);
    await expect(sync(device(), ben, id)).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    await expect(sync(device(), ben, ann.accountId)).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    await expect(recipes.call(shoppingList.rename, { id, name: 'Mine' }, ben)).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    await expect(recipes.call(shoppingList.create, { id, name: 'Mine' }, ben)).rejects.toMatchObject({ code: 'request.id-taken' });
  });

  it('can be several, made once by their id and renamed', async () => {
    const ann = cook();
    const id = uuidv7();
    await Promise.all([1, 2, 3].map(() => recipes.call(shoppingList.create, { id, name: 'Party' }, ann)));
    await recipes.call(shoppingList.rename, { id, name: 'Birthday' }, ann);
    const { items } = await recipes.call(shoppingList.list, {}, ann);
    expect(items.map(({ name }) => name)).toEqual(['', 'Birthday']);
    const phone = device();
    phone.add('a', { name: 'cake' });
    await sync(phone, ann, id);
    expect((await recipes.call(shoppingList.list, {}, ann)).items.map(({ open }) => open)).toEqual([0, 1]);
  });

  it('take an item told in words, once for its id, and add it to what recipes want', async () => {
    const ann = cook();
    const phone = device();
    const chickpeas = itemIdOf('chickpeas');
    addSource(phone, 'braise', [{ name: 'chickpeas', item: chickpeas, aisle: 'tins', quantity: 1, quantityMax: null, unit: 'can' }]);
    await sync(phone, ann);
    const id = uuidv7();
    for (let time = 0; time < 2; time++)
      await expect(recipes.call(shoppingList.addItem, { id, text: '2 cans of chickpeas' }, ann)).resolves.toEqual({
        listId: ann.accountId,
        name: 'chickpeas',
      });
    await recipes.call(shoppingList.addItem, { id: uuidv7(), text: 'milk' }, ann);
    await sync(phone, ann);
    expect(amountsOf(sharesOf(phone.item(chickpeas)!))).toEqual([{ quantity: 3, quantityMax: null, unit: 'can' }]);
    expect(names(phone)).toEqual(['chickpeas', 'milk']);
    expect(phone.item(itemIdOf('milk'))?.fields['aisle']).toBe('dairy');
  });

  it('are deleted and restored with all that is on them, except for the main one', async () => {
    const ann = cook();
    const id = uuidv7();
    await recipes.call(shoppingList.create, { id, name: 'Party' }, ann);
    const phone = device();
    phone.add('a', { name: 'balloons' });
    await sync(phone, ann, id);
    const ids = async () => (await recipes.call(shoppingList.list, {}, ann)).items.map((list) => list.id);
    for (let times = 0; times < 2; times++) await recipes.call(shoppingList.setDeleted, { id, deleted: true }, ann);
    expect(await ids()).toEqual([ann.accountId]);
    await expect(sync(phone, ann, id)).rejects.toMatchObject({ code: 'recipes.list-not-found' });
    await expect(recipes.call(shoppingList.setDeleted, { id, deleted: false }, cook())).rejects.toMatchObject({
      code: 'recipes.list-not-found',
    });
    await recipes.call(shoppingList.setDeleted, { id, deleted: false }, ann);
    expect(await ids()).toEqual([ann.accountId, id]);
    const tablet = device('tablet');
    await sync(tablet, ann, id);
    expect(names(tablet)).toEqual(['balloons']);
    await expect(recipes.call(shoppingList.setDeleted, { id: ann.accountId, deleted: true }, ann)).rejects.toMatchObject({
      code: 'recipes.main-list',
    });
  });

  it('are purged for good when they were deleted long ago', async () => {
    const ann = cook();
    const id = uuidv7();
    await recipes.call(shoppingList.create, { id, name: 'Party' }, ann);
    await recipes.call(shoppingList.setDeleted, { id, deleted: true }, ann);
    const lists = recipes.running.app.get(ShoppingListService);
    await lists.purge(new Date(Date.now() - 60_000));
    await recipes.call(shoppingList.setDeleted, { id, deleted: false }, ann);
    await recipes.call(shoppingList.setDeleted, { id, deleted: true }, ann);
    await lists.purge(new Date(Date.now() + 60_000));
    await expect(recipes.call(shoppingList.setDeleted, { id, deleted: false }, ann)).rejects.toMatchObject({
      code: 'recipes.list-not-found',
    });
  });

  it('refuse an item beyond five hundred and say which', async () => {
    const ann = cook();
    const phone = device();
    for (let index = 0; index < 501; index++) phone.add(`item ${index}`, { name: `item ${index}` });
    const { operations } = phone.request();
    const send = (part: typeof operations) =>
      recipes.call(shoppingList.sync, { id: ann.accountId, device: 'phone', mark: 0, operations: [...part] }, ann);
    expect(await send(operations.slice(0, 500))).toMatchObject({ acknowledged: 500, refused: [] });
    expect(await send(operations.slice(500))).toMatchObject({ acknowledged: 501, refused: [{ number: 501, reason: 'full' }] });
    await expect(recipes.call(shoppingList.addItem, { id: uuidv7(), text: 'milk' }, ann)).rejects.toMatchObject({
      code: 'recipes.list-full',
    });
  });

  it.each([
    ['a field that could mean something to an object', { type: 'set' as const, field: '__proto__', value: 'x' }],
    ['a field that holds too much', { type: 'set' as const, field: 'note', value: 'x'.repeat(501) }],
  ])('refuse %s', async (_what, change) => {
    const ann = cook();
    const operation = { device: 'phone', number: 1, clock: '0mywpiww0.0000.phone', item: 'a', ...change };
    await expect(
      recipes.call(shoppingList.sync, { id: ann.accountId, device: 'phone', mark: 0, operations: [operation] }, ann),
    ).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
