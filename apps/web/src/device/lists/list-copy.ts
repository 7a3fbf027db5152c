import { newId } from '@simmer/client';
import type { StoredReplica } from '@simmer/shopping-list';
import { dropDocument, keepDocument, keptDocument, keptDocuments } from '../database';
import { hasLocks, holdIfFree } from '../tab-lock';

const KIND = 'shopping-list';

/** What one tab keeps of a list, under a device id that no other tab uses meanwhile. */
export interface ListCopy {
  readonly device: string;
  /** As it was kept last; undefined for a device that is new. */
  readonly stored: StoredReplica | undefined;
  /** Keeps the list; resolves when it is safe, to false where nothing more can be kept: then there is only this page. */
  save(stored: StoredReplica): Promise<boolean>;
  /** Removes it from this device: everything in it has reached the server. */
  remove(): Promise<void>;
  /** Lets another tab go on with it. */
  close(): void;
}

/**
 * The copy of a list to go on with: one that no open tab uses, or a new one. A tab that was closed leaves its copy, with all that it has
 * not sent, to the next; two tabs at once are two devices, since numbers of operations are never given twice. Where nobody can tell
 * whether another tab is open, each page is a device of its own that begins with what another one knew.
 */
export async function openListCopy(accountId: string, listId: string): Promise<ListCopy> {
  if (hasLocks()) return (await freeCopies(accountId, listId, 1))[0] ?? newCopy(accountId, listId);
  const [latest] = (await allCopies(accountId, listId)).sort((one, other) => (other.stored?.mark ?? 0) - (one.stored?.mark ?? 0));
  return newCopy(accountId, listId, latest?.stored && { ...latest.stored, unsent: [], count: 0 });
}

/** Further copies that other tabs have left, to bring what is in them to the server. */
export async function leftCopies(accountId: string, listId: string, own: string): Promise<ListCopy[]> {
  if (hasLocks()) return freeCopies(accountId, listId, Infinity);
  // of a tab that is still open too: what is sent twice is taken once, and what is removed it keeps again with its next change
  return (await allCopies(accountId, listId)).filter(({ device }) => device !== own);
}

/** The lists of an account of which something is on this device alone. */
export async function unsentLists(accountId: string): Promise<string[]> {
  const kept = await keptDocuments<StoredReplica>(accountId, KIND);
  return [...new Set([...kept].filter(([, { unsent }]) => unsent.length > 0).map(([id]) => listOf(id)))];
}

async function freeCopies(accountId: string, listId: string, most: number): Promise<ListCopy[]> {
  const free: ListCopy[] = [];
  // first what somebody has changed and would look for
  const kept = (await allCopies(accountId, listId)).sort((one, other) => unsentOf(other) - unsentOf(one));
  for (const { device } of kept) {
    const letGo = free.length < most ? await holdIfFree(lockOf(device)) : undefined;
    if (!letGo) continue;
    // read after it is held: its tab may have written until then
    const stored = await keptDocument<StoredReplica>(accountId, KIND, `${listId} ${device}`);
    if (stored) free.push(copyOf(accountId, listId, device, stored, letGo));
    else letGo();
  }
  return free;
}

async function allCopies(accountId: string, listId: string): Promise<ListCopy[]> {
  const kept = await keptDocuments<StoredReplica>(accountId, KIND);
  return [...kept]
    .filter(([id]) => listOf(id) === listId)
    .map(([id, stored]) => copyOf(accountId, listId, id.slice(listId.length + 1), stored, () => undefined));
}

async function newCopy(accountId: string, listId: string, stored?: StoredReplica): Promise<ListCopy> {
  // 48 random bits: every operation bears it twice
  const device = newId().slice(-12);
  const letGo = hasLocks() ? await holdIfFree(lockOf(device)) : undefined;
  return copyOf(accountId, listId, device, stored, letGo ?? (() => undefined));
}

function copyOf(accountId: string, listId: string, device: string, stored: StoredReplica | undefined, close: () => void): ListCopy {
  const id = `${listId} ${device}`;
  return {
    device,
    stored,
    save: (value) => keepDocument(accountId, KIND, id, value),
    remove: () => dropDocument(accountId, KIND, id),
    close,
  };
}

const unsentOf = ({ stored }: ListCopy): number => stored?.unsent.length ?? 0;
const listOf = (id: string): string => id.split(' ')[0] ?? '';
const lockOf = (device: string): string => `list.${device}`;
