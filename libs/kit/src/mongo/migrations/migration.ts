import type { Connection, mongo } from 'mongoose';

type Documents = mongo.Collection<mongo.BSON.Document & { _id: string }>;

/** A change of the data that one service keeps. Its number and name are never used again once it was released. */
export interface Migration {
  /** Four digits and what it does: `0001-lowercase-tags`. They run in this order. */
  readonly id: `${number}-${string}`;
  /** Does all of it, in steps that may be done twice: the process may die anywhere and another one goes on. */
  run(context: MigrationContext): Promise<void>;
}

export interface MigrationContext {
  /** Of this service's database, without any model: a model shows the data as it is meant to become. */
  collection(name: string): Documents;
  /** Walks through a collection by `_id`, in batches, from where an interrupted run came to. `change` gives the update of a document, or null. */
  eachDocument(name: string, change: (document: mongo.BSON.Document) => mongo.UpdateFilter<mongo.BSON.Document> | null): Promise<void>;
}

/** What a run of a migration has left behind. */
export interface MigrationRecord {
  _id: string;
  /** Null while it is not done. */
  doneAt: Date | null;
  /** The last `_id` that was changed, by collection. */
  cameTo: Record<string, string>;
}

const BATCH = 200;

export function contextOf({ db }: Connection, records: mongo.Collection<MigrationRecord>, record: MigrationRecord): MigrationContext {
  if (!db) throw new Error('A migration needs an open connection.');
  const collection = (name: string): Documents => db.collection(name);
  return {
    collection,
    async eachDocument(name, change) {
      for (let after = record.cameTo[name] ?? ''; ;) {
        const batch = await collection(name)
          .find({ _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(BATCH)
          .toArray();
        const last = batch.at(-1);
        if (!last) return;
        for (const document of batch) {
          const update = change(document);
          if (update) await collection(name).updateOne({ _id: document._id }, update);
        }
        after = last._id;
        await records.updateOne({ _id: record._id }, { $set: { [`cameTo.${name}`]: after } });
      }
    },
  };
}
