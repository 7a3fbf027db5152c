// The services' databases, read as they are: for what no operation tells.
import mongoose from 'mongoose';
import { databaseName } from '../backup/backup';

/** Opens the store. `all` gives the documents of a service's collection. */
export async function openStores({ MONGO_URL, NAMESPACE }) {
  const client = new mongoose.mongo.MongoClient(MONGO_URL, { serverSelectionTimeoutMS: 5_000 });
  await client.connect();
  const databaseOf = (service) => client.db(databaseName(service, NAMESPACE));
  return {
    databaseOf,
    all: (service, name, conditions = {}, projection = {}) =>
      databaseOf(service).collection(name).find(conditions, { projection }).toArray(),
    close: () => client.close(),
  };
}
