import { HybridClock } from './clock';
import { type ListItem, type ListSnapshot, ListState } from './list-state';
import { joined } from './list-parts';
import type { Change, Fields, FieldValue, ListOperation } from './operation';
import { orderBetween } from './order-keys';
import type { SyncAnswer, SyncRequest } from './sync';

/** What a device keeps, as plain JSON. */
export interface StoredReplica {
  readonly mark: number;
  readonly confirmed: ListSnapshot;
  readonly unsent: readonly ListOperation[];
  /** How many operations the device has made. */
  readonly count: number;
  /** By how many ms the device's clock is behind the server's. */
  readonly behind: number;
}

/**
 * A list on a device: what the server has confirmed, and on top of it the device's own operations that it has not acknowledged. Every change
 * shows at once; nothing is ever lost between request and answer, because an operation is kept until the server names it. A device that
 * lost its store begins with another device id.
 */
export class ListReplica {
  private confirmed: ListState;
  private view: ListState;
  private unsent: ListOperation[];
  private mark: number;
  private count: number;
  private readonly clock: HybridClock;
  /** What has been told so far of a list that comes in parts. */
  private parts: { readonly mark: number; readonly told: readonly ListSnapshot[]; readonly rest: string } | undefined;

  constructor(
    private readonly device: string,
    now: () => number,
    stored: StoredReplica = { mark: 0, confirmed: {}, unsent: [], count: 0, behind: 0 },
  ) {
    this.clock = new HybridClock(device, now, stored.behind);
    this.confirmed = new ListState(stored.confirmed);
    this.clock.saw(this.confirmed.latest());
    this.unsent = [...stored.unsent];
    this.mark = stored.mark;
    this.count = stored.count;
    this.view = this.confirmed.copy();
    for (const operation of this.unsent) {
      this.clock.saw(operation.clock);
      this.view.apply(operation);
    }
  }

  /** The items on the list, in order. */
  items(): ListItem[] {
    return this.view.list();
  }

  item(id: string): ListItem | undefined {
    return this.view.item(id);
  }

  /** The items on the list and those about it, in no order. */
  all(): ListItem[] {
    return this.view.all();
  }

  /** What is known of an item that may be gone from the list. */
  remembered(id: string): Fields {
    return this.view.fieldsOf(id);
  }

  /** Puts an item at the end of the list, or one that was removed back in its place with the fields it had. */
  add(item: string, fields: Fields = {}): void {
    if (this.view.item(item)) return this.change(item, { type: 'add', fields });
    const order = orderBetween(this.view.lastOrder(), null, this.device);
    // what was taken from it before stays so: a thing that is often wanted would have more fields each time
    const known = Object.entries(this.view.fieldsOf(item)).filter(([, value]) => value !== null);
    this.change(item, { type: 'add', fields: { order, ...Object.fromEntries(known), ...fields } });
  }

  set(item: string, field: string, value: FieldValue): void {
    this.change(item, { type: 'set', field, value });
  }

  tick(item: string): void {
    this.change(item, { type: 'tick' });
  }

  untick(item: string): void {
    this.change(item, { type: 'untick' });
  }

  remove(item: string): void {
    this.change(item, { type: 'remove', adds: this.view.addsOf(item) });
  }

  /** Moves an item between two others; null is the list's beginning or end. */
  move(item: string, after: string | null, before: string | null): void {
    const orderOf = (id: string | null): string | null => (id === null ? null : (this.view.item(id)?.order ?? null));
    this.change(item, { type: 'move', order: orderBetween(orderOf(after), orderOf(before), this.device) });
  }

  /** How many changes the server has not acknowledged. */
  get waiting(): number {
    return this.unsent.length;
  }

  /** Whether the server has more to tell of the list: it is as it was until all of it is here. */
  get isPartial(): boolean {
    return this.parts !== undefined;
  }

  /** What to send now; sending it twice does no harm. */
  request(): SyncRequest {
    return { device: this.device, mark: this.mark, operations: [...this.unsent], ...(this.parts && { after: this.parts.rest }) };
  }

  /** Takes an answer in; answers may come late, twice, or in another order than they were given. */
  receive(answer: SyncAnswer): void {
    this.clock.correct(answer.serverTime);
    const { list, rest } = answer;
    if (list && rest !== undefined) {
      // what the server has acknowledged meanwhile is shown as the device's own until the whole list is here
      this.parts = { mark: this.parts?.mark ?? answer.mark, told: [...(this.parts?.told ?? []), list], rest };
      return;
    }
    if (list && this.parts) return this.receiveWhole(answer, this.parts.mark, joined([...this.parts.told, list]));
    this.receiveWhole(answer, answer.mark, list);
  }

  private receiveWhole(answer: SyncAnswer, mark: number, list: ListSnapshot | undefined): void {
    this.parts = undefined;
    this.unsent = this.unsent.filter(({ number }) => number > answer.acknowledged);
    if (list && mark > this.mark) {
      this.confirmed = new ListState(list);
      this.clock.saw(this.confirmed.latest());
    }
    for (const operation of answer.operations) {
      this.confirmed.apply(operation);
      this.clock.saw(operation.clock);
    }
    this.confirmed.forget(answer.serverTime);
    this.mark = Math.max(this.mark, mark);
    this.view = this.confirmed.copy();
    for (const operation of this.unsent) this.view.apply(operation);
  }

  stored(): StoredReplica {
    return {
      mark: this.mark,
      confirmed: this.confirmed.snapshot(),
      unsent: [...this.unsent],
      count: this.count,
      behind: this.clock.behind,
    };
  }

  private change(item: string, change: Change): void {
    this.count++;
    const operation: ListOperation = { device: this.device, number: this.count, clock: this.clock.next(), item, ...change };
    this.unsent.push(operation);
    this.view.apply(operation);
  }
}
