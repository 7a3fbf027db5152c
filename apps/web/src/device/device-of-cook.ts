import { RequestProblem, type RouteInput } from '@simmer/client';
import type { Recipe, RecipeSummary } from '@simmer/contracts';
import * as t from '@simmer/messages/frame';
import { client } from '../api/client';
import { queryClient } from '../api/query-client';
import type { QueuedWrite } from './database';
import { type NewWrite, WriteQueue } from './queue/write-queue';
import { LocalLibrary } from './library/local-library';
import { syncCopy } from './library/sync-copy';
import { openLists } from './lists/lists';
import { isRecipe } from '../api/recipe-answer';
import { writeRules } from '../api/writes';
import { queuedRecipeWrites, type QueuedRoute } from '../api/writes/recipes';
import type { Write, WriteRoute } from '../api/writes/rules';

const queuedWrite = <R extends QueuedRoute>(route: R, input: RouteInput<R>): NewWrite => ({
  ...{ route, input, replaces: queuedRecipeWrites[route].replaces },
  subject: (input as { id: string }).id,
});

export interface DeviceOptions {
  accountId: string;
  /** How a write is sent. */
  write: Write;
  /** The server does not take a write; `retry` asks for the same again. */
  onRefused(problem: RequestProblem, retry: () => void): void;
  onChange(): void;
}

/** Changes that are told one after the other are asked for together. */
const SOON_MS = 400;

/** After a problem that passes the next try waits so long, then twice as long, up to the most; or as long as the server asks for. */
const FIRST_PAUSE_MS = 1_000;
const MOST_PAUSE_MS = 30_000;

/** Opens it until `over`, which may come while it is still opening. */
export async function openDeviceOfCook(options: DeviceOptions, over: AbortSignal): Promise<DeviceOfCook> {
  const device = new DeviceOfCook(options);
  if (over.aborted) device.close();
  else over.addEventListener('abort', () => device.close());
  await device.open();
  return device;
}

/** What this device keeps for one cook: the writes that wait for the server, the copy of the library, and the shopping lists. */
export class DeviceOfCook {
  /** What waits for the server, and what it refused. */
  writes: readonly QueuedWrite[] = [];
  readonly library: LocalLibrary;
  /** When the copy was last known to be what the server has; epoch milliseconds. */
  heardAt = 0;
  /** Operations of shopping lists that wait for the server: these have a queue of their own. */
  waitingOnLists = 0;
  /** What is still to get, for the badge of the lists' tab. */
  toGet = { badge: 0, badgeLabel: '' };
  private readonly badge = { count: 0, seen: 0 };
  private readonly closeLists: () => void;
  private readonly queue: WriteQueue;
  private readonly ending = new AbortController();
  private refreshing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private pauseMs = FIRST_PAUSE_MS;

  constructor(private readonly options: DeviceOptions) {
    const { accountId, onChange, onRefused } = options;
    this.library = new LocalLibrary(accountId, onChange);
    this.queue = new WriteQueue({
      accountId,
      send: (queued) => this.send(queued),
      onRefused: (queued, problem) => {
        // what was shown was not taken: the server says what is
        void queryClient.invalidateQueries();
        onRefused(problem, () => void this.queue.retry(queued.order));
      },
      onPassing: (problem) => this.tryLater(problem),
      onChange: (writes) => {
        this.writes = writes;
        this.library.setWrites(writes);
      },
    });
    this.closeLists = openLists(accountId, {
      onPending: (count) => {
        this.waitingOnLists = count;
        onChange();
      },
      onToGet: (count) => this.tellToGet(count, Math.min(this.badge.seen, count)),
    });
  }

  /** What is on this device alone. */
  get waiting(): number {
    return this.writes.length + this.waitingOnLists;
  }

  /** The cook has seen the badge on its own screen: it comes back when there is more to get. */
  seeBadge(): void {
    this.tellToGet(this.badge.count, this.badge.count);
  }

  async open(): Promise<void> {
    const { signal } = this.ending;
    try {
      this.writes = await this.queue.all();
      this.library.setWrites(this.writes);
      await this.library.load();
    } catch (error) {
      // a browser that keeps nothing, as in some private windows: the server is asked for everything
      if (!(error instanceof DOMException)) throw error;
      return;
    }
    if (signal.aborted) return;
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    refresh();
    window.addEventListener('online', refresh, { signal });
    document.addEventListener('visibilitychange', refresh, { signal });
  }

  /** One change of each of several subjects; they are kept together, so that whoever leaves the page at once loses none of them. */
  async write<R extends QueuedRoute>(route: R, ...inputs: readonly RouteInput<R>[]): Promise<void> {
    const { optimistic } = writeRules[route] ?? {};
    for (const input of inputs) optimistic?.(queryClient, input as never);
    try {
      await this.queue.add(...inputs.map((input) => queuedWrite(route, input)));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // then there is only now
      for (const input of inputs)
        await this.options.write(route, input).catch((problem: unknown) => this.tellRefusal(problem, () => void this.write(route, input)));
    }
  }

  /** Whether words of a recipe wait that the server does not know yet. */
  isWaiting(id: string): boolean {
    return this.writes.some(
      ({ subject, route, refused }) => subject === id && !refused && (route === 'POST /recipes' || route === 'PUT /recipes/:id'),
    );
  }

  /** Keeps a write for when there is a connection. False where nothing can be kept. */
  async keepForLater<R extends QueuedRoute>(route: R, input: RouteInput<R>): Promise<boolean> {
    try {
      await this.queue.add(queuedWrite(route, input));
      return true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      return false;
    }
  }

  retry(order: number): Promise<void> {
    return this.queue.retry(order);
  }

  /** Takes a write back that waits, or was refused: what is shown is again what the server knows. */
  discard(order: number): Promise<void> {
    return this.queue.discard(order);
  }

  /** Keeps what the server has answered about a recipe. */
  async keep(answer: Recipe | RecipeSummary): Promise<void> {
    try {
      await this.library.keep(answer);
    } catch (error) {
      // a device that is full keeps less
      if (!(error instanceof DOMException)) throw error;
    }
  }

  /** Sends what waits, then hears what has changed. Asked for while it is under way, it is done once more afterwards: it may have asked already. */
  refresh(): Promise<void> {
    this.next ??= this.refreshing.then(() => {
      this.next = undefined;
      this.refreshing = this.sendAndHear();
      return this.refreshing;
    });
    return this.next;
  }

  /** The server has told of a change. */
  refreshSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.refresh();
    }, SOON_MS);
  }

  close(): void {
    this.ending.abort();
    clearTimeout(this.timer);
    clearTimeout(this.retrying);
    this.queue.close();
    this.library.close();
    this.closeLists();
  }

  private tellToGet(count: number, seen: number): void {
    Object.assign(this.badge, { count, seen });
    // what was ticked since then is no news
    this.toGet = { badge: count > seen ? count : 0, badgeLabel: t.toGet({ count }) };
    this.options.onChange();
  }

  /** One try at a time, however many requests have met the same problem. */
  private tryLater({ retryAfterSeconds = 0 }: RequestProblem): void {
    if (this.ending.signal.aborted || this.retrying !== undefined) return;
    this.retrying = setTimeout(() => void this.refresh(), Math.max(this.pauseMs, retryAfterSeconds * 1_000));
    this.pauseMs = Math.min(MOST_PAUSE_MS, this.pauseMs * 2);
  }

  private async sendAndHear(): Promise<void> {
    const { signal } = this.ending;
    clearTimeout(this.retrying);
    this.retrying = undefined;
    await this.queue.drain();
    try {
      await syncCopy({ api: client, store: this.library.store, onChange: (ids) => void this.library.changed(ids), signal });
      if (signal.aborted) return;
      this.heardAt = Date.now();
      this.library.complete();
      if (this.retrying === undefined) this.pauseMs = FIRST_PAUSE_MS;
    } catch (problem) {
      // without a connection, or without room, the copy stays as it is; the next occasion tries again
      if (!(problem instanceof RequestProblem || problem instanceof DOMException) && !signal.aborted) throw problem;
      if (problem instanceof RequestProblem && problem.isPassing) this.tryLater(problem);
    }
  }

  private async send({ route, input }: QueuedWrite): Promise<{ before: number | undefined; after: number } | undefined> {
    const { id } = input as { id: string };
    const before = this.library.revisionOf(id);
    const answer = await this.sendOnce(route as WriteRoute, input);
    if (!isRecipe(answer)) {
      if (route === 'DELETE /recipes/:id') await this.library.drop([id]);
      return undefined;
    }
    await this.library.keep(answer);
    // nobody else has changed it in between
    return { before: before === answer.revision - 1 ? before : undefined, after: answer.revision };
  }

  /** An earlier try at a new recipe, whose answer was lost, may have arrived with other words: these are written over them. */
  private async sendOnce(route: WriteRoute, input: object): Promise<unknown> {
    try {
      return await this.options.write(route, input as never);
    } catch (problem) {
      if (route !== 'POST /recipes' || !(problem instanceof RequestProblem) || problem.code !== 'request.id-reused') throw problem;
      const {
        origins: _,
        favorite: _favorite,
        created_at: _at,
        unlessOwned: _owned,
        id = '',
        ...draft
      } = input as RouteInput<'POST /recipes'>;
      const { revision } = await client.call('GET /recipes/:id', { id });
      return this.options.write('PUT /recipes/:id', { ...draft, id, revision });
    }
  }

  private tellRefusal(problem: unknown, retry: () => void): void {
    if (!(problem instanceof RequestProblem)) throw problem;
    void queryClient.invalidateQueries();
    this.options.onRefused(problem, retry);
  }
}
