import { ListReplica } from '../log/list-replica';
import type { Fields } from '../log/operation';
import { asGuest } from './guest-rules';
import { ListLog } from '../log/list-log';
import { addSource, type ListLine } from './shares';
import { sharesOf } from './shares-of';

const line = { name: 'milk', item: 'milk', aisle: 'dairy', quantity: 1, quantityMax: null, unit: 'l' };

let time = Date.parse('2026-11-20T10:00:00Z');
/** Of all devices: what is done later is later, however fast this machine is. */
const clock = (): number => ++time;

/** A guest's device that knows a list with milk, which somebody else has put there. */
function guestOf(make: (list: ListReplica) => void = () => undefined) {
  const [cook, guest] = [new ListReplica('cook', clock), new ListReplica('guest', clock)];
  addSource(cook, 'recipe:1', [line]);
  make(cook);
  guest.receive({ mark: 9, acknowledged: 0, refused: [], operations: cook.request().operations, serverTime: clock() });
  return guest;
}

/** The devices of an owner and a guest, and the log that both send to. */
function ownerAndGuest() {
  const log = new ListLog();
  const [owner, guest] = [new ListReplica('owner', clock), new ListReplica('guest', clock)];
  const send = (list: ListReplica) => {
    const answer = log.sync(list.request(), clock(), list === guest ? { admit: (operation) => asGuest(operation, log) } : {});
    list.receive(answer);
    return answer.refused;
  };
  return { log, owner, guest, send };
}

const allowed = (guest: ListReplica, change: (list: ListReplica) => void): boolean[] => {
  const known = new Map(guest.items().map((item) => [item.id, item]));
  const remembered = new Map(['milk', 'bread'].map((item) => [item, guest.remembered(item)]));
  change(guest);
  const log = { item: (id: string) => known.get(id), remembered: (id: string) => remembered.get(id) ?? {} };
  return guest.request().operations.map((operation) => asGuest(operation, log) !== 'not-allowed');
};

/** The fields that are taken of what a guest adds. */
function taken(guest: ListReplica, item: string, fields: Fields): string[] {
  guest.add(item, fields);
  const [operation] = guest.request().operations;
  const admitted = asGuest(operation!, { item: () => undefined, remembered: () => ({}) });
  return typeof admitted !== 'string' && admitted.type === 'add' ? Object.keys(admitted.fields).sort() : [];
}

it('lets a guest tick, untick and add, also more of what is there', () => {
  const changes = (list: ListReplica): void => {
    list.tick('milk');
    list.untick('milk');
    addSource(list, 'own:1', [{ ...line, note: 'fresh' }]);
    addSource(list, 'own:2', [{ ...line, item: 'bread', name: 'bread' }]);
  };
  expect(allowed(guestOf(), changes)).toEqual([true, true, true, true]);
});

it('lets a guest take back what they added, and nothing else', () => {
  const guest = guestOf();
  expect(
    allowed(guest, (list) => {
      addSource(list, 'own:2', [{ ...line, item: 'bread', name: 'bread' }]);
      list.remove('bread');
      list.remove('milk');
    }),
  ).toEqual([true, true, false]);
});

it('lets a guest bring back what was removed, with what was known of it', () => {
  const cook = new ListReplica('cook', clock);
  const guest = guestOf((list) => {
    list.set('milk', 'pack', '1 l');
    list.remove('milk');
  });
  expect(cook.items()).toEqual([]);
  expect(allowed(guest, (list) => addSource(list, 'own:2', [line]))).toEqual([true]);
});

it('takes of a new thing what a guest may name, and 20 fields at most', () => {
  const fields = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`share:own:${at}`, null]));
  expect(taken(guestOf(), 'bread', { name: 'bread', pack: '1 kg' })).toEqual(['name', 'order']);
  expect(allowed(guestOf(), (list) => list.add('bread', { name: 'bread', ...fields }))).toEqual([false]);
});

it('brings back what was removed with what the household knows of it now, whatever the guest’s device remembers', () => {
  const { owner, guest, send } = ownerAndGuest();
  for (const [at, pack] of ['1 l', '2 l'].entries()) {
    addSource(owner, 'own:owner', [line]);
    owner.set('milk', 'pack', pack);
    owner.remove('milk');
    send(owner);
    // of the second pack the guest has not heard
    if (at === 0) send(guest);
  }
  addSource(guest, 'own:guest', [line]);
  expect(send(guest)).toEqual([]);
  send(owner);
  for (const list of [owner, guest]) {
    expect(list.item('milk')?.fields).toMatchObject({ pack: '2 l' });
    expect(list.items().flatMap(sharesOf)).toMatchObject([{ source: 'own:guest', quantity: 1 }]);
  }
});

it('lets a guest bring back what was wanted more than 20 times', () => {
  const guest = guestOf((list) => {
    for (let at = 0; at < 30; at++) addSource(list, `own:${at}`, [line]);
    list.remove('milk');
  });
  expect(allowed(guest, (list) => addSource(list, 'own:guest', [line]))).toEqual([true]);
});

it.each<[string, (list: ListReplica) => void]>([
  ['rename', (list) => list.set('milk', 'name', 'oat milk')],
  ['rename by adding it again', (list) => list.add('milk', { name: 'oat milk' })],
  ['change what a recipe wants', (list) => list.set('milk', 'share:recipe:1', null)],
  ['move', (list) => list.move('milk', null, null)],
  ['settle something about the list', (list) => list.add('@store:corner', { name: 'corner' })],
])('does not let a guest %s', (_what, change) => {
  expect(allowed(guestOf(), change)).toEqual([false]);
});

it('lets a guest say in which language a new thing is written, and nothing else in its place', () => {
  const isTaken = (fields: Fields) => taken(guestOf(), 'bread', { name: 'bread', ...fields }).length > 2;
  const told: Fields[] = [{ language: 'de' }, { language: 'x'.repeat(400) }, { language: true }, { staple: true }];
  expect(told.map(isTaken)).toEqual([true, false, false, false]);
  expect(allowed(guestOf(), (list) => list.set('milk', 'language', 'de'))).toEqual([false]);
});

describe.each(['owner', 'guest'] as const)('of a food that both add without a connection, the %s first', (first) => {
  const lentils = (quantity: number, more: Partial<ListLine> = {}): ListLine => ({
    ...line,
    name: 'lentils',
    item: 'lentils',
    quantity,
    unit: 'kg',
    ...more,
  });

  function meet(prepare: (owner: ListReplica, guest: ListReplica, send: (list: ListReplica) => unknown) => void = () => undefined) {
    const { log, owner, guest, send } = ownerAndGuest();
    prepare(owner, guest, send);
    const adds = [
      () => addSource(owner, 'own:owner', [lentils(1, { aisle: 'dry', note: 'red' })]),
      () => addSource(guest, 'own:guest', [lentils(2, { aisle: 'other', language: 'de' })]),
    ];
    for (const add of first === 'owner' ? adds : adds.toReversed()) add();
    const refused = (first === 'owner' ? [owner, guest, owner] : [guest, owner, guest]).flatMap(send);
    send(owner);
    return { refused, owner, guest, log };
  }

  it('the amounts add up, and nothing is refused', () => {
    const { refused, owner, guest, log } = meet();
    expect(refused).toEqual([]);
    for (const list of [owner, guest, log])
      expect(
        list
          .items()
          .flatMap(sharesOf)
          .map(({ quantity }) => quantity)
          .sort(),
      ).toEqual([1, 2]);
    expect(owner.items()[0]?.fields).toMatchObject({ note: 'red', aisle: 'dry' });
  });

  it('the amounts add up where the food was on the list before', () => {
    const { refused, owner } = meet((ann, tom, send) => {
      addSource(ann, 'own:owner', [lentils(5, { note: 'green' })]);
      send(ann);
      send(tom);
      ann.remove('lentils');
      send(ann);
      send(tom);
    });
    expect(refused).toEqual([]);
    expect(
      owner
        .items()
        .flatMap(sharesOf)
        .map(({ quantity }) => quantity)
        .sort(),
    ).toEqual([1, 2]);
  });
});
