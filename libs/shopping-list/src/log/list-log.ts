import { MOST_AHEAD_MS, type Stamp, stampOf, timeOf } from './clock';
import { bytesOf, partOf } from './list-parts';
import { ListReplica } from './list-replica';
import { type ListItem, type ListSnapshot, ListState, TOMBSTONE_MS } from './list-state';
import { type Fields, type ListOperation, operationId } from './operation';
import type { Refusal, RefusalReason, SyncAnswer, SyncRequest } from './sync';

/** An operation as the log keeps it. */
export interface LogEntry {
  readonly mark: number;
  /** When the server took it, in ms since 1970. */
  readonly at: number;
  readonly operation: ListOperation;
}

interface KnownDevice {
  /** The number of its last operation that was taken or refused. */
  number: number;
  /** How far it knew the log when it last asked, and when that was. */
  mark: number;
  seenAt: number;
  /** Whose it is: nobody else sends under its name. */
  holder?: string;
  /** What was refused of its last operations: an answer may be lost, and is given again. */
  refused?: readonly Refusal[];
}

/** What the server keeps of a list, as plain JSON: one document. */
export interface StoredLog {
  /** Counts the operations taken. */
  readonly mark: number;
  readonly list: ListSnapshot;
  /** The latest operations; what came before is in the list alone. */
  readonly entries: readonly LogEntry[];
  readonly devices: Readonly<Record<string, Readonly<KnownDevice>>>;
  /** The last stamp given to an operation whose clock ran ahead. */
  readonly pulled: { readonly time: number; readonly count: number };
}

/** Who sends, and what becomes of their operations. */
export interface Sender {
  readonly by?: string;
  /** Whose device it is, if that is to be kept. */
  readonly holder?: string;
  /** The operation as it is taken, or why it is refused: it is acknowledged then, and not kept. */
  readonly admit?: (operation: ListOperation) => ListOperation | RefusalReason;
  /** Bytes that the list may weigh as JSON: what would make it heavier is refused like the rest. Ticks and removes always have room. */
  readonly most?: number;
}

/** Of one answer, and of the operations that are remembered one by one, as JSON in UTF-8: a message of the bus holds 1 MiB. */
const MOST_BYTES = 640 * 1024;
/** Devices that a list remembers. */
const MOST_DEVICES = 200;
/** What stands around each field of an item as JSON, beside its stamp and who wrote it. */
const AROUND_FIELD_BYTES = 40;

/** `guessed`: never less than it is. `lean`: exact, and nothing is remembered of removed items. */
interface Weight {
  readonly bytes: number;
  readonly is: 'guessed' | 'exact' | 'lean';
}

export const EMPTY_LOG: StoredLog = { mark: 0, list: {}, entries: [], devices: {}, pulled: { time: 0, count: 0 } };

/** The server's side of a list: takes each operation once, hands out what is new after a mark, and forgets what every device has seen. */
export class ListLog {
  private readonly state: ListState;
  private mark: number;
  private entries: LogEntry[];
  private readonly devices: Map<string, KnownDevice>;
  private pulled: { time: number; count: number };
  /** What the list weighs at most. */
  private weight: Weight = { bytes: Infinity, is: 'guessed' };

  constructor(stored: StoredLog = EMPTY_LOG) {
    this.state = new ListState(stored.list);
    this.mark = stored.mark;
    this.entries = [...stored.entries];
    this.devices = new Map(Object.entries(stored.devices).map(([id, device]) => [id, { ...device }]));
    this.pulled = { ...stored.pulled };
  }

  /** Takes a device's operations and answers with what it does not know. `now` is the server's clock in ms. */
  sync(request: SyncRequest, now: number, sender: Sender = {}): SyncAnswer {
    const device = this.deviceOf(request.device, request);
    if (sender.holder !== undefined) device.holder ??= sender.holder;
    device.mark = Math.max(device.mark, Math.min(request.mark, this.mark));
    device.seenAt = now;
    const operations = [...request.operations].sort((a, b) => a.number - b.number);
    const [first] = operations;
    // what the device sends no more it knows
    const refused: Refusal[] = first ? (device.refused ?? []).filter(({ number }) => number >= first.number) : [];
    for (const operation of operations) {
      if (operation.number <= device.number) continue;
      // a gap is never jumped: the device sends what is missing again
      if (operation.number !== device.number + 1) break;
      device.number = operation.number;
      const taken = { ...operation, device: request.device, ...(sender.by !== undefined && { by: sender.by }) };
      const admitted = sender.admit?.(taken) ?? taken;
      if (typeof admitted === 'string') refused.push({ number: operation.number, reason: admitted });
      else if (!this.hasRoomFor(admitted, sender.most)) refused.push({ number: operation.number, reason: 'full' });
      else this.take({ ...admitted, clock: this.clockOf(taken, now) }, now);
    }
    if (refused.length > 0) device.refused = refused;
    else if (first) delete device.refused;
    return { mark: this.mark, acknowledged: device.number, refused, ...this.newsAfter(request), serverTime: now };
  }

  /** Whether a device is somebody else's: its numbers are its own, so that nobody can make its operations count as taken. */
  isHeldByOther(device: string, holder: string): boolean {
    const known = this.devices.get(device)?.holder;
    return known !== undefined && known !== holder;
  }

  /** Changes the list as a device of the server's own does: for a voice assistant, or a job. */
  edit(device: string, now: number, change: (list: ListReplica) => void, sender: Sender = {}): void {
    const count = this.deviceOf(device).number;
    const replica = new ListReplica(device, () => now, { mark: this.mark, confirmed: this.state.snapshot(), unsent: [], count, behind: 0 });
    change(replica);
    this.sync(replica.request(), now, sender);
    this.deviceOf(device).mark = this.mark;
  }

  items(): ListItem[] {
    return this.state.list();
  }

  item(id: string): ListItem | undefined {
    return this.state.item(id);
  }

  /** How many items are on the list, or about it. */
  count(isAbout: boolean): number {
    return this.state.count(isAbout);
  }

  /** How many operations the list has taken. */
  get taken(): number {
    return this.mark;
  }

  /** Whether an item, on the list or removed, has or had something in a field. */
  hasField(item: string, field: string): boolean {
    return Object.hasOwn(this.state.fieldsOf(item), field);
  }

  /** Whether anything is known of an item, on the list or removed. */
  knows(id: string): boolean {
    return this.state.knows(id);
  }

  /** What is known of an item that may be gone from the list. */
  remembered(id: string): Fields {
    return this.state.fieldsOf(id);
  }

  /**
   * Drops from the log what every device of the last 30 days has seen, whatever is older than 30 days, and the oldest beyond `most`; removed
   * items are forgotten after 30 days, and so are devices that were not here for as long.
   */
  compact(now: number, most = Infinity): void {
    const active = [...this.devices.values()].filter(({ seenAt }) => seenAt >= now - TOMBSTONE_MS);
    const seenByAll = Math.min(this.mark, ...active.map(({ mark }) => mark));
    this.entries = this.entries.filter(({ mark, at }) => mark > Math.max(seenByAll, this.mark - most) && at >= now - TOMBSTONE_MS);
    this.entries = newest(this.entries, MOST_BYTES);
    this.state.forget(now);
    this.forgetDevices(now);
  }

  stored(): StoredLog {
    return {
      mark: this.mark,
      list: this.state.snapshot(),
      entries: [...this.entries],
      devices: Object.fromEntries([...this.devices].map(([id, device]) => [id, { ...device }])),
      pulled: { ...this.pulled },
    };
  }

  private take(operation: ListOperation, at: number): void {
    const taken = operation.type === 'remove' ? { ...operation, adds: this.state.knownAdds(operation.item, operation.adds) } : operation;
    this.mark++;
    this.entries.push({ mark: this.mark, at, operation: taken });
    this.state.apply(taken);
    this.weight = { bytes: this.weight.bytes + mostAddedBy(taken), is: 'guessed' };
  }

  private hasRoomFor(operation: ListOperation, most: number | undefined): boolean {
    if (most === undefined || operation.type === 'tick' || operation.type === 'untick' || operation.type === 'remove') return true;
    const added = mostAddedBy(operation);
    const isOver = (): boolean => this.weight.bytes + added > most;
    if (isOver() && this.weight.is === 'guessed') this.weigh('exact');
    if (isOver() && this.weight.is !== 'lean') {
      this.state.forgetFieldsOfRemoved();
      this.weigh('lean');
    }
    return !isOver();
  }

  private weigh(is: Weight['is']): void {
    this.weight = { bytes: bytesOf(this.state.snapshot()), is };
  }

  /** The operations after a mark, or the list where the log does not reach back so far or they are too many for one answer: then in parts, if it has to be. */
  private newsAfter({ mark, after }: SyncRequest): Pick<SyncAnswer, 'operations' | 'list' | 'rest'> {
    const reachesBackTo = (this.entries[0]?.mark ?? this.mark + 1) - 1;
    const operations = this.entries.filter((entry) => entry.mark > mark).map(({ operation }) => operation);
    const isTold = after === undefined && mark >= reachesBackTo && mark <= this.mark && bytesOf(operations) <= MOST_BYTES;
    return isTold ? { operations } : { operations: [], ...partOf(this.state.snapshot(), MOST_BYTES, after) };
  }

  /** Of those that are too many, whoever holds the most loses the one that was not here for longest: nobody crowds out another's. */
  private forgetDevices(now: number): void {
    // the server's own have no holder, and count on: their numbers would come again
    const held = [...this.devices].filter(([, { holder }]) => holder !== undefined).sort(([, one], [, other]) => one.seenAt - other.seenAt);
    const kept = held.filter(([id, { seenAt }]) => seenAt >= now - TOMBSTONE_MS || !this.devices.delete(id));
    while (kept.length > MOST_DEVICES) {
      const held = new Map<string | undefined, number>();
      for (const [, { holder }] of kept) held.set(holder, (held.get(holder) ?? 0) + 1);
      const most = Math.max(...held.values());
      const [gone] = kept.splice(
        kept.findIndex(([, { holder }]) => held.get(holder) === most),
        1,
      );
      if (gone) this.devices.delete(gone[0]);
    }
  }

  /** A stamp that runs ahead, or that is none of the device's, becomes the server's time; the order of one device's operations stays. */
  private clockOf({ clock, device }: ListOperation, now: number): Stamp {
    const isOwn = /^[0-9a-z]{9}\.[0-9a-z]{4}\./.test(clock) && clock.slice(15) === device;
    return isOwn && timeOf(clock) <= now + MOST_AHEAD_MS ? clock : this.pull(device, now);
  }

  private pull(device: string, now: number): Stamp {
    this.pulled = now > this.pulled.time ? { time: now, count: 0 } : { time: this.pulled.time, count: this.pulled.count + 1 };
    return stampOf(this.pulled.time, this.pulled.count, device);
  }

  /** One that was told something and is not known was forgotten: it counts on from where it is. */
  private deviceOf(id: string, { mark, operations }: Pick<SyncRequest, 'mark' | 'operations'> = { mark: 0, operations: [] }): KnownDevice {
    const known = this.devices.get(id);
    if (known) return known;
    const isForgotten = mark > 0 && operations.length > 0;
    const device = { number: isForgotten ? Math.min(...operations.map(({ number }) => number)) - 1 : 0, mark: 0, seenAt: 0 };
    this.devices.set(id, device);
    return device;
  }
}

/** Bytes that a list is heavier after an operation, at most. */
function mostAddedBy(operation: ListOperation): number {
  const { item, clock, by = '' } = operation;
  const fields = operation.type === 'add' ? operation.fields : operation.type === 'set' ? { [operation.field]: operation.value } : {};
  const order = operation.type === 'move' ? bytesOf(operation.order) : 0;
  const stamped = bytesOf(clock) + bytesOf(by) + AROUND_FIELD_BYTES;
  const removed = operation.type === 'remove' ? operation.adds.length * stamped + bytesOf(operation.adds) : 0;
  return removed + bytesOf(fields) + order + bytesOf(item) + bytesOf(operationId(operation)) + stamped * (Object.keys(fields).length + 2);
}

/** The newest operations that weigh no more than so many bytes together. */
function newest(entries: readonly LogEntry[], most: number): LogEntry[] {
  let bytes = 0;
  const first = entries.findLastIndex(({ operation }) => (bytes += bytesOf(operation)) > most);
  return entries.slice(first + 1);
}
