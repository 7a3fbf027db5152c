import { type Stamp, timeOf } from './clock';
import { type Fields, type FieldValue, type ListOperation, operationId } from './operation';

/** A field keeps the value with the highest clock. */
interface Register {
  value: FieldValue;
  clock: Stamp;
  by?: string;
}

interface ItemState {
  /** Adds that no remove has covered, and those that one has, by operation id with the clock. */
  adds: Record<string, Stamp>;
  removed: Record<string, Stamp>;
  fields: Record<string, Register>;
}

/** An item that is on the list. */
export interface ListItem {
  readonly id: string;
  readonly fields: Fields;
  readonly ticked: boolean;
  /** Who ticked it or took the tick back last, as far as the server told. */
  readonly tickedBy?: string;
  /** Ticked or unticked at, in ms of the server's time. */
  readonly tickedAt?: number;
  readonly order: string;
  /** Who wrote each field last, as far as the server told. */
  readonly writers: Readonly<Record<string, string>>;
}

/** The state as plain JSON, to store and to send. */
export type ListSnapshot = Readonly<Record<string, Readonly<ItemState>>>;

/** How long a removed item is remembered, so that late operations bring nothing back. */
export const TOMBSTONE_MS = 30 * 24 * 3_600_000;

/** An item whose id begins so is no thing to buy: it holds what is known about the list, and stands in none of its rows. */
const ABOUT = '@';

/** Whether an item is about the list itself: its stores, or a recipe that it was made from. */
export const isAboutList = (id: string): boolean => id.startsWith(ABOUT);

/** A list as the operations make it: an add-wins set of items whose fields are last-writer-wins registers. */
export class ListState {
  private readonly items: Map<string, ItemState>;

  constructor(snapshot: ListSnapshot = {}) {
    this.items = new Map(Object.entries(structuredClone(snapshot) as Record<string, ItemState>));
  }

  apply(operation: ListOperation): void {
    const item = this.itemAt(operation.item);
    switch (operation.type) {
      case 'add': {
        const id = operationId(operation);
        if (!Object.hasOwn(item.removed, id)) item.adds[id] = operation.clock;
        for (const [field, value] of Object.entries(operation.fields)) write(item, field, value, operation);
        return;
      }
      case 'remove':
        for (const id of operation.adds) {
          delete item.adds[id];
          // of two removes the later is remembered, whichever came first
          const known = Object.hasOwn(item.removed, id) ? item.removed[id] : undefined;
          if (known === undefined || operation.clock > known) item.removed[id] = operation.clock;
        }
        return;
      case 'set':
        return write(item, operation.field, operation.value, operation);
      case 'tick':
        return write(item, 'ticked', true, operation);
      case 'untick':
        return write(item, 'ticked', false, operation);
      case 'move':
        return write(item, 'order', operation.order, operation);
    }
  }

  /** The latest stamp of anything here. */
  latest(): Stamp {
    let latest = '';
    for (const { adds, removed, fields } of this.items.values())
      for (const clock of [...Object.values(adds), ...Object.values(removed), ...Object.values(fields).map((field) => field.clock)])
        if (clock > latest) latest = clock;
    return latest;
  }

  /** The adds of an item that are known here: what a remove covers. */
  addsOf(item: string): string[] {
    return Object.keys(this.items.get(item)?.adds ?? {}).sort();
  }

  /** An item, whether or not it is on the list: what was known of a removed one comes back when it is added again. */
  item(id: string): ListItem | undefined {
    const state = this.items.get(id);
    return state && isThere(state) ? shown(id, state) : undefined;
  }

  /** The items on the list, in order. */
  list(): ListItem[] {
    return this.all()
      .filter(({ id }) => !isAboutList(id))
      .sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id));
  }

  /** Where the last item of the list stands; null for an empty list. */
  lastOrder(): string | null {
    let last: string | null = null;
    for (const [id, state] of this.items) {
      if (isAboutList(id) || !isThere(state)) continue;
      const order = orderOf(state);
      if (last === null || order > last) last = order;
    }
    return last;
  }

  /** The items on the list and those about it, in no order. */
  all(): ListItem[] {
    return [...this.items].filter(([, state]) => isThere(state)).map(([id, state]) => shown(id, state));
  }

  /** How many items are on the list, or about it. */
  count(isAbout: boolean): number {
    let count = 0;
    for (const [id, state] of this.items) if (isAboutList(id) === isAbout && isThere(state)) count++;
    return count;
  }

  /** Fields of an item that is gone, to be put in their place when it comes again. */
  fieldsOf(id: string): Fields {
    return fieldsIn(this.items.get(id));
  }

  /** Forgets what was removed more than 30 days before `now`. */
  forget(now: number): void {
    const before = now - TOMBSTONE_MS;
    for (const [id, item] of this.items) {
      for (const [add, clock] of Object.entries(item.removed)) if (timeOf(clock) < before) delete item.removed[add];
      // who wanted a thing long ago leaves no trace of each time
      for (const [field, { value, clock }] of Object.entries(item.fields))
        if (value === null && timeOf(clock) < before) delete item.fields[field];
      const isOld = Object.values(item.fields).every(({ clock }) => timeOf(clock) < before);
      if (!isThere(item) && isOld && Object.keys(item.removed).length === 0) this.items.delete(id);
    }
  }

  /** Whether anything is known of an item, on the list or removed. */
  knows(id: string): boolean {
    return this.items.has(id);
  }

  /** Of these adds those that an item has or had. */
  knownAdds(id: string, adds: readonly string[]): string[] {
    const { adds: there, removed } = this.items.get(id) ?? { adds: {}, removed: {} };
    return adds.filter((add) => Object.hasOwn(there, add) || Object.hasOwn(removed, add));
  }

  /** Forgets what was known of removed items but for that they were removed: it would come back with them, and takes room that others need. */
  forgetFieldsOfRemoved(): void {
    for (const item of this.items.values()) if (!isThere(item)) item.fields = {};
  }

  snapshot(): ListSnapshot {
    return structuredClone(Object.fromEntries(this.items));
  }

  /** A state of its own that further operations may change. */
  copy(): ListState {
    return new ListState(Object.fromEntries(this.items));
  }

  private itemAt(id: string): ItemState {
    const known = this.items.get(id);
    if (known) return known;
    const item: ItemState = { adds: {}, removed: {}, fields: {} };
    this.items.set(id, item);
    return item;
  }
}

/** Asked of every item at every change, so that no list of the adds is made for it. */
function isThere({ adds }: ItemState): boolean {
  for (const add in adds) if (Object.hasOwn(adds, add)) return true;
  return false;
}

function orderOf({ fields }: ItemState): string {
  const order = fields['order']?.value;
  return typeof order === 'string' ? order : '';
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function write(item: ItemState, field: string, value: FieldValue, { clock, by }: ListOperation): void {
  const known = Object.hasOwn(item.fields, field) ? item.fields[field] : undefined;
  if (!known || clock > known.clock) item.fields[field] = by === undefined ? { value, clock } : { value, clock, by };
}

function fieldsIn(state: ItemState | undefined): Fields {
  return Object.fromEntries(Object.entries(state?.fields ?? {}).map(([name, { value }]) => [name, value]));
}

function shown(id: string, state: ItemState): ListItem {
  const { ticked, order: _order, ...rest } = fieldsIn(state);
  const tick = state.fields['ticked'];
  const writers = Object.entries(state.fields).flatMap(([field, { by }]) => (by === undefined ? [] : [[field, by]]));
  return {
    id,
    fields: rest,
    ticked: ticked === true,
    ...(tick?.by !== undefined && { tickedBy: tick.by }),
    ...(tick && { tickedAt: timeOf(tick.clock) }),
    order: orderOf(state),
    writers: Object.fromEntries(writers) as Record<string, string>,
  };
}
