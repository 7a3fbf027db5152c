import { dropDocument, keepDocument, keptDocument, keptDocuments } from '../../device/database';
import type { KeptImport, QueuedImport } from './import-queue';

const KIND = 'imports';

/**
 * The imports of one account as this device keeps them, so that a reload loses none that waits; a device without room remembers less. Every tab has a
 * place of its own.
 */
export class KeptImports {
  constructor(
    private readonly accountId: string,
    private readonly tab: string,
  ) {}

  /** The other tabs with imports, all of these addresses among them. */
  async tabs(addresses: readonly string[]): Promise<string[]> {
    const stored = await keptDocuments<KeptImport[]>(this.accountId, KIND);
    return [...stored].flatMap(([tab, rows]) =>
      tab !== this.tab && addresses.every((address) => rows.some(({ url }) => url === address)) ? [tab] : [],
    );
  }

  /** Takes what a closed tab has left; nothing when all of it is done. */
  async take(closed: string): Promise<KeptImport[]> {
    const rows = (await keptDocument<KeptImport[]>(this.accountId, KIND, closed)) ?? [];
    await dropDocument(this.accountId, KIND, closed);
    return rows.some(({ state }) => state !== 'succeeded' && state !== 'cancelled') ? rows : [];
  }

  async write(imports: readonly QueuedImport[]): Promise<void> {
    const { accountId, tab } = this;
    if (isWorthKeeping(imports)) await keepDocument(accountId, KIND, tab, imports.map(toKept));
    else await dropDocument(accountId, KIND, tab);
  }
}

const toKept = ({ key, url, title, allowDuplicate, state, importId, message }: QueuedImport): KeptImport => ({
  key,
  url,
  ...(title !== undefined && { title }),
  allowDuplicate,
  state,
  importId,
  message,
});

/** A single one that has ended was seen to end. */
const isWorthKeeping = (imports: readonly QueuedImport[]): boolean =>
  imports.length > 1 || imports.some(({ state }) => state === 'waiting' || state === 'running');
