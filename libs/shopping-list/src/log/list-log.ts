import { MOST_AHEAD_MS, type Stamp, stampOf, timeOf } from './clock';
import { ListReplica } from './list-replica';
import { type ListItem, type ListSnapshot, ListState, TOMBSTONE_MS } from './list-state';
import type { ListOperation } from './operation';
import type { SyncAnswer, SyncRequest } from './sync';

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

/** Who sends, and which operations that account may not do; those are acknowledged and not kept. */
export interface Sender {
  readonly by?: string;
  /** Whose device it is, if that is to be kept. */
  readonly holder?: string;
  readonly refuses?: (operation: ListOperation) => boolean;
}

export const EMPTY_LOG: StoredLog = { mark: 0, list: {}, entries: [], devices: {}, pulled: { time: 0, count: 0 } };

/** The server's side of a list: takes each operation once, hands out what is new after a mark, and forgets what every device has seen. */
export class ListLog {
  private readonly state: ListState;
  private mark: number;
  private entries: LogEntry[];
  private readonly devices: Map<string, KnownDevice>;
  private pulled: { time: number; count: number };

  constructor(stored: StoredLog = EMPTY_LOG) {
    this.state = new ListState(stored.list);
    this.mark = stored.mark;
    this.entries = [...stored.entries];
    this.devices = new Map(Object.entries(stored.devices).map(([id, device]) => [id, { ...device }]));
    this.pulled = { ...stored.pulled };
  }

  /** Takes a device's operations and answers with what it does not know. `now` is the server's clock in ms. */
  sync(request: SyncRequest, now: number, sender: Sender = {}): SyncAnswer {
    const device = this.deviceOf(request.device);
    if (sender.holder !== undefined) device.holder ??= sender.holder;
    device.mark = Math.max(device.mark, Math.min(request.mark, this.mark));
    device.seenAt = now;
    const refused: number[] = [];
    for (const operation of [...request.operations].sort((a, b) => a.number - b.number)) {
      if (operation.number <= device.number) continue;
      // a gap is never jumped: the device sends what is missing again
      if (operation.number !== device.number + 1) break;
      device.number = operation.number;
      const taken = { ...operation, device: request.device, ...(sender.by !== undefined && { by: sender.by }) };
      if (sender.refuses?.(taken)) refused.push(operation.number);
      else this.take({ ...taken, clock: this.clockOf(taken, now) }, now);
    }
    return { mark: this.mark, acknowledged: device.number, refused, ...this.newsAfter(request.mark), serverTime: now };
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

  /**
   * Drops from the log what every device of the last 30 days has seen, whatever is older than 30 days, and the oldest beyond `most`; removed
   * items are forgotten after 30 days.
   */
  compact(now: number, most = Infinity): void {
    const active = [...this.devices.values()].filter(({ seenAt }) => seenAt >= now - TOMBSTONE_MS);
    const seenByAll = Math.min(this.mark, ...active.map(({ mark }) => mark));
    this.entries = this.entries.filter(({ mark, at }) => mark > Math.max(seenByAll, this.mark - most) && at >= now - TOMBSTONE_MS);
    this.state.forget(now);
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
    this.mark++;
    this.entries.push({ mark: this.mark, at, operation });
    this.state.apply(operation);
  }

  private newsAfter(mark: number): Pick<SyncAnswer, 'operations' | 'list'> {
    const reachesBackTo = (this.entries[0]?.mark ?? this.mark + 1) - 1;
    if (mark < reachesBackTo || mark > this.mark) return { operations: [], list: this.state.snapshot() };
    return { operations: this.entries.filter((entry) => entry.mark > mark).map(({ operation }) => operation) };
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

  private deviceOf(id: string): KnownDevice {
    const known = this.devices.get(id);
    if (known) return known;
    const device = { number: 0, mark: 0, seenAt: 0 };
    this.devices.set(id, device);
    return device;
  }
}
