import { processorTime } from '@simmer/processor-time';
import { MOST_AHEAD_MS, timeOf } from './clock';
import { interleave } from './interleaving';
import { ListLog } from './list-log';
import { ListReplica } from './list-replica';
import { TOMBSTONE_MS } from './list-state';

const START = 1_800_000_000_000;
const MINUTE = 60_000;

describe('a list on several devices', () => {
  let time: number;
  let log: ListLog;
  const device = (id: string, wrongBy = 0): ListReplica => new ListReplica(id, () => time + wrongBy);
  const sync = (...replicas: ListReplica[]): void => {
    for (const replica of replicas) replica.receive(log.sync(replica.request(), time));
  };
  const names = (replica: ListReplica): string[] => replica.items().map(({ id }) => id);

  beforeEach(() => {
    time = START;
    log = new ListLog();
  });

  it('takes the lines of a whole week in little time, each at the end', async () => {
    const things = Array.from({ length: 2_000 }, (_, index) => `thing ${index}`);
    let shown: string[] = [];
    const fill = () => {
      const phone = device('phone');
      for (const thing of things) phone.add(thing);
      shown = names(phone);
    };
    expect(await processorTime(2_000, fill)).toBeLessThan(2_000);
    expect(shown).toEqual(things);
  });

  it('shows a change at once and to others after both have met the server', () => {
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.add('milk', { note: 'oat' });
    expect(phone.item('milk')).toMatchObject({ fields: { note: 'oat' }, ticked: false });
    expect(phone.waiting).toBe(1);
    sync(phone, tablet);
    expect(tablet.items()).toEqual(phone.items());
    expect(phone.waiting).toBe(0);
  });

  it('counts a tick and a rename at once', () => {
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.add('milk', { note: 'oat' });
    sync(phone, tablet);
    phone.tick('milk');
    tablet.set('milk', 'note', 'soy');
    sync(phone, tablet, phone);
    expect(phone.item('milk')).toMatchObject({ ticked: true, fields: { note: 'soy' } });
    expect(tablet.items()).toEqual(phone.items());
  });

  it('keeps an item that one adds while another removes it, and brings none back by a tick', () => {
    const [phone, tablet] = [device('phone'), device('tablet')];
    for (const item of ['milk', 'bread']) phone.add(item);
    sync(phone, tablet);
    phone.remove('milk');
    phone.remove('bread');
    time += MINUTE;
    tablet.add('milk');
    tablet.tick('bread');
    sync(phone, tablet, phone);
    expect(names(phone)).toEqual(['milk']);
    expect(names(tablet)).toEqual(['milk']);
  });

  it('puts back what was removed, in its place and with its fields', () => {
    const phone = device('phone');
    for (const item of ['milk', 'bread', 'lemons']) phone.add(item, { note: item });
    phone.tick('bread');
    const before = phone.items();
    phone.remove('bread');
    time += 1;
    phone.add('bread');
    expect(phone.items().map(({ id, fields, ticked }) => [id, fields, ticked])).toEqual(
      before.map(({ id, fields, ticked }) => [id, fields, ticked]),
    );
  });

  it('takes an operation once, however often and late it comes', () => {
    const phone = device('phone');
    phone.add('milk');
    const first = phone.request();
    phone.tick('milk');
    const second = phone.request();
    log.sync(second, time);
    time += MINUTE;
    for (const request of [first, second, first]) phone.receive(log.sync(request, time));
    expect(log.stored().mark).toBe(2);
    expect(phone.waiting).toBe(0);
    expect(phone.item('milk')?.ticked).toBe(true);
  });

  it('never jumps a gap: the device sends what is missing again', () => {
    const phone = device('phone');
    phone.add('milk');
    phone.tick('milk');
    const request = phone.request();
    const answer = log.sync({ ...request, operations: request.operations.slice(1) }, time);
    expect(answer).toMatchObject({ acknowledged: 0, mark: 0 });
    phone.receive(answer);
    sync(phone);
    expect(log.items()).toMatchObject([{ id: 'milk', ticked: true }]);
  });

  it('pulls back a clock that is an hour ahead, so that later edits of others win', () => {
    const [fast, right] = [device('fast', 60 * MINUTE), device('right')];
    fast.add('milk', { note: 'from the future' });
    fast.set('milk', 'note', 'still from the future');
    sync(fast, right);
    expect(fast.item('milk')?.fields).toEqual({ note: 'still from the future' });
    time += 1;
    right.set('milk', 'note', 'now');
    sync(right, fast);
    expect(fast.item('milk')?.fields).toEqual({ note: 'now' });
    time += 1;
    fast.set('milk', 'note', 'later');
    sync(fast, right);
    expect(right.item('milk')?.fields).toEqual({ note: 'later' });
    expect(Math.max(...log.stored().entries.map(({ operation }) => timeOf(operation.clock)))).toBeLessThanOrEqual(time + MOST_AHEAD_MS);
  });

  it('lets a clock that is an hour behind edit what it has seen', () => {
    const [slow, right] = [device('slow', -60 * MINUTE), device('right')];
    right.add('milk', { note: 'first' });
    sync(right, slow);
    slow.set('milk', 'note', 'second');
    sync(slow, right);
    expect(right.item('milk')?.fields).toEqual({ note: 'second' });
  });

  it('ignores a stamp in the name of another device', () => {
    const phone = device('phone');
    phone.add('milk');
    const [operation] = phone.request().operations;
    log.sync({ device: 'phone', mark: 0, operations: [{ ...operation!, clock: 'zzzzzzzzz.zzzz.other' }] }, time);
    expect(log.stored().entries[0]?.operation.clock).toMatch(/\.phone$/);
    expect(timeOf(log.stored().entries[0]!.operation.clock)).toBe(time);
  });

  it('acknowledges what the sender may not do, keeps it from the list, and names who did the rest', () => {
    const guest = device('guest');
    guest.add('milk');
    guest.add('bread');
    const answer = log.sync(guest.request(), time, { by: 'Jonas', admit: (taken) => (taken.item === 'bread' ? 'not-allowed' : taken) });
    guest.receive(answer);
    expect(answer.refused).toEqual([{ number: 2, reason: 'not-allowed' }]);
    expect(guest.waiting).toBe(0);
    expect(names(guest)).toEqual(['milk']);
    expect(answer.operations.map(({ by }) => by)).toEqual(['Jonas']);
  });

  it('says again what it refused until the device knows, also after it was stored', () => {
    const guest = device('guest');
    guest.add('bread');
    const admit = () => 'not-allowed' as const;
    const lost = guest.request();
    log.sync(lost, time, { admit });
    log = new ListLog(JSON.parse(JSON.stringify(log.stored())));
    guest.add('milk');
    const answer = log.sync(guest.request(), time);
    expect(answer.refused).toEqual([{ number: 1, reason: 'not-allowed' }]);
    guest.receive(answer);
    expect(names(guest)).toEqual(['milk']);
    expect(log.sync(guest.request(), time).refused).toEqual([]);
    guest.add('eggs');
    expect(log.sync(guest.request(), time).refused).toEqual([]);
    expect(log.sync(lost, time).refused).toEqual([]);
  });

  it('compacts what every device has seen; one that was away gets the list anew and keeps its own changes', () => {
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.add('milk');
    sync(phone, tablet, phone, tablet);
    log.compact(time);
    expect(log.stored().entries).toEqual([]);
    tablet.add('bread');
    time += TOMBSTONE_MS + MINUTE;
    phone.remove('milk');
    phone.add('lemons');
    sync(phone);
    sync(phone);
    log.compact(time);
    expect(log.stored().entries).toEqual([]);
    const answer = log.sync(tablet.request(), time);
    expect(answer.list).toBeDefined();
    tablet.receive(answer);
    sync(phone, tablet);
    expect(names(tablet).sort()).toEqual(['bread', 'lemons']);
    expect(phone.items()).toEqual(tablet.items());
  });

  it('forgets a removed item after 30 days, not before', () => {
    const phone = device('phone');
    phone.add('milk');
    phone.remove('milk');
    sync(phone);
    sync(phone);
    time += TOMBSTONE_MS - MINUTE;
    log.compact(time);
    expect(Object.keys(log.stored().list)).toEqual(['milk']);
    time += 2 * MINUTE;
    log.compact(time);
    expect(log.stored().list).toEqual({});
  });

  it('takes changes of the server itself, as a voice assistant makes them', () => {
    const phone = device('phone');
    phone.add('bread', { name: 'bread' });
    sync(phone);
    log.edit('voice', time, (list) => list.add('milk', { name: 'milk' }), { by: 'Ada' });
    log.edit('voice', time, (list) => list.remove('bread'));
    sync(phone);
    expect(phone.items()).toMatchObject([{ id: 'milk', fields: { name: 'milk' } }]);
  });

  it('lets a clock that is behind edit what it has seen after a reload too', () => {
    const [slow, right] = [device('slow', -60 * MINUTE), device('right')];
    right.add('milk', { note: 'first' });
    sync(right, slow);
    const reloaded = new ListReplica('slow', () => time - 60 * MINUTE, slow.stored());
    reloaded.set('milk', 'note', 'second');
    expect(reloaded.item('milk')?.fields).toEqual({ note: 'second' });
    sync(reloaded, right);
    expect(right.item('milk')?.fields).toEqual({ note: 'second' });
  });

  describe('that grows', () => {
    const heavy = '漢'.repeat(400);
    const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

    it('refuses what would make it too heavy, and always has room for a tick and a remove', () => {
      const phone = device('phone');
      for (let item = 0; item < 100; item++) phone.add(`item ${item}`, { note: heavy });
      const answer = log.sync(phone.request(), time, { most: 50_000 });
      phone.receive(answer);
      expect(answer.refused.length).toBeGreaterThan(50);
      expect(bytesOf(log.stored().list)).toBeLessThan(50_000);
      for (const id of names(phone)) phone.tick(id);
      phone.remove('item 0');
      expect(log.sync(phone.request(), time, { most: 50_000 }).refused).toEqual([]);
    });

    it('has room again for what was removed, at once', () => {
      const phone = device('phone');
      const add = (item: string) => {
        phone.add(item, { note: heavy });
        const answer = log.sync(phone.request(), time, { most: 5_000 });
        phone.receive(answer);
        return answer.refused.length === 0;
      };
      expect([add('a'), add('b'), add('c'), add('d')]).toEqual([true, true, true, false]);
      for (const item of ['a', 'b', 'c']) phone.remove(item);
      sync(phone);
      expect(add('e')).toBe(true);
    });

    it('is told in parts that fit into a message each, also while it changes', () => {
      const [phone, tablet] = [device('phone'), device('tablet')];
      for (let item = 0; item < 300; item++) phone.add(`item ${item}`, { note: heavy.repeat(5) });
      phone.add('giant', Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, heavy])));
      sync(phone);
      const sizes = [];
      tablet.add('milk');
      do {
        const answer = log.sync(tablet.request(), time);
        sizes.push(bytesOf(answer));
        tablet.receive(answer);
        if (tablet.isPartial) {
          expect(names(tablet)).toEqual(['milk']);
          phone.set('item 7', 'note', 'changed');
          phone.receive(log.sync({ ...phone.request(), mark: log.taken }, time));
        }
      } while (tablet.isPartial);
      expect(sizes.length).toBeGreaterThan(2);
      expect(Math.max(...sizes)).toBeLessThan(700 * 1024);
      sync(tablet);
      expect(tablet.items()).toHaveLength(302);
      expect(tablet.item('item 7')?.fields['note']).toBe('changed');
      expect(tablet.item('giant')?.fields).toMatchObject({ f999: heavy });
      expect(tablet.waiting).toBe(0);
    });

    it('remembers no operations beyond what one answer holds', () => {
      const [phone, tablet] = [device('phone'), device('tablet')];
      sync(tablet);
      for (let item = 0; item < 300; item++) phone.add(`item ${item}`, { note: heavy.repeat(5) });
      sync(phone);
      log.compact(time);
      expect(bytesOf(log.stored().entries)).toBeLessThan(750 * 1024);
      do sync(tablet);
      while (tablet.isPartial);
      expect(tablet.items()).toHaveLength(300);
    });

    it('forgets devices that were not here for 30 days; one that comes back counts on', () => {
      const phone = device('phone');
      phone.add('milk');
      phone.receive(log.sync(phone.request(), time, { holder: 'ada' }));
      time += TOMBSTONE_MS + MINUTE;
      log.compact(time);
      expect(Object.keys(log.stored().devices)).toEqual([]);
      phone.tick('milk');
      phone.receive(log.sync(phone.request(), time, { holder: 'ada' }));
      expect(phone.waiting).toBe(0);
      expect(log.item('milk')?.ticked).toBe(true);
    });

    it('remembers 200 devices, and lets nobody crowd out those of others', () => {
      const come = (id: string, holder: string) => log.sync({ device: id, mark: 0, operations: [] }, time++, { holder });
      come('phone', 'ada');
      come('tablet', 'ben');
      for (let made = 0; made < 500; made++) come(`made up ${made}`, 'guest');
      log.compact(time);
      const { devices } = log.stored();
      expect(Object.keys(devices)).toHaveLength(200);
      expect(Object.keys(devices)).toEqual(expect.arrayContaining(['phone', 'tablet', 'made up 499']));
      expect(devices['made up 0']).toBeUndefined();
    });
  });

  it('drains 500 changes made offline at once', () => {
    const phone = device('phone');
    for (let i = 0; i < 250; i++) {
      phone.add(`item ${i}`);
      phone.tick(`item ${i}`);
    }
    sync(phone);
    expect(phone.waiting).toBe(0);
    expect(log.items()).toHaveLength(250);
    expect(log.items().every(({ ticked }) => ticked)).toBe(true);
  });
});

describe('random interleavings of three devices', () => {
  it('lose nothing, double nothing, and end with the list of a yjs document', () => {
    let operations = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const outcome = interleave(seed);
      operations += outcome.operations;
      expect({ seed, ...outcome }).toMatchObject({ seed, lost: 0, doubled: 0, isEqual: true });
    }
    expect(operations).toBeGreaterThan(5000);
  });
});
