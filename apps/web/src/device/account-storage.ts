import { session } from '../api/session/session';
import { dropDocument, keepDocument, onDevice, ofKind } from './database';

const KIND = 'draft';

/** What each account has half written on this device, as the store has it and this tab has changed it since. */
const known = new Map<string, Map<string, unknown>>();
/** What the store did not take, since the device is full or keeps nothing: there until the page is left. */
const withoutRoom = new Map<string, Map<string, unknown>>();

/** Counts what this tab writes. */
let changes = 0;

const of = (all: Map<string, Map<string, unknown>>, accountId: string): Map<string, unknown> => {
  const found = all.get(accountId) ?? new Map<string, unknown>();
  all.set(accountId, found);
  return found;
};

/**
 * What this device keeps of one account's words, and shows to no other: drafts and notes by their place. They are read at once once they were
 * loaded; every change goes on to the store.
 */
export class AccountStorage {
  constructor(private readonly accountId: string) {}

  /** Reads what the store has now: other tabs write there too. Before it nothing is found. */
  async load(): Promise<void> {
    let before: number;
    let stored: { id: string; value: unknown }[] | undefined;
    do {
      before = changes;
      stored = await onDevice((database) => database.getAll('documents', ofKind(this.accountId, KIND)));
      // what was written while the store was read is not in what it said
    } while (before !== changes);
    if (stored) known.set(this.accountId, new Map(stored.map(({ id, value }) => [id, value])));
  }

  /** Undefined when nothing is kept there. */
  read<T>(place: string): T | undefined {
    const places = of(withoutRoom, this.accountId);
    return (places.has(place) ? places.get(place) : of(known, this.accountId).get(place)) as T | undefined;
  }

  /** False when the device has no room for it: then it is kept until the page is left. */
  async write(place: string, value: unknown): Promise<boolean> {
    const { accountId } = this;
    changes += 1;
    of(known, accountId).set(place, value);
    const isKept = await keepDocument(accountId, KIND, place, value);
    if (isKept) of(withoutRoom, accountId).delete(place);
    // it may have been changed or dropped meanwhile
    else if (of(known, accountId).get(place) === value) of(withoutRoom, accountId).set(place, value);
    return isKept;
  }

  remove(place: string): void {
    changes += 1;
    of(known, this.accountId).delete(place);
    of(withoutRoom, this.accountId).delete(place);
    void dropDocument(this.accountId, KIND, place);
  }

  /** The places that begin so. */
  places(start: string): string[] {
    const all = new Set([...of(known, this.accountId).keys(), ...of(withoutRoom, this.accountId).keys()]);
    return [...all].filter((place) => place.startsWith(start));
  }

  /** Forgets what this tab still knows; the store is emptied with all else of the account. */
  forget(): void {
    known.delete(this.accountId);
    withoutRoom.delete(this.accountId);
  }
}

let cook = '';

/** For the cook who is signed in, or who was until a moment ago: words stay theirs when a session ends while they type. */
export function accountStorage(): AccountStorage {
  const current = session.current();
  if (current.status === 'signed-in') cook = current.account.id;
  return new AccountStorage(cook);
}
