import { queryOf, RequestProblem } from '@simmer/client';
import type { ShoppingList } from '@simmer/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { client } from '../../api/client';
import { live } from '../../api/live/live-state';
import { queryClient } from '../../api/query-client';
import { session } from '../../api/session/session';
import { keepDocument, keptDocument } from '../database';
import { openListCopy, unsentLists } from './list-copy';
import { ListStore, sendAllLeft, type SendToServer } from './list-store';
import { listUpdates } from './list-updates';

const HEADS = queryOf(client, 'GET /shopping-lists', {});
const KEPT_AS = 'shopping-lists';
/** While the server tells nothing by itself, an open list asks so often. */
const ASK_AGAIN_MS = 10_000;

interface Tell {
  /** Changes that wait for the server. */
  onPending(count: number): void;
  /** Things that are still to get, on all lists. */
  onToGet(count: number): void;
}

/** The shopping lists of one account in this tab: opened when they are shown, kept equal with the server while the account is here. */
export class ShoppingLists {
  private readonly stores = new Map<string, Promise<ListStore>>();
  private readonly opened = new Map<string, ListStore>();
  private readonly heads = new QueryObserver(queryClient, HEADS);
  private readonly endings: (() => void)[];

  constructor(
    private readonly accountId: string,
    private readonly tell: Tell,
  ) {
    const syncAll = (): void => this.syncAll();
    const whenSeen = (): void => void (document.visibilityState === 'visible' && syncAll());
    const asking = setInterval(() => void (live.get() || whenSeen()), ASK_AGAIN_MS);
    window.addEventListener('online', syncAll);
    document.addEventListener('visibilitychange', whenSeen);
    this.endings = [
      () => clearInterval(asking),
      () => window.removeEventListener('online', syncAll),
      () => document.removeEventListener('visibilitychange', whenSeen),
      // what was told while the stream was away was missed
      live.subscribe(() => void (live.get() && syncAll())),
      listUpdates.listen((update) => 'mark' in update && this.changedElsewhere(update)),
      this.heads.subscribe(({ data }) => void this.keepHeads(data?.items)),
    ];
    void this.start();
  }

  /** The list, as this device has it at once. */
  open(listId: string): Promise<ListStore> {
    const known = this.stores.get(listId);
    if (known) return known;
    const opening = this.openStore(listId);
    this.stores.set(listId, opening);
    return opening;
  }

  syncAll(): void {
    for (const store of this.opened.values()) void store.sync();
  }

  async close(): Promise<void> {
    for (const end of this.endings.splice(0)) end();
    // those that are still being opened too
    await Promise.all([...this.stores.values()].map(async (opening) => (await opening).close()));
  }

  /** The names of the lists come from the device first, and what an earlier visit could not send is sent now. */
  private async start(): Promise<void> {
    const kept = await keptDocument<ShoppingList[]>(this.accountId, KEPT_AS, '');
    if (kept && !queryClient.getQueryData(HEADS.queryKey)) queryClient.setQueryData(HEADS.queryKey, { items: kept }, { updatedAt: 1 });
    const waiting = await unsentLists(this.accountId);
    await Promise.all(waiting.map((listId) => this.open(listId)));
  }

  private changedElsewhere({ listId, mark }: { listId: string; mark: number }): void {
    const store = this.opened.get(listId);
    if (store) store.heard(mark);
    // how much is to get on a list that is not open here, the server alone knows
    else void queryClient.invalidateQueries({ queryKey: HEADS.queryKey });
  }

  private async openStore(listId: string): Promise<ListStore> {
    const copy = await openListCopy(this.accountId, listId);
    const send: SendToServer = ({ device, mark, operations }) => sync(listId, device, mark, operations);
    const store = new ListStore({ copy, send });
    this.opened.set(listId, store);
    store.subscribe(() => this.count());
    this.count();
    void store.sync();
    void sendAllLeft(this.accountId, listId, copy.device, send);
    return store;
  }

  private async keepHeads(items: ShoppingList[] | undefined): Promise<void> {
    if (!items) return;
    this.count();
    await keepDocument(this.accountId, KEPT_AS, '', items);
  }

  private count(): void {
    const stores = [...this.opened.values()];
    this.tell.onPending(stores.reduce((sum, { unsent }) => sum + unsent, 0));
    const heads = this.heads.getCurrentResult().data?.items ?? [{ id: this.accountId, open: 0 }];
    const openOn = ({ id, open }: Pick<ShoppingList, 'id' | 'open'>): number => {
      const store = this.opened.get(id);
      return store?.isKnown ? store.view().toGet : open;
    };
    this.tell.onToGet(heads.reduce((sum, head) => sum + openOn(head), 0));
  }
}

async function sync(...[id, device, mark, operations]: Parameters<typeof callSync>): ReturnType<typeof callSync> {
  try {
    return await callSync(id, device, mark, operations);
  } catch (problem) {
    if (problem instanceof RequestProblem && problem.code === 'access.signed-out') session.end({ expired: true });
    throw problem;
  }
}

const callSync = (id: string, device: string, mark: number, operations: Parameters<SendToServer>[0]['operations']) =>
  client.call('POST /shopping-lists/:id/sync', { id, device, mark, operations: [...operations] });

let current: ShoppingLists | undefined;
let closing: Promise<unknown> = Promise.resolve();
const waiting = new Set<(lists: ShoppingLists) => void>();

/** Begins with the lists of an account. Returns how to end it. */
export function openLists(accountId: string, tell: Tell): () => void {
  current = new ShoppingLists(accountId, tell);
  for (const take of waiting) take(current);
  waiting.clear();
  return () => void closeLists();
}

/** Keeps and sends nothing more; what waits stays on this device until it is opened again. Resolves when all that were ever closed are. */
export async function closeLists(): Promise<void> {
  closing = Promise.all([closing, current?.close()]);
  current = undefined;
  await closing;
}

/** Those of the account that is signed in, as soon as it is. */
export const shoppingLists = (): Promise<ShoppingLists> =>
  current ? Promise.resolve(current) : new Promise((resolve) => waiting.add(resolve));
