import { createStore } from '../browser/emitter';
import { keepDocument, keptDocument } from '../device/database';
import { pushId } from '../device/push/push-id';
import { type CookingState, NOTHING_COOKING } from './cooking-state';

const [KIND, ID] = ['cooking', 'now'];

/** What goes on in the kitchen, kept on this device across reloads and the same in all its tabs. */
class CookingStore {
  private accountId: string | undefined;
  private readonly state = createStore(NOTHING_COOKING);
  private loading: Promise<void> = Promise.resolve();
  private channel: BroadcastChannel | undefined;

  readonly subscribe = this.state.subscribe;
  readonly current = this.state.get;

  /** Resolves when what is kept for the account is here. */
  open(accountId: string): Promise<void> {
    if (this.accountId === accountId) return this.loading;
    this.close();
    this.accountId = accountId;
    this.channel = new BroadcastChannel(`simmer.cooking.${accountId}`);
    this.channel.onmessage = ({ data }: MessageEvent<CookingState>) => this.state.set(data);
    this.loading = this.load(accountId);
    return this.loading;
  }

  /** Somebody else is at this device now. */
  close(): void {
    this.channel?.close();
    this.accountId = this.channel = undefined;
    this.state.set(NOTHING_COOKING);
  }

  /** Shows a change as soon as what is kept is here, also in other tabs, and keeps it. */
  change(change: (state: CookingState) => CookingState): void {
    const { accountId } = this;
    if (accountId === undefined) return;
    void this.loading.then(() => {
      if (this.accountId !== accountId) return;
      const before = this.state.get();
      const changed = change(before);
      this.state.set(changed);
      this.channel?.postMessage(changed);
      if (pushId() !== null) void import('./push-timers').then(({ tellOfTimers }) => tellOfTimers(before, changed));
      // a browser that keeps nothing cooks until the page is left
      void keepDocument(accountId, KIND, ID, changed);
    });
  }

  private async load(accountId: string): Promise<void> {
    const kept = await keptDocument<CookingState>(accountId, KIND, ID);
    if (kept && this.accountId === accountId) this.state.set({ ...NOTHING_COOKING, ...kept });
  }
}

export const cooking = new CookingStore();
