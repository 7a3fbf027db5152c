import { ListLog } from '../log/list-log';
import { ListReplica } from '../log/list-replica';
import { itemIdOf, writtenKey } from './item-id';
import { packsFor } from './packs';
import { addSource, dropSource, type ListLine, OWN } from './shares';
import { sharesOf } from './shares-of';
import { amountsOf } from './sums';

const amount = (quantity: number | null, unit: string | null = null) => ({ quantity, quantityMax: null, unit });
const line = (name: string, quantity: number | null, unit: string | null = null): ListLine => ({
  ...amount(quantity, unit),
  name,
  item: itemIdOf(name),
  aisle: 'other',
});
let time = 1_800_000_000_000;
const device = (id: string): ListReplica => new ListReplica(id, () => time++);
const shown = (list: ListReplica): unknown[] =>
  list
    .items()
    .map((item) => [item.fields['name'], ...amountsOf(sharesOf(item)).map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`.trim())]);

describe('amounts of a food', () => {
  it.each([
    ['add in one dimension', [amount(500, 'g'), amount(0.7, 'kg')], null, [[1.2, 'kg']]],
    ['meet through the density', [amount(200, 'g'), amount(1, 'cup')], 0.53, [[325.4, 'g']]],
    [
      'stand side by side without one',
      [amount(200, 'g'), amount(1, 'cup')],
      null,
      [
        [200, 'g'],
        [1, 'cup'],
      ],
    ],
    ['count pieces with or without the word', [amount(2), amount(1, 'piece')], null, [[3, null]]],
    ['need no share without an amount', [amount(null), amount(2)], null, [[2, null]]],
    ['are nothing where nobody told any', [amount(null), amount(null)], null, [[null, null]]],
  ])('%s', (_name, amounts, density, expected) => {
    expect(amountsOf(amounts, { density }).map(({ quantity, unit }) => [quantity, unit])).toEqual(expected);
  });
});

describe('recipes on a list', () => {
  it('merge what is the same food and leave the rest apart', () => {
    const list = device('phone');
    addSource(list, 'chickpeas', [line('onion', 1), line('cream', 200, 'ml')]);
    addSource(list, 'soup', [line('Onions', 2), line('sour cream', 100, 'ml')]);
    expect(shown(list)).toEqual([
      ['onion', '3'],
      ['cream', '200 ml'],
      ['sour cream', '100 ml'],
    ]);
    expect(sharesOf(list.item(itemIdOf('onion'))!).map(({ source, quantity }) => [source, quantity])).toEqual([
      ['chickpeas', 1],
      ['soup', 2],
    ]);
  });

  it('leave no trace in what is sent the next time, however often a thing was wanted and taken off', () => {
    const list = device('phone');
    for (let at = 0; at < 100; at++) {
      addSource(list, `meal:${at}`, [line('onion', 1)]);
      list.remove(itemIdOf('onion'));
    }
    addSource(list, 'soup', [line('onion', 2)]);
    expect(shown(list)).toEqual([['onion', '2']]);
    const fields = list.request().operations.map((operation) => (operation.type === 'add' ? Object.keys(operation.fields).length : 0));
    expect(Math.max(...fields)).toBeLessThan(10);
  });

  it('take exactly their share away, and what a cook typed stays', () => {
    const list = device('phone');
    addSource(list, OWN, [line('lemons', 1)]);
    addSource(list, 'chickpeas', [line('lemon', 2), line('garlic', 2, 'clove'), line('garlic', 10, 'g')]);
    addSource(list, 'soup', [line('lemon', 3)]);
    dropSource(list, 'chickpeas');
    expect(shown(list)).toEqual([['lemons', '4']]);
    dropSource(list, 'soup');
    expect(shown(list)).toEqual([['lemons', '1']]);
  });

  it('come anew after they were taken off, without what others wanted before', () => {
    const list = device('phone');
    addSource(list, 'soup', [line('leek', 2)]);
    addSource(list, 'quiche', [line('leek', 1)]);
    list.remove(itemIdOf('leek'));
    addSource(list, 'quiche', [line('leek', 1)]);
    expect(shown(list)).toEqual([['leek', '1']]);
  });

  it('add up when two phones add them offline', () => {
    const log = new ListLog();
    const [phone, tablet] = [device('phone'), device('tablet')];
    addSource(phone, 'chickpeas', [line('onion', 1)]);
    addSource(tablet, 'soup', [line('onions', 2)]);
    for (const replica of [phone, tablet, phone]) replica.receive(log.sync(replica.request(), time));
    expect(shown(phone)[0]).toContain('3');
    expect(tablet.items()).toEqual(phone.items());
  });

  it('put a ticked item back to get when another recipe needs more of it', () => {
    const list = device('phone');
    addSource(list, 'chickpeas', [line('onion', 1)]);
    list.tick(itemIdOf('onion'));
    addSource(list, 'soup', [line('onion', 2)]);
    expect(list.item(itemIdOf('onion'))?.ticked).toBe(false);
  });
});

describe('written names', () => {
  it('are the same by case, accents, spaces and plural alone', () => {
    expect(writtenKey(' Crème  Fraîche ')).toBe('creme fraiche');
    expect(writtenKey('Cherry Tomatoes')).toBe('cherry tomato');
    expect(writtenKey('cream')).not.toBe(writtenKey('sour cream'));
  });
});

describe('packs', () => {
  it.each([
    [375, [250], [[250, 2]], 125],
    [
      375,
      [250, 125],
      [
        [250, 1],
        [125, 1],
      ],
      0,
    ],
    [900, [400, 1000], [[1000, 1]], 100],
    [800, [400], [[400, 2]], 0],
    [100_000, [330, 1000], [[1000, 100]], 0],
  ] as const)('of %i in sizes %j are rounded up with the least left over', (needed, sizes, packs, leftOver) => {
    const found = packsFor(needed, sizes);
    expect(found?.packs.map(({ size, count }) => [size, count])).toEqual(packs);
    expect(found?.leftOver).toBe(leftOver);
  });

  it('are none where nothing is needed or sold', () => {
    expect(packsFor(0, [250])).toBeNull();
    expect(packsFor(100, [0])).toBeNull();
  });
});
