// The services' databases, read as they are: for what no operation tells.
import mongoose from 'mongoose';
import { databaseName } from '../backup/backup';

export type StoredDocument = mongoose.mongo.BSON.Document;
export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Opens the store. `all` gives the documents of a service's collection. */
export async function openStores({ MONGO_URL = '', NAMESPACE = '' }: Record<string, string>) {
  const client = new mongoose.mongo.MongoClient(MONGO_URL, { serverSelectionTimeoutMS: 5_000 });
  await client.connect();
  const databaseOf = (service: string) => client.db(databaseName(service, NAMESPACE));
  return {
    databaseOf,
    all: (service: string, name: string, conditions: object = {}, projection: object = {}): Promise<StoredDocument[]> =>
      databaseOf(service).collection(name).find(conditions, { projection }).toArray(),
    close: () => client.close(),
  };
}
