import type { LibraryChanges } from './library.repository';

interface CachedLibrary<R> {
  put(recipe: R): void;
  remove(id: string): void;
  readonly size: number;
}

interface LibraryCacheSource<R extends { id: string }, M extends CachedLibrary<R>> {
  empty(): M;
  /** What changed last in a cook's library; asked before every use, so that no answer is older than the question. */
  changes(ownerId: string): Promise<LibraryChanges>;
  /** All recipes of a cook, in batches small enough for nobody to notice that one is taken in. */
  all(ownerId: string): AsyncIterable<readonly R[]>;
  /** These recipes of a cook, as far as they are there. */
  some(ownerId: string, ids: readonly string[]): Promise<readonly R[]>;
  /** How many recipes all mirrors together may hold; a library counts as one more. */
  room: number;
}

interface CacheEntry<M> {
  mirror: M | undefined;
  revision: number;
  /** Who asks later waits for who asked before. */
  turn: Promise<unknown>;
}

/**
 * The libraries of the cooks who were here last, in memory: lists, counts and searches cost the same however many recipes there are. The truth stays in
 * the store, and the library's own count of changes says whether a mirror still shows it: another process may have written.
 */
export class LibraryCache<R extends { id: string }, M extends CachedLibrary<R>> {
  private readonly kept = new Map<string, CacheEntry<M>>();

  constructor(private readonly source: LibraryCacheSource<R, M>) {}

  /** Of how many cooks there is something to hold. */
  get size(): number {
    return this.kept.size;
  }

  /** A cook's library as it is now. */
  async of(ownerId: string): Promise<M> {
    const kept = this.kept.get(ownerId) ?? { mirror: undefined, revision: 0, turn: Promise.resolve() };
    // the last one in the map was used last
    this.kept.delete(ownerId);
    this.kept.set(ownerId, kept);
    const current = kept.turn.then(() => this.bringUpToDate(ownerId, kept));
    // whoever asked is told of a failure; the next one begins anew
    kept.turn = current.catch(() => undefined);
    try {
      return await current;
    } finally {
      this.makeRoom(ownerId);
    }
  }

  private async bringUpToDate(ownerId: string, kept: CacheEntry<M>): Promise<M> {
    const noted = await this.source.changes(ownerId);
    const changed = kept.mirror && changedAfter(kept.revision, noted);
    if (kept.mirror && changed) {
      if (changed.length > 0) {
        const there = await this.source.some(ownerId, changed);
        for (const id of changed) kept.mirror.remove(id);
        for (const recipe of there) kept.mirror.put(recipe);
      }
    } else {
      const mirror = this.source.empty();
      for await (const recipes of this.source.all(ownerId)) for (const recipe of recipes) mirror.put(recipe);
      kept.mirror = mirror;
    }
    kept.revision = noted.revision;
    return kept.mirror;
  }

  /** Those that were not used for longest go first. */
  private makeRoom(inUse: string): void {
    let held = 0;
    for (const kept of this.kept.values()) held += sizeOf(kept);
    for (const [ownerId, kept] of this.kept) {
      if (held <= this.source.room) return;
      if (ownerId === inUse) continue;
      this.kept.delete(ownerId);
      held -= sizeOf(kept);
    }
  }
}

/** Of a cook without recipes too there is something to hold. */
const sizeOf = <M extends CachedLibrary<never>>({ mirror }: CacheEntry<M>): number => 1 + (mirror?.size ?? 0);

/** The recipes that changed since a revision of the library, each once; null when that is further back than is remembered, or of another time. */
export function changedAfter(since: number, { revision, changes }: LibraryChanges): string[] | null {
  const missed = revision - since;
  if (missed < 0 || missed > changes.length) return null;
  return missed === 0 ? [] : [...new Set(changes.slice(-missed))];
}
