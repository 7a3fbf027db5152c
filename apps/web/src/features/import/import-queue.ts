import { newId, queryKey, queryOf, RequestProblem, type RouteOutput, type SimmerClient } from '@simmer/client';
import { MAX_IMPORTS_AT_ONCE } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import';
import { failedBecause } from '@simmer/messages/import-failures';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { live } from '../../api/live/live-state';
import type { Write } from '../../api/writes/rules';
import { createEmitter } from '../../browser/emitter';
import { failureMessage } from './failure-message';

export type Import = RouteOutput<'GET /imports/:id'>;

/** What a cook wants imported: an address, or a page whose source is at hand. */
export interface ImportOrder {
  url: string;
  page?: Blob;
  /** What the recipe is called, where that is known before it is read. */
  title?: string;
}

export interface QueuedImport extends ImportOrder {
  /** Stays when the import is tried again. */
  key: string;
  allowDuplicate: boolean;
  state: 'waiting' | 'running' | 'succeeded' | 'duplicate' | 'failed' | 'cancelled';
  /** The server's id of the coming, running or last try. */
  importId: string | undefined;
  /** What the server knows of it; undefined before its first answer. */
  record: Import | undefined;
  message: string | undefined;
  /** It was not even begun, because the session had ended. */
  isSignedOut?: boolean;
  /** An earlier visit has left it, and this one has not seen it run. */
  isLeftBehind?: boolean;
}

/** As much of one as outlasts a reload: a page is too large, and what the server knows it can be asked. */
export type KeptImport = Omit<QueuedImport, 'page' | 'record' | 'isLeftBehind'>;

export interface QueueState {
  imports: readonly QueuedImport[];
  /** Epoch milliseconds until which the server takes no more; undefined when nothing waits for that. */
  heldUntil: number | undefined;
  /** Of those that were cleared, the last that had ended: a single import leads away from its screen, and how it was read can still be asked. */
  last: QueuedImport | undefined;
}

/** What else the page of an import tells. */
export interface MoreRecipes {
  of: QueuedImport;
  recipes: { title: string; url: string }[];
}

/** An import that is on its way to the server. */
type Try = QueuedImport & { importId: string };

interface QueueDependencies {
  client: Pick<SimmerClient, 'call'>;
  write: Write;
  queryClient: QueryClient;
  /** Is told of every change, to keep what a reload must not lose. */
  keep(imports: readonly QueuedImport[]): void;
}

/** Milliseconds between two questions while the stream of live updates is down, all imports together: asking counts against a budget too. */
const ASK_AGAIN_MS = 1_000;
const NOT_TOLD = t.notTold;
const FRESH = { allowDuplicate: false, state: 'waiting', record: undefined, message: undefined } as const;
const EMPTY: QueueState = { imports: [], heldUntil: undefined, last: undefined };

/**
 * One import or several, from the press of the button to their ends. It goes on while the cook looks at other screens. The server's
 * records are the truth; live updates tell when to read them again.
 */
export class ImportQueue {
  private state = EMPTY;
  private readonly changes = createEmitter();
  private readonly watches = new Map<string, () => void>();
  /** Every address that was to be imported since this page was opened. */
  private readonly asked = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dependencies: QueueDependencies) {}

  readonly snapshot = (): QueueState => this.state;

  readonly subscribe = this.changes.listen;

  /** Imports these. A list that is still waiting goes on above them, any other is forgotten. */
  begin(orders: readonly ImportOrder[]): void {
    const waiting = new Set(this.state.imports.filter(({ state }) => state === 'waiting').map(({ url }) => url));
    if (waiting.size === 0) this.clear();
    const added = orders.filter(({ url }) => !waiting.has(url)).map((order) => ({ ...order, ...FRESH, key: newId(), importId: newId() }));
    this.set({ imports: [...this.state.imports, ...added] });
    this.fill();
  }

  /** Imports another recipe of the page that one came from; that one stays in the list, or comes back to it. Returns the key of the new one. */
  alsoImport(from: QueuedImport, order: ImportOrder): string {
    const key = newId();
    const others = this.find(from.key) ? this.state.imports : [from];
    this.set({ imports: [...others, { ...(from.page && { page: from.page }), ...order, ...FRESH, key, importId: newId() }] });
    this.fill();
    return key;
  }

  /** What else the pages of these tell: each once, and nothing that was asked for here already. */
  besides(imports: readonly QueuedImport[]): MoreRecipes[] {
    const known = new Set(this.asked);
    const besides = imports.map((of) => {
      const recipes = isOpen(of)
        ? []
        : (of.record?.moreRecipes.flatMap(({ title, url }) => (url === null || known.has(url) ? [] : [{ title, url }])) ?? []);
      for (const { url } of recipes) known.add(url);
      return { of, recipes };
    });
    return besides.filter(({ recipes }) => recipes.length > 0);
  }

  /** Takes up what an earlier visit has left. What had not ended goes on under the same ids, so that nothing is imported twice. */
  restore(rows: readonly (KeptImport & Partial<QueuedImport>)[]): void {
    const taken = rows.map((row): QueuedImport => ({
      record: undefined,
      ...row,
      isLeftBehind: true,
      state: row.state === 'running' ? 'waiting' : row.state,
    }));
    this.set({ imports: [...this.state.imports, ...taken] });
    for (const { key, state, importId, record } of taken)
      if (state !== 'waiting' && importId !== undefined && !record) void this.recall(key, importId);
    this.fill();
  }

  /** Tries one again, perhaps from its source or although the cook has it. */
  again(key: string, change: Partial<Pick<QueuedImport, 'page' | 'allowDuplicate'>> = {}): void {
    this.update(key, {
      ...change,
      state: 'waiting',
      importId: newId(),
      record: undefined,
      message: undefined,
      isSignedOut: false,
      isLeftBehind: false,
    });
    this.fill();
  }

  async cancel(key: string): Promise<void> {
    const { importId } = this.find(key) ?? {};
    const isAccepted = this.watches.has(key);
    this.unwatch(key);
    this.update(key, { state: 'cancelled', importId: undefined, record: undefined, message: undefined });
    // of one that is on its way, the answer finds that nobody waits for it
    if (importId !== undefined && isAccepted) await this.stop(key, importId);
  }

  async cancelAll(): Promise<void> {
    await Promise.all(this.state.imports.filter(isOpen).map(({ key }) => this.cancel(key)));
  }

  /** Forgets everything; what the server has begun it finishes. */
  clear(): void {
    this.rest();
    const ended = this.state.imports.findLast((queued) => queued.record && !isOpen(queued));
    this.set({ ...EMPTY, last: ended ?? this.state.last });
  }

  /** The cook looks elsewhere: a single one that has ended was seen to end. */
  leave(): void {
    const [only, ...others] = this.state.imports;
    if (only && others.length === 0 && !isOpen(only)) this.clear();
  }

  /** The cook has come for these addresses: a single one of another is over here. One that runs goes on at the server, and is given back. */
  comeFor(addresses: readonly string[]): QueuedImport | undefined {
    const [only, ...others] = this.state.imports;
    if (!only || others.length > 0 || addresses.length === 0 || addresses.includes(only.url)) return undefined;
    this.clear();
    return isOpen(only) ? only : undefined;
  }

  /** Does no more. What was kept stays kept, for the next visit of the same cook. */
  close(): void {
    this.rest();
    this.state = EMPTY;
  }

  private rest(): void {
    clearTimeout(this.timer);
    for (const { key } of this.state.imports) this.unwatch(key);
  }

  /** Sends all that wait, unless the server takes no more for now. Which of them run at the same time is for the server to say. */
  private fill(): void {
    if (this.state.heldUntil !== undefined) return;
    const tries = this.state.imports
      .filter(({ state }) => state === 'waiting')
      .map((queued): Try => ({ ...queued, importId: queued.importId ?? newId() }));
    for (const { key, importId } of tries) this.update(key, { state: 'running', importId });
    for (const one of tries) if (one.page) void this.sendPage(one, one.page);
    const addresses = tries.filter(({ page }) => !page);
    for (let at = 0; at < addresses.length; at += MAX_IMPORTS_AT_ONCE) void this.send(addresses.slice(at, at + MAX_IMPORTS_AT_ONCE));
  }

  private async send(tries: readonly Try[]): Promise<void> {
    const imports = tries.map(({ importId: id, url, allowDuplicate }) => ({ id, url, allowDuplicate }));
    try {
      const { results } = await this.dependencies.write('POST /imports/batch', { imports }, { asksToSignIn: true });
      tries.forEach((one, at) => {
        const problem = results[at]?.problem;
        if (problem) this.meet(one, new RequestProblem(problem));
        else this.follow(one);
      });
    } catch (problem) {
      for (const one of tries) this.meet(one, problem);
    }
  }

  private async sendPage(one: Try, page: Blob): Promise<void> {
    const { importId: id, url, allowDuplicate } = one;
    try {
      const input = { id, url: url || null, page, allowDuplicate };
      this.follow(one, await this.dependencies.write('POST /imports/:id/page', input, { asksToSignIn: true }));
    } catch (problem) {
      this.meet(one, problem);
    }
  }

  /** The server has accepted it: shows what becomes of it, or stops it when nobody waits for it any more. */
  private follow({ key, importId }: Try, known?: Import): void {
    if (this.isAwaited({ key, importId })) this.watch(key, importId, known);
    else if (this.find(key)) void this.stop(key, importId);
  }

  private isAwaited({ key, importId }: Pick<Try, 'key' | 'importId'>): boolean {
    return this.find(key)?.importId === importId;
  }

  /** The server has refused it, or was not reached. */
  private meet(refused: Try, problem: unknown): void {
    if (!this.isAwaited(refused)) return;
    const { key } = refused;
    const isRefused = problem instanceof RequestProblem;
    if (isRefused && problem.status === 429 && this.state.imports.length > 1) {
      this.update(key, { state: 'waiting' });
      this.hold(problem.retryAfterSeconds ?? 60);
      return;
    }
    const wrongAddress = isRefused ? problem.field('/url') : undefined;
    const isSignedOut = isRefused && problem.code === 'access.signed-out';
    this.update(key, {
      state: 'failed',
      isSignedOut,
      message: wrongAddress ?? failedBecause({ reason: isRefused ? problem.message : t.notAsked }),
    });
  }

  private hold(seconds: number): void {
    clearTimeout(this.timer);
    this.set({ heldUntil: Math.max(this.state.heldUntil ?? 0, Date.now() + seconds * 1_000) });
    this.timer = setTimeout(
      () => {
        this.set({ heldUntil: undefined });
        this.fill();
      },
      (this.state.heldUntil ?? 0) - Date.now(),
    );
  }

  /** Shows what is known of one, and as long as it has not ended, what becomes of it. */
  private watch(key: string, id: string, known?: Import): void {
    const { client, queryClient } = this.dependencies;
    if (known) {
      this.see(key, known);
      if (this.find(key)?.record !== known || stateOf(known) !== 'running') return;
      queryClient.setQueryData(queryKey('GET /imports/:id', { id }), known);
    }
    const options = () => ({
      ...queryOf(client, 'GET /imports/:id', { id }),
      staleTime: 0,
      refetchInterval: () => !live.get() && ASK_AGAIN_MS * this.watches.size,
      refetchIntervalInBackground: true,
    });
    const observer = new QueryObserver(queryClient, options());
    // what the cache has of an earlier watch says nothing of how it is now
    const stopSeeing = observer.subscribe(({ data, isFetchedAfterMount }) => data && isFetchedAfterMount && this.see(key, data));
    const stopHearing = live.subscribe(() => observer.setOptions(options()));
    this.watches.set(key, () => {
      stopSeeing();
      stopHearing();
    });
  }

  private see(key: string, record: Import): void {
    if (this.find(key)?.importId !== record.id) return;
    const state = stateOf(record);
    this.update(key, {
      record,
      state,
      message: record.error ? failureMessage(record.error) : undefined,
      ...(state === 'running' && { isLeftBehind: false }),
    });
    if (state === 'running') return;
    this.unwatch(key);
    // its recipe is in the list; who comes back to this screen wants another one
    if (state === 'succeeded' && !this.changes.hasListeners()) this.leave();
  }

  /** What came of one that had ended here, though perhaps not on the server; when the server has forgotten it, what is known has to do. */
  private async recall(key: string, id: string): Promise<void> {
    try {
      this.watch(key, id, await this.dependencies.client.call('GET /imports/:id', { id }));
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
    }
  }

  private unwatch(key: string): void {
    this.watches.get(key)?.();
    this.watches.delete(key);
  }

  private async stop(key: string, id: string): Promise<void> {
    try {
      await this.tellToStop(key, id);
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      if (this.find(key)?.state === 'cancelled') this.update(key, { message: NOT_TOLD });
    }
  }

  private async tellToStop(key: string, id: string): Promise<void> {
    try {
      await this.dependencies.write('POST /imports/:id/cancel', { id });
    } catch (problem) {
      if (!(problem instanceof RequestProblem) || problem.code !== 'importer.already-finished') throw problem;
      // too late: the cook should see what came of it
      const ended = await this.dependencies.client.call('GET /imports/:id', { id });
      if (this.find(key)?.state === 'cancelled')
        this.update(key, {
          importId: id,
          record: ended,
          state: stateOf(ended),
          message: ended.error ? failureMessage(ended.error) : undefined,
        });
    }
  }

  private find(key: string): QueuedImport | undefined {
    return this.state.imports.find((queued) => queued.key === key);
  }

  private update(key: string, change: Partial<QueuedImport>): void {
    this.set({ imports: this.state.imports.map((queued) => (queued.key === key ? { ...queued, ...change } : queued)) });
  }

  private set(change: Partial<QueueState>): void {
    this.state = { ...this.state, ...change };
    for (const { url } of change.imports ?? []) this.asked.add(url);
    if (change.imports) this.dependencies.keep(change.imports);
    this.changes.emit();
  }
}

/** Whether it came to its end while no page of the cook's was open: nobody waits to be led to its recipe. */
export const cameInUnseen = ({ state, isLeftBehind }: QueuedImport): boolean => state === 'succeeded' && isLeftBehind === true;

/** Whether it has not ended. */
export const isOpen = ({ state }: QueuedImport): boolean => state === 'waiting' || state === 'running';

function stateOf({ status, duplicateOf }: Import): QueuedImport['state'] {
  if (status === 'queued' || status === 'running') return 'running';
  return status === 'failed' && duplicateOf ? 'duplicate' : status;
}
