import { RequestProblem } from '@simmer/client';
import { client } from '../api/client';
import { Backoff } from '../browser/backoff';
import { setAppBadge } from './badges/app-badge';
import { TabBadges } from './badges/tab-badges';
import { watchFeed } from './badges/watch-feed';
import { LocalLibrary } from './library/local-library';
import { syncCopy } from './library/sync-copy';
import { RecipeQueue, type RecipeQueueOptions } from './queue/recipe-queue';

export interface DeviceOptions extends RecipeQueueOptions {
  onChange(): void;
}

/** Changes that are told one after the other are asked for together. */
const SOON_MS = 400;

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
  readonly library: LocalLibrary;
  readonly queue: RecipeQueue;
  readonly badges: TabBadges;
  /** When the copy was last known to be what the server has; epoch milliseconds. */
  heardAt = 0;
  /** Operations of shopping lists that wait for the server: these have a queue of their own. */
  waitingOnLists = 0;
  private readonly opened: Promise<void>;
  /** Resolves once the shopping lists are open too. */
  readonly listsOpened: Promise<void>;
  private readonly ending = new AbortController();
  private readonly backoff = new Backoff(() => void this.refresh());
  private refreshing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ onChange, ...options }: DeviceOptions) {
    this.library = new LocalLibrary(options.accountId, onChange);
    this.queue = new RecipeQueue(options, this.library, (problem) => this.tryLater(problem));
    this.badges = new TabBadges(onChange);
    this.opened = this.library.load(this.queue.load());
    this.listsOpened = this.opened.then(() => this.openLists(options.accountId, onChange));
  }

  /** What is on this device alone. */
  get waiting(): number {
    return this.queue.writes.length + this.waitingOnLists;
  }

  async open(): Promise<void> {
    await this.opened;
    const { signal } = this.ending;
    if (signal.aborted) return;
    signal.addEventListener(
      'abort',
      watchFeed((count) => this.badges.setCount('/app/community', count)),
    );
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    refresh();
    window.addEventListener('online', refresh, { signal });
    document.addEventListener('visibilitychange', refresh, { signal });
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
    this.backoff.cancel();
    this.queue.close();
    this.library.close();
  }

  /** They read amounts and foods: the library does not wait for these files. */
  private async openLists(accountId: string, onChange: () => void): Promise<void> {
    const { openLists } = await import('./lists/lists');
    const { signal } = this.ending;
    if (signal.aborted) return;
    const close = openLists(accountId, {
      onPending: (count) => {
        this.waitingOnLists = count;
        onChange();
      },
      onToGet: (count) => {
        this.badges.setCount('/app/shopping-list', count);
        setAppBadge(count);
      },
    });
    signal.addEventListener('abort', close);
  }

  private tryLater({ retryAfterSeconds }: RequestProblem): void {
    if (!this.ending.signal.aborted) this.backoff.tryLater(retryAfterSeconds);
  }

  private async sendAndHear(): Promise<void> {
    const { signal } = this.ending;
    this.backoff.cancel();
    await this.queue.drain();
    try {
      const { store } = this.library;
      const isWhole = await syncCopy({ api: client, store, onChange: (ids) => void this.library.changed(ids), signal });
      // without room the copy stays as it is; the next occasion tries again
      if (signal.aborted || !isWhole) return;
      this.heardAt = Date.now();
      this.library.complete();
      if (!this.backoff.isWaiting) this.backoff.reset();
    } catch (problem) {
      // and so it does without a connection
      if (!(problem instanceof RequestProblem) && !signal.aborted) throw problem;
      if (problem instanceof RequestProblem && problem.isPassing) this.tryLater(problem);
    }
  }
}
