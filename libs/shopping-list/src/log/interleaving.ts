import * as Y from 'yjs';
import { ListLog, type StoredLog } from './list-log';
import type { ListItem } from './list-state';
import { ListReplica, type StoredReplica } from './list-replica';
import { type ListOperation, operationId } from './operation';
import type { RefusalReason, SyncAnswer, SyncRequest } from './sync';

const ITEMS = ['milk', 'bread', 'onions', 'lemons'];
const FIELDS = ['note', 'amount'];
const HOUR = 3_600_000;
const DEVICES = ['phone', 'tablet', 'laptop'] as const;

type Message = { readonly to: 'server'; readonly request: SyncRequest } | { readonly to: Device; readonly answer: SyncAnswer };

/** What an interleaving of three devices and a server came to. */
export interface Outcome {
  readonly lost: number;
  readonly doubled: number;
  /** Whether all devices and the server show the list that the oracle shows. */
  readonly isEqual: boolean;
  readonly operations: number;
  /** The lists of the devices and of the server in the end. */
  readonly lists: readonly (readonly ListItem[])[];
}

/** A yjs document on each device that is told the same changes: unique keys in maps, so that yjs alone decides what is kept. */
class Oracle {
  readonly doc = new Y.Doc();

  constructor(private readonly shared: Map<string, Uint8Array>) {}

  tell(operation: ListOperation): void {
    const id = operationId(operation);
    const adds = this.doc.getMap('adds');
    const writes = this.doc.getMap('writes');
    const write = (field: string, value: unknown): void => void writes.set(`${id} ${field}`, { id, item: operation.item, field, value });
    if (operation.type === 'remove')
      for (const add of operation.adds) {
        Y.applyUpdate(this.doc, this.shared.get(add) ?? new Uint8Array([0, 0]));
        adds.delete(`${operation.item} ${add}`);
      }
    else if (operation.type === 'add') {
      adds.set(`${operation.item} ${id}`, true);
      for (const [field, value] of Object.entries(operation.fields)) write(field, value);
    } else if (operation.type === 'set') write(operation.field, operation.value);
    else if (operation.type === 'move') write('order', operation.order);
    else write('ticked', operation.type === 'tick');
    this.shared.set(id, Y.encodeStateAsUpdate(this.doc));
  }
}

/** A device with a clock of its own that may be wrong by an hour, and may be reloaded from what it stored. */
class Device {
  readonly oracle: Oracle;
  replica: ListReplica;

  constructor(
    readonly id: string,
    private readonly now: () => number,
    updates: Map<string, Uint8Array>,
  ) {
    this.oracle = new Oracle(updates);
    this.replica = new ListReplica(id, now);
  }

  reload(): void {
    this.replica = new ListReplica(this.id, this.now, JSON.parse(JSON.stringify(this.replica.stored())) as StoredReplica);
  }
}

/** What a device does to its list at one step: one change or several. `below` gives a random whole number below a limit. */
export type Act = (replica: ListReplica, device: string, below: (limit: number) => number) => void;

/** Any change of one of four items. */
const anyChange: Act = (replica, _device, below) => {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const item = pick(ITEMS);
  const act = below(7);
  if (act === 0 || (!replica.item(item) && act < 4)) replica.add(item, { note: `n${below(9)}` });
  else if (act === 1) replica.tick(item);
  else if (act === 2) replica.untick(item);
  else if (act === 3) replica.remove(item);
  else if (act === 4) replica.move(item, pick([...ITEMS, null]), pick([...ITEMS, null]));
  else replica.set(item, pick(FIELDS), below(100));
};

/** How an operation is taken, or why it is refused. */
export type Admit = (operation: ListOperation, log: ListLog) => ListOperation | RefusalReason;

/**
 * Plays so many random steps: changes, messages that are lost, doubled and reordered, reloads, compaction; then lets everyone come online. What `admit`
 * refuses counts as lost.
 */
export function interleave(seed: number, steps = 60, act: Act = anyChange, admit: Admit = (operation) => operation): Outcome {
  let state = seed * 2_654_435_761;
  const below = (limit: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 12)) >>> 0) % limit;
  };
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

  let time = 1_800_000_000_000;
  const updates = new Map<string, Uint8Array>();
  const devices = DEVICES.map((id) => {
    const wrongBy = below(3) === 0 ? below(2 * HOUR) - HOUR : below(2000);
    return new Device(id, () => time + wrongBy, updates);
  });
  let log = new ListLog();
  const made: ListOperation[] = [];
  const taken = new Map<string, ListOperation[]>();
  const network: Message[] = [];

  const answer = (request: SyncRequest): SyncAnswer => {
    const before = log.stored().mark;
    const given = log.sync(request, time, { admit: (operation) => admit(operation, log) });
    for (const { operation, mark } of log.stored().entries)
      if (mark > before) taken.set(operationId(operation), [...(taken.get(operationId(operation)) ?? []), operation]);
    return given;
  };
  const change = ({ id, replica, oracle }: Device): void => {
    const before = replica.waiting;
    act(replica, id, below);
    for (const operation of replica.request().operations.slice(before)) {
      made.push(operation);
      oracle.tell(operation);
    }
  };
  const deliver = (): void => {
    const [message] = network.splice(below(network.length), 1);
    if (!message || below(6) === 0) return;
    if (below(6) === 0) network.push(message);
    if (message.to === 'server') {
      const device = devices.find(({ id }) => id === message.request.device)!;
      network.push({ to: device, answer: answer(message.request) });
    } else message.to.replica.receive(message.answer);
  };

  for (let step = 0; step < steps; step++) {
    time += below(30_000);
    const device = pick(devices);
    const what = below(10);
    if (what < 4) change(device);
    else if (what < 6) network.push({ to: 'server', request: device.replica.request() });
    else if (what < 9) deliver();
    else if (below(2) === 0) device.reload();
    else {
      log = new ListLog(JSON.parse(JSON.stringify(log.stored())) as StoredLog);
      log.compact(time);
    }
  }
  // twice: the second round brings the first ones what the last ones sent
  for (const { replica } of [...devices, ...devices]) replica.receive(answer(replica.request()));

  const lists = [...devices.map(({ replica }) => replica.items()), log.items()];
  const told = lists.map((items) =>
    JSON.stringify(items.map(({ id, fields, ticked, order }) => ({ id, ticked, order, fields: Object.entries(fields).sort() }))),
  );
  const expected = JSON.stringify(oracleList(devices, taken));
  return {
    lost: made.filter((operation) => !taken.has(operationId(operation))).length,
    doubled: [...taken.values()].filter((times) => times.length > 1).length,
    isEqual: told.every((list) => list === expected),
    operations: made.length,
    lists,
  };
}

/** The list by the oracle: items with an add that no remove covered, each field that was taken with the value of the highest clock. */
function oracleList(devices: readonly Device[], taken: ReadonlyMap<string, readonly ListOperation[]>) {
  const merged = new Y.Doc();
  for (const { oracle } of devices) Y.applyUpdate(merged, Y.encodeStateAsUpdate(oracle.doc));
  const present = new Set([...merged.getMap('adds').keys()].map((key) => key.slice(0, key.lastIndexOf(' '))));
  const takenAs = (id: string): ListOperation | undefined => taken.get(id)?.[0];
  const clockOf = (id: string): string => takenAs(id)?.clock ?? '';
  const isTaken = (id: string, field: string): boolean => {
    const operation = takenAs(id);
    return operation?.type !== 'add' || Object.hasOwn(operation.fields, field);
  };
  const fields = new Map<string, Map<string, { value: unknown; clock: string }>>();
  for (const entry of merged.getMap('writes').values()) {
    const { id, item, field, value } = entry as { id: string; item: string; field: string; value: unknown };
    if (!isTaken(id, field)) continue;
    const registers = fields.get(item) ?? new Map<string, { value: unknown; clock: string }>();
    fields.set(item, registers);
    const known = registers.get(field);
    if (!known || clockOf(id) > known.clock) registers.set(field, { value, clock: clockOf(id) });
  }
  return [...present]
    .map((id) => {
      const {
        ticked = false,
        order = '',
        ...rest
      } = Object.fromEntries([...(fields.get(id) ?? [])].map(([name, { value }]) => [name, value]));
      return { id, ticked, order: order as string, fields: Object.entries(rest).sort() };
    })
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1));
}
