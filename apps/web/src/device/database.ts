import type { ProblemDocument, Recipe, RecipeSummary } from '@simmer/contracts';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { type DocumentChange, forgetHandedOver, takeHandedOver, untilKept, whenHandedOver } from './kept-on-leaving';

const NAME = 'simmer';
/** Raised with every change of the stores; `upgrade` then makes the old ones into the new. */
const VERSION = 3;

/** A write that waits for a connection. The route and its input say all there is to send. */
export interface QueuedWrite {
  /** Given by the store: the order of writing. */
  order: number;
  accountId: string;
  route: string;
  input: object;
  /** Of the thing that is changed. */
  subject: string;
  /** Epoch milliseconds. */
  at: number;
  /** Why the server does not take it. It is kept until its cook has decided, and nothing waits for it. */
  refused?: Pick<ProblemDocument, 'code' | 'status' | 'title' | 'params'>;
}

/** What belongs to an account, under an id. */
interface Kept {
  accountId: string;
  id: string;
}

export interface DeviceSchema extends DBSchema {
  /** What this device keeps for an account, by account, kind and id: drafts, copies, settings. */
  documents: { key: [accountId: string, kind: string, id: string]; value: { accountId: string; kind: string; id: string; value: unknown } };
  writes: { key: number; value: QueuedWrite; indexes: { byAccount: string } };
  /** The cook's recipes, to be read without a connection. */
  recipes: { key: [accountId: string, id: string]; value: Kept & { recipe: Recipe } };
  /** What lists show of the same recipes: a fraction of them, read as a whole on every start. */
  cards: { key: [accountId: string, id: string]; value: Kept & { card: RecipeSummary } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

/** The one database of this device. Another tab with a newer version of the app gets its way: this one opens it again afterwards. */
function deviceDatabase(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>(NAME, VERSION, {
    async upgrade(database, oldVersion, _newVersion, transaction) {
      if (oldVersion < 1) {
        database.createObjectStore('documents', { keyPath: ['accountId', 'kind', 'id'] });
        database.createObjectStore('writes', { keyPath: 'order', autoIncrement: true }).createIndex('byAccount', 'accountId');
      }
      if (oldVersion < 2) {
        database.createObjectStore('recipes', { keyPath: ['accountId', 'id'] });
        database.createObjectStore('cards', { keyPath: ['accountId', 'id'] });
      } else if (oldVersion < 3) {
        // kept before there were collections
        for (let at = await transaction.objectStore('recipes').openCursor(); at; at = await at.continue())
          await at.update({ ...at.value, recipe: { ...at.value.recipe, collections: [] } });
        for (let at = await transaction.objectStore('cards').openCursor(); at; at = await at.continue())
          await at.update({ ...at.value, card: { ...at.value.card, collections: [] } });
      }
    },
    blocking: () => void closeDevice(),
    terminated: () => (opening = undefined),
  })
    .then(async (database) => {
      await takeHandedOver((change) => store(database, change));
      return database;
    })
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

whenHandedOver(() => void onDevice((database) => takeHandedOver((change) => store(database, change))));

const store = (database: DeviceDatabase, { accountId, kind, id, value }: DocumentChange): Promise<unknown> =>
  value === undefined ? database.delete('documents', [accountId, kind, id]) : database.put('documents', { accountId, kind, id, value });

/** How much is being read or written. */
let acts = 0;

/** Whether something is on its way to the store or from it: a page that is left now may lose it. */
export const isDeviceBusy = (): boolean => acts > 0;

/**
 * Reads or writes on this device. Undefined where that cannot be: a browser that keeps nothing, as in some private windows, or a device without
 * room for more.
 */
export async function onDevice<T>(act: (database: DeviceDatabase) => Promise<T>): Promise<T | undefined> {
  acts += 1;
  try {
    return await act(await deviceDatabase());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  } finally {
    acts -= 1;
  }
}

/** Whether this browser keeps anything. */
export const keepsAnything = async (): Promise<boolean> => (await onDevice(() => Promise.resolve(true))) ?? false;

export async function closeDevice(): Promise<void> {
  const database = await opening;
  opening = undefined;
  database?.close();
}

/** For tests: as on a device that has never seen Simmer. */
export async function removeDevice(): Promise<void> {
  await closeDevice();
  await deleteDB(NAME);
}

/** What is kept of a kind under an id; undefined for nothing. The caller knows of which type it is. */
export async function keptDocument<T>(accountId: string, kind: string, id: string): Promise<T | undefined> {
  return (await onDevice((database) => database.get('documents', [accountId, kind, id])))?.value as T | undefined;
}

/** False where nothing more can be kept. */
export const keepDocument = (accountId: string, kind: string, id: string, value: unknown): Promise<boolean> =>
  change({ accountId, kind, id, value });

const change = (document: DocumentChange): Promise<boolean> =>
  untilKept(document, async () => (await onDevice((database) => store(database, document).then(() => true))) ?? false);

/** All that is kept of a kind, by id. */
export async function keptDocuments<T>(accountId: string, kind: string): Promise<Map<string, T>> {
  const documents = await onDevice((database) => database.getAll('documents', ofKind(accountId, kind)));
  return new Map((documents ?? []).map(({ id, value }) => [id, value as T]));
}

export async function dropDocument(accountId: string, kind: string, id: string): Promise<void> {
  await change({ accountId, kind, id });
}

/** Forgets everything that is kept for an account, as after signing out of a shared device. */
export async function forgetAccount(accountId: string): Promise<void> {
  forgetHandedOver(accountId);
  await onDevice(async (database) => {
    const transaction = database.transaction(['documents', 'writes', 'recipes', 'cards'], 'readwrite');
    const writes = transaction.objectStore('writes');
    const queued = await writes.index('byAccount').getAllKeys(accountId);
    await Promise.all([
      transaction.objectStore('documents').delete(ofAccount(accountId)),
      transaction.objectStore('recipes').delete(ofAccount(accountId)),
      transaction.objectStore('cards').delete(ofAccount(accountId)),
      ...queued.map((key) => writes.delete(key)),
      transaction.done,
    ]);
  });
}

/** The keys of everything that begins with an account. */
export const ofAccount = (accountId: string): IDBKeyRange => IDBKeyRange.bound([accountId], [accountId, []]);

/** The keys of everything of a kind that an account has. */
export const ofKind = (accountId: string, kind: string): IDBKeyRange => IDBKeyRange.bound([accountId, kind], [accountId, kind, []]);
