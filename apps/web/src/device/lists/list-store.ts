import { RequestProblem } from '@simmer/client';
import { LIST_LIMITS } from '@simmer/contracts/constants';
import {
  AboutList,
  countToGet,
  type ListFoods,
  type ListItem,
  ListReplica,
  type RefusalReason,
  type SourceOnList,
  sourcesOn,
  type SyncAnswer,
  type SyncRequest,
  undoable,
} from '@simmer/shopping-list';
import { Backoff } from '../../browser/backoff';
import { createEmitter } from '../../browser/emitter';
import { whenLeft } from '../kept-on-leaving';
import { leftCopies, type ListCopy } from './list-copy';
import { listFoods } from './list-foods';

export type SendToServer = (request: SyncRequest) => Promise<SyncAnswer>;

/** A list as it is shown; the same object until something changes. */
export interface ListView {
  readonly items: readonly ListItem[];
  readonly about: AboutList;
  /** What is known of foods so far. */
  readonly foods: ListFoods;
  readonly sources: readonly SourceOnList[];
  /** How many things are still to get. */
  readonly toGet: number;
  /** Items with changes that the server has not got, and could not be sent at once. */
  readonly waiting: ReadonlySet<string>;
  /** Why nothing reaches the server, if so. */
  readonly problem: RequestProblem | undefined;
  /** Why the server has not taken a change, for each that it has not taken so far. */
  readonly refused: readonly RefusalReason[];
}

interface StoreOptions {
  copy: ListCopy;
  send: SendToServer;
  now?: () => number;
}

/**
 * One list in one tab: every change shows at once, is kept on the device, and is then sent until the server has it. What is sent was kept
 * before, so that no number of an operation is ever given twice.
 */
export class ListStore {
  private readonly replica: ListReplica;
  private readonly changes = createEmitter();
  private shown: ListView | undefined;
  private saving: Promise<void> | undefined;
  private isDirty = false;
  private syncing: Promise<void> | undefined;
  /** How far the log is to be known; beyond any mark for whatever there is. */
  private wanted = 0;
  private problem: RequestProblem | undefined;
  private refused: readonly RefusalReason[] = [];
  private isAnswered = false;
  private readonly backoff = new Backoff(() => void this.sync());
  private isClosed = false;
  private readonly stopFoods: () => void;
  private readonly stopLeaving: () => void;

  constructor(private readonly options: StoreOptions) {
    this.replica = new ListReplica(options.copy.device, options.now ?? Date.now, options.copy.stored);
    this.stopFoods = listFoods.subscribe(() => this.show());
    // then there is no time for the write after the one that runs
    this.stopLeaving = whenLeft(() => void (this.saving && this.options.copy.save(this.replica.stored())));
  }

  readonly subscribe = this.changes.listen;

  readonly view = (): ListView => {
    return (this.shown ??= this.read());
  };

  private read(): ListView {
    const foods = listFoods.get();
    const items = this.replica.items();
    const about = AboutList.of(this.replica, foods);
    return {
      items,
      about,
      foods,
      sources: sourcesOn(this.replica),
      toGet: countToGet(items, about, foods),
      waiting: new Set(this.problem ? this.replica.request().operations.map(({ item }) => item) : []),
      problem: this.problem,
      refused: this.refused,
    };
  }

  /** Operations that the server has not got. */
  get unsent(): number {
    return this.replica.waiting;
  }

  /** Whether this device has ever seen the list, or has something on it. */
  get isKnown(): boolean {
    return this.isAnswered || this.replica.request().mark > 0 || this.replica.waiting > 0;
  }

  /** Changes the list, here at once and then everywhere. Returns how to take exactly that back. */
  change(make: (list: ListReplica) => void): () => void {
    const takeBack = undoable(this.replica, make);
    this.changed();
    return () => {
      takeBack();
      this.changed();
    };
  }

  /** The server told that the log reaches so far. */
  heard(mark: number): void {
    if (mark > this.replica.request().mark) void this.want(mark);
  }

  /** Sends what waits and takes in what is new; asked for while it runs, it runs once more. */
  sync(): Promise<void> {
    return this.want(Infinity);
  }

  private want(mark: number): Promise<void> {
    this.backoff.cancel();
    this.wanted = Math.max(this.wanted, mark);
    return (this.syncing ??= this.exchange());
  }

  /** Keeps and sends nothing more. What waits is sent the next time. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.backoff.cancel();
    this.stopFoods();
    await this.save();
    this.stopLeaving();
    this.isClosed = true;
    this.options.copy.close();
  }

  private changed(): void {
    this.show();
    void this.save();
    void this.sync();
  }

  private show(): void {
    this.shown = undefined;
    this.changes.emit();
  }

  private async exchange(): Promise<void> {
    // `syncing` is known before it can end, and ends in the moment in which nothing more is wanted: nobody asks in vain
    await undefined;
    try {
      while (!this.isClosed && (this.replica.isPartial || this.replica.waiting > 0 || this.wanted > this.replica.request().mark)) {
        await this.save();
        // what is told of from here on may not be in the answer
        this.wanted = 0;
        const { operations, ...request } = this.replica.request();
        const { waiting } = this.replica;
        this.take(await this.options.send({ ...request, operations: operations.slice(0, LIST_LIMITS.operations) }));
        // nothing was taken: asking again at once would not help
        if (operations.length > 0 && this.replica.waiting >= waiting && !this.replica.isPartial) return this.tryLater();
      }
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      this.fail(problem);
    } finally {
      this.syncing = undefined;
    }
  }

  private take(answer: SyncAnswer): void {
    this.replica.receive(answer);
    this.problem = undefined;
    this.isAnswered = true;
    if (answer.refused.length > 0) this.refused = [...this.refused, ...answer.refused.map(({ reason }) => reason)];
    this.backoff.reset();
    this.show();
    void this.save();
  }

  private fail(problem: RequestProblem): void {
    this.problem = problem;
    this.show();
    if (problem.isPassing) this.tryLater(problem.retryAfterSeconds);
  }

  private tryLater(seconds = 0): void {
    if (!this.isClosed) this.backoff.tryLater(seconds);
  }

  /** One write at a time, and after it once more if something changed meanwhile. */
  private save(): Promise<void> {
    this.isDirty = true;
    return (this.saving ??= this.saveAll());
  }

  private async saveAll(): Promise<void> {
    await undefined;
    try {
      while (this.isDirty && !this.isClosed) {
        this.isDirty = false;
        await this.options.copy.save(this.replica.stored());
      }
    } finally {
      this.saving = undefined;
    }
  }
}

/** Sends what a closed tab has left unsent, and then removes its copy. */
export async function sendLeft(copy: ListCopy, send: SendToServer): Promise<void> {
  const replica = new ListReplica(copy.device, Date.now, copy.stored);
  while (replica.waiting > 0) {
    const { operations, ...request } = replica.request();
    replica.receive(await send({ ...request, operations: operations.slice(0, LIST_LIMITS.operations) }));
  }
  await copy.remove();
}

/** Sends what other tabs that are closed have left. Without a connection it stays on this device for the next visit. */
export async function sendAllLeft(keptFor: string, listId: string, own: string, send: SendToServer): Promise<void> {
  try {
    for (const copy of await leftCopies(keptFor, listId, own)) {
      await sendLeft(copy, send).finally(() => copy.close());
    }
  } catch (problem) {
    if (!(problem instanceof RequestProblem)) throw problem;
  }
}
