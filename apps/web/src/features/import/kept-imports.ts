import type { KeptImport, QueuedImport } from './import-queue';

type Room = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The imports of one account as this device keeps them, so that a reload loses none that waits. Tabs share the place, each writes its own. */
export class KeptImports {
  private readonly own = new Set<string>();
  private readonly place: string;

  constructor(
    private readonly room: Room,
    accountId: string,
  ) {
    this.place = `simmer.imports.${accountId}`;
  }

  /** What an earlier visit has left; nothing when all of it is done. */
  read(): KeptImport[] {
    const rows = this.stored();
    return rows.some(({ state }) => state !== 'succeeded' && state !== 'cancelled') ? rows : [];
  }

  write(imports: readonly QueuedImport[]): void {
    for (const { key } of imports) this.own.add(key);
    const others = this.stored().filter(({ key }) => !this.own.has(key));
    const rows = [...others, ...(isWorthKeeping(imports) ? imports.map(toKept) : [])];
    if (rows.length === 0) return this.room.removeItem(this.place);
    try {
      this.room.setItem(this.place, JSON.stringify(rows));
    } catch (error) {
      // a full device keeps less; the imports go on
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    }
  }

  private stored(): KeptImport[] {
    try {
      return JSON.parse(this.room.getItem(this.place) ?? '[]') as KeptImport[];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return [];
    }
  }
}

/** A single one that has ended was seen to end. */
const isWorthKeeping = (imports: readonly QueuedImport[]): boolean => imports.length > 1 || imports.some(({ state }) => state === 'waiting' || state === 'running');

const toKept = ({ key, url, evenIfOwned, state, importId, message }: QueuedImport): KeptImport => ({ key, url, evenIfOwned, state, importId, message });
