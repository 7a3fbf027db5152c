import { keepDocument, keptDocument } from '../device/database';
import { type CookingState, NOTHING_COOKING } from './cooking-state';

const [KIND, ID] = ['cooking', 'now'];

/** What goes on in the kitchen, kept on this device across reloads and the same in all its tabs. */
class CookingStore {
  private accountId: string | undefined;
  private state = NOTHING_COOKING;
  private loading: Promise<void> = Promise.resolve();
  private saving: Promise<void> = Promise.resolve();
  private channel: BroadcastChannel | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): CookingState => this.state;

  /** Resolves when what is kept for the account is here. */
  open(accountId: string): Promise<void> {
    if (this.accountId === accountId) return this.loading;
    this.close();
    this.accountId = accountId;
    this.channel = new BroadcastChannel(`simmer.cooking.${accountId}`);
    this.channel.onmessage = ({ data }: MessageEvent<CookingState>) => this.show(data);
    this.loading = this.load(accountId);
    return this.loading;
  }

  /** Somebody else is at this device now. */
  close(): void {
    this.channel?.close();
    this.accountId = this.channel = undefined;
    this.show(NOTHING_COOKING);
  }

  /** Shows a change as soon as what is kept is here, also in other tabs, and keeps it. */
  change(change: (state: CookingState) => CookingState): void {
    const { accountId } = this;
    if (accountId === undefined) return;
    void this.loading.then(() => {
      if (this.accountId !== accountId) return;
      const changed = change(this.state);
      this.show(changed);
      this.channel?.postMessage(changed);
      // a browser that keeps nothing, as in some private windows, cooks until the page is left
      this.saving = this.saving.then(() => keepDocument(accountId, KIND, ID, changed)).catch(onlyWithoutStore);
    });
  }

  private async load(accountId: string): Promise<void> {
    try {
      const kept = await keptDocument<CookingState>(accountId, KIND, ID);
      if (kept && this.accountId === accountId) this.show({ ...NOTHING_COOKING, ...kept });
    } catch (error) {
      onlyWithoutStore(error);
    }
  }

  private show(state: CookingState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function onlyWithoutStore(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

export const cooking = new CookingStore();
