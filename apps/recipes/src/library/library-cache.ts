import type { LibraryChanges } from './library.repository';

interface CachedLibrary<R> {
  put(recipe: R): void;
  remove(id: string): void;
  readonly size: number;
}

interface LibraryCacheSource<R extends { id: string }, M extends CachedLibrary<R>> {
  empty(): M;
  /** The latest changes of a cook's library; read before every use, so that no answer is stale. */
  changes(ownerId: string): Promise<LibraryChanges>;
  /** All recipes of a cook, in batches small enough not to block the process. */
  all(ownerId: string): AsyncIterable<readonly R[]>;
  /** These recipes of a cook, without those that are gone. */
  some(ownerId: string, ids: readonly string[]): Promise<readonly R[]>;
  /** How many recipes may be cached in all; each library counts as one more. */
  room: number;
}

interface CacheEntry<M> {
  library: M | undefined;
  revision: number;
  /** Requests for one library run one after the other. */
  turn: Promise<unknown>;
}

/**
 * An in-memory LRU cache of libraries, for lists, counts and searches. The truth stays in
 * the store, and the library's revision says whether an entry is current: another process may have written.
 */
export class LibraryCache<R extends { id: string }, M extends CachedLibrary<R>> {
  private readonly entries = new Map<string, CacheEntry<M>>();

  constructor(private readonly source: LibraryCacheSource<R, M>) {}

  /** How many libraries are cached. */
  get size(): number {
    return this.entries.size;
  }

  /** A cook's current library. */
  async get(ownerId: string): Promise<M> {
    const entries = this.entries.get(ownerId) ?? { library: undefined, revision: 0, turn: Promise.resolve() };
    // the last one in the map was used last
    this.entries.delete(ownerId);
    this.entries.set(ownerId, entries);
    const current = entries.turn.then(() => this.bringUpToDate(ownerId, entries));
    // the caller gets the failure; the next one starts over
    entries.turn = current.catch(() => undefined);
    try {
      return await current;
    } finally {
      this.makeRoom(ownerId);
    }
  }

  private async bringUpToDate(ownerId: string, entries: CacheEntry<M>): Promise<M> {
    const noted = await this.source.changes(ownerId);
    const changed = entries.library && changedAfter(entries.revision, noted);
    if (entries.library && changed) {
      if (changed.length > 0) {
        const there = await this.source.some(ownerId, changed);
        for (const id of changed) entries.library.remove(id);
        for (const recipe of there) entries.library.put(recipe);
      }
    } else {
      const library = this.source.empty();
      for await (const recipes of this.source.all(ownerId)) for (const recipe of recipes) library.put(recipe);
      entries.library = library;
    }
    entries.revision = noted.revision;
    return entries.library;
  }

  /** Evicts the least recently used. */
  private makeRoom(inUse: string): void {
    let held = 0;
    for (const entries of this.entries.values()) held += sizeOf(entries);
    for (const [ownerId, entries] of this.entries) {
      if (held <= this.source.room) return;
      if (ownerId === inUse) continue;
      this.entries.delete(ownerId);
      held -= sizeOf(entries);
    }
  }
}

/** An empty library takes memory too. */
const sizeOf = <M extends CachedLibrary<never>>({ library }: CacheEntry<M>): number => 1 + (library?.size ?? 0);

/** The recipes that changed since a revision of the library, each once; null when the revision is too old or unknown. */
export function changedAfter(since: number, { revision, changes }: LibraryChanges): string[] | null {
  const missed = revision - since;
  if (missed < 0 || missed > changes.length) return null;
  return missed === 0 ? [] : [...new Set(changes.slice(-missed))];
}
