import { RequestProblem } from '@simmer/client';
import type { IDBPObjectStore } from 'idb';
import { type DeviceSchema, onDevice, type QueuedWrite } from '../database';
import { inTurn } from '../tab-lock';

export interface NewWrite extends Pick<QueuedWrite, 'route' | 'input' | 'subject'> {
  /** It says all that there is to say of its subject: it takes the place of an earlier one of its route that has not been sent. */
  replaces: boolean;
}

interface QueueOptions {
  accountId: string;
  /** Sends one, and gives the revision that its subject had before and has now, if it has any; throws `RequestProblem`. */
  send(write: QueuedWrite): Promise<Revisions | undefined>;
  /** The server said no for good: it is kept, and not sent again by itself. */
  onRefused(write: QueuedWrite, problem: RequestProblem): void;
  /** Nothing is sent for now, for a reason that passes: somebody has to ask for it again. */
  onPassing(problem: RequestProblem): void;
  /** What waits and what was refused, in order; told after every change. */
  onChange(writes: readonly QueuedWrite[]): void;
}

interface Revisions {
  before: number | undefined;
  after: number;
}

const CHANNEL = 'simmer.writes';

/**
 * The writes of one account that have not reached the server: kept on the device across reloads, sent in their order, each once, by one tab
 * at a time. A write has to be safe to send again, since its answer may be lost: its id, or the state that it asks for, makes it the same.
 */
export class WriteQueue {
  private draining: Promise<void> | undefined;
  private isClosed = false;
  private channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;

  constructor(private readonly options: QueueOptions) {
    this.channel?.addEventListener('message', ({ data }) => data === options.accountId && void this.tellChange());
  }

  /** Keeps writes of different subjects, all or none, and begins to send. Resolves as soon as they are kept, to false where nothing more can be. */
  async add(...writes: readonly NewWrite[]): Promise<boolean> {
    const { accountId } = this.options;
    const isKept = await this.change(async (store, queued) => {
      for (const { replaces, ...write } of writes) {
        const earlier = replaces ? queued.filter(({ route, subject }) => route === write.route && subject === write.subject) : [];
        // the latest state is what counts, and it keeps the place of the first
        const order = earlier.find(({ refused }) => !refused)?.order;
        for (const old of earlier) await store.delete(old.order);
        await store.add({ ...write, accountId, at: Date.now(), ...(order !== undefined && { order }) } as QueuedWrite);
      }
    });
    if (isKept) void this.drain();
    return isKept;
  }

  /** Sends what waits. Called on start, when the connection is back, when the page is looked at again, and some time after a problem that passes. */
  drain(): Promise<void> {
    this.draining ??= inTurn(`drain.${this.options.accountId}`, () => this.sendAll()).finally(() => (this.draining = undefined));
    return this.draining;
  }

  /** Everything that is kept, what was refused as well. */
  async all(): Promise<QueuedWrite[]> {
    return (await onDevice((database) => database.getAllFromIndex('writes', 'byAccount', this.options.accountId))) ?? [];
  }

  /** Takes a write back that has not been sent, or was refused. */
  async discard(order: number): Promise<void> {
    await this.change((store) => store.delete(order));
  }

  /** Sends what was refused once more. */
  async retry(order: number): Promise<void> {
    await this.change(async (store) => {
      const { refused, ...write } = (await store.get(order)) ?? {};
      if (refused) await store.put(write as QueuedWrite);
    });
    void this.drain();
  }

  /** Sends nothing more; what waits stays for the next time. */
  close(): void {
    this.isClosed = true;
    this.channel?.close();
    // what is under way ends without telling
    this.channel = undefined;
  }

  private async sendAll(): Promise<void> {
    await this.tellChange();
    for (let write = await this.first(); write && !this.isClosed; write = await this.first()) if (!(await this.sendOne(write))) return;
  }

  /** False when the server takes nothing for now, nobody is signed in, or the device cannot note what was sent: then everything waits. */
  private async sendOne(write: QueuedWrite): Promise<boolean> {
    let revisions: Revisions | undefined;
    try {
      revisions = await this.options.send(write);
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      if (problem.isPassing && !this.isClosed) this.options.onPassing(problem);
      if (problem.isPassing || problem.code === 'access.signed-out') return false;
      return this.setAside(write, problem);
    }
    return this.takeOff(write, revisions);
  }

  private async setAside(write: QueuedWrite, problem: RequestProblem): Promise<boolean> {
    const { code, status, message, params } = problem;
    const refused = { code, status, title: message, params } as NonNullable<QueuedWrite['refused']>;
    const isNoted = await this.change(async (store) => {
      const kept = await store.get(write.order);
      if (kept && isSame(kept, write)) await store.put({ ...kept, refused });
    });
    this.options.onRefused(write, problem);
    return isNoted;
  }

  /**
   * Unless the cook has meanwhile put another one in its place, which is still to be sent. What follows was written about what this one has
   * changed: it goes on from there.
   */
  private takeOff(sent: QueuedWrite, revisions: Revisions | undefined): Promise<boolean> {
    return this.change(async (store, queued) => {
      const kept = queued.find(({ order }) => order === sent.order);
      if (kept && isSame(kept, sent)) await store.delete(sent.order);
      if (revisions?.before === undefined) return;
      for (const write of queued)
        if (
          write.order !== sent.order &&
          write.subject === sent.subject &&
          'revision' in write.input &&
          write.input.revision === revisions.before
        )
          await store.put({ ...write, input: { ...write.input, revision: revisions.after } });
    });
  }

  private async first(): Promise<QueuedWrite | undefined> {
    return (await this.all()).find(({ refused }) => !refused);
  }

  /** Not while another tab sends: what is sent is read, sent and taken off in one turn. False where nothing more can be kept. */
  private async change(act: (store: WriteStore, queued: QueuedWrite[]) => Promise<void>): Promise<boolean> {
    const { accountId } = this.options;
    const isDone = await inTurn(`queue.${accountId}`, () =>
      onDevice(async (database) => {
        const transaction = database.transaction('writes', 'readwrite');
        await act(transaction.store, await transaction.store.index('byAccount').getAll(accountId));
        await transaction.done;
        return true;
      }),
    );
    await this.tellChange();
    this.channel?.postMessage(accountId);
    return isDone ?? false;
  }

  private async tellChange(): Promise<void> {
    if (!this.isClosed) this.options.onChange(await this.all());
  }
}

type WriteStore = IDBPObjectStore<DeviceSchema, ['writes'], 'writes', 'readwrite'>;

const isSame = (one: QueuedWrite, other: QueuedWrite): boolean => JSON.stringify(one.input) === JSON.stringify(other.input);
