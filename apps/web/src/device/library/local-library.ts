import type { Recipe, RecipeSummary } from '@simmer/contracts';
import { RecipeList } from '@simmer/recipe-list';
import { createEmitter } from '../../browser/emitter';
import type { QueuedWrite } from '../database';
import { CopyStore } from './copy-store';
import { idsOf, withWrites } from './with-writes';

const CHANNEL = 'simmer.library';

/** A cook's library as this device shows it. A new object with every change. */
export interface Library {
  readonly list: RecipeList<RecipeSummary>;
  /** Whether all of it is here: until then the server is asked. */
  readonly isComplete: boolean;
}

/**
 * The library of one cook on this device: the server's recipes as they were last heard of, and on top of them what this cook has changed and the
 * server does not know yet. Takes back by itself what the server refuses.
 */
export class LocalLibrary {
  readonly store: CopyStore;
  private readonly known = new Map<string, RecipeSummary>();
  /** Deleted during this visit: an undo shows them at once. */
  private readonly gone = new Map<string, RecipeSummary>();
  private writes: readonly QueuedWrite[] = [];
  private readonly list = new RecipeList<RecipeSummary>();
  private isComplete = false;
  private readonly shownChanges = createEmitter<readonly string[]>();
  private channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  current: Library = { list: this.list, isComplete: false };

  constructor(
    readonly accountId: string,
    private readonly onChange: () => void,
  ) {
    this.store = new CopyStore(accountId);
    this.channel?.addEventListener('message', ({ data }: MessageEvent<{ accountId: string; ids: string[] }>) => {
      if (data.accountId === accountId) void this.readAgain(data.ids);
    });
  }

  /** Shows what was kept the last time, and not before `writes` are here: what waits for the server would be missed for a moment. */
  async load(writes?: Promise<void>): Promise<void> {
    const [cards, mark] = await Promise.all([this.store.cards(), this.store.mark(), writes]);
    for (const card of cards) this.known.set(card.id, card);
    this.isComplete = mark !== undefined;
    this.show([...this.known.keys()]);
  }

  /** The whole recipe as it is shown, if it is kept here. */
  async recipe(id: string): Promise<Recipe | undefined> {
    const kept = await this.store.recipe(id);
    return withWrites(kept, this.writes, undefined, id) ?? undefined;
  }

  /** The recipe as it is shown, given what the server says of it. */
  shown(recipe: Recipe): Recipe | undefined {
    return withWrites(recipe, this.writes) ?? undefined;
  }

  /** A recipe that was written here and that the server does not know yet. */
  unsent(id: string): Recipe | undefined {
    return withWrites<Recipe>(undefined, this.writes, undefined, id) ?? undefined;
  }

  /** What waits for the server now, or was refused. */
  setWrites(writes: readonly QueuedWrite[]): void {
    const concerned = new Set([...this.writes, ...writes].flatMap(idsOf));
    this.writes = writes;
    this.show([...concerned]);
  }

  /** What the server has answered with a write. */
  async keep(answer: Recipe | RecipeSummary): Promise<void> {
    // one of the tray is no part of the library yet
    if ('waiting' in answer && answer.waiting) return this.drop([answer.id]);
    const kept = 'ingredients' in answer ? (await this.store.keep([answer]))?.[0] : await this.store.keepChange(answer);
    if (!kept) return;
    this.known.set(kept.id, kept);
    this.tell([kept.id]);
  }

  /** The server has deleted these. */
  async drop(ids: readonly string[]): Promise<void> {
    await this.store.drop(ids);
    this.forget(ids);
    this.tell(ids);
  }

  /** What a recipe is called, or was until it was deleted. */
  titleOf(id: string): string | undefined {
    return (this.known.get(id) ?? this.gone.get(id) ?? this.unsent(id))?.title;
  }

  /** The revision of a recipe that is known here. */
  revisionOf(id: string): number | undefined {
    return this.known.get(id)?.revision;
  }

  /** What was kept under these ids has changed. */
  async changed(ids: readonly string[]): Promise<void> {
    await this.readAgain(ids);
    this.channel?.postMessage({ accountId: this.accountId, ids });
  }

  /** All of the library is here. */
  complete(): void {
    if (this.isComplete) return;
    this.isComplete = true;
    this.show([]);
  }

  /** Told of every recipe that is shown in another way than before. Returns how to end it. */
  readonly follow = this.shownChanges.listen;

  close(): void {
    this.channel?.close();
    // what is under way ends without telling
    this.channel = undefined;
  }

  private async readAgain(ids: readonly string[]): Promise<void> {
    const cards = await Promise.all(ids.map((id) => this.store.card(id)));
    ids.forEach((id, at) => {
      const card = cards[at];
      if (card) this.known.set(id, card);
      else this.forget([id]);
    });
    this.show(ids);
  }

  private forget(ids: readonly string[]): void {
    for (const id of ids) {
      const card = this.known.get(id);
      if (card) this.gone.set(id, card);
      this.known.delete(id);
    }
  }

  private tell(ids: readonly string[]): void {
    this.show(ids);
    this.channel?.postMessage({ accountId: this.accountId, ids });
  }

  private show(ids: readonly string[]): void {
    for (const id of ids) {
      const shown = withWrites(this.known.get(id), this.writes, this.gone.get(id), id);
      if (shown) this.list.put(shown);
      else this.list.remove(id);
    }
    this.current = { list: this.list, isComplete: this.isComplete };
    if (ids.length > 0) this.shownChanges.emit(ids);
    this.onChange();
  }
}
