import type { KeptImport, QueuedImport } from './import-queue';

type Room = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredImport extends KeptImport {
  /** The tab that looks after it. */
  tab: string;
}

/** The imports of one account as this device keeps them, so that a reload loses none that waits. Tabs share the place, each has its own. */
export class KeptImports {
  private readonly place: string;

  constructor(
    private readonly room: Room,
    accountId: string,
    private readonly tab: string,
  ) {
    this.place = `simmer.imports.${accountId}`;
  }

  /** The other tabs with imports, all of these addresses among them. */
  tabs(addresses: readonly string[]): string[] {
    const rows = this.stored();
    const tabs = [...new Set(rows.map(({ tab }) => tab))].filter((tab) => tab !== this.tab);
    return tabs.filter((tab) => addresses.every((address) => rows.some((row) => row.tab === tab && row.url === address)));
  }

  /** Takes what a closed tab has left; nothing when all of it is done. */
  take(closed: string): KeptImport[] {
    const stored = this.stored();
    this.store(stored.filter(({ tab }) => tab !== closed));
    const rows = stored.filter(({ tab }) => tab === closed);
    return rows.some(({ state }) => state !== 'succeeded' && state !== 'cancelled') ? rows.map(({ tab: _left, ...row }) => row) : [];
  }

  write(imports: readonly QueuedImport[]): void {
    const others = this.stored().filter(({ tab }) => tab !== this.tab);
    this.store([...others, ...(isWorthKeeping(imports) ? imports.map((queued) => this.toStored(queued)) : [])]);
  }

  private toStored({ key, url, title, evenIfOwned, state, importId, message }: QueuedImport): StoredImport {
    return { tab: this.tab, key, url, ...(title !== undefined && { title }), evenIfOwned, state, importId, message };
  }

  private store(rows: readonly StoredImport[]): void {
    if (rows.length === 0) return this.room.removeItem(this.place);
    try {
      this.room.setItem(this.place, JSON.stringify(rows));
    } catch (error) {
      // a full device keeps less; the imports go on
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    }
  }

  private stored(): StoredImport[] {
    try {
      return JSON.parse(this.room.getItem(this.place) ?? '[]') as StoredImport[];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return [];
    }
  }
}

/** A single one that has ended was seen to end. */
const isWorthKeeping = (imports: readonly QueuedImport[]): boolean => imports.length > 1 || imports.some(({ state }) => state === 'waiting' || state === 'running');
