// Where the data is: what the environment names, else the servers of the data folder, started for as long as they are needed.
import { join, resolve } from 'node:path';
import { type EnvironmentVariables, type ObjectStore, openObjectStore, StorageConfig } from '@simmer/kit';
import mongoose from 'mongoose';
import { openInfrastructure, startInfrastructure } from '../../deploy/local/infrastructure.mjs';

/** What a backup is made of, opened. */
export interface OpenData {
  client: mongoose.mongo.MongoClient;
  objects: ObjectStore;
  namespace: string;
}

interface Place {
  dataDir: string;
  environment?: EnvironmentVariables;
}

/** Opens the document store and the object store, does the work, and closes them again. */
export async function withData<Result>(
  { dataDir, environment = process.env }: Place,
  work: (data: OpenData) => Promise<Result>,
): Promise<Result> {
  const servers = await serversOf(resolve(dataDir), environment);
  const client = new mongoose.mongo.MongoClient(servers.MONGO_URL, { serverSelectionTimeoutMS: 5_000 });
  try {
    await client.connect();
    const objects = await openObjectStore(StorageConfig.parse({ MEDIA_DIR: join(resolve(dataDir), 'media'), ...environment }));
    return await work({ client, objects, namespace: environment.NAMESPACE ?? '' });
  } finally {
    await client.close();
    await servers.stop();
  }
}

async function serversOf(dataDir: string, environment: EnvironmentVariables): Promise<{ MONGO_URL: string; stop: () => Promise<void> }> {
  if (environment.MONGO_URL) return { MONGO_URL: environment.MONGO_URL, stop: async () => {} };
  const running = openInfrastructure({ dataDir });
  if (Object.keys(running.pids).length > 0) return { MONGO_URL: running.env.MONGO_URL, stop: async () => {} };
  const started = await startInfrastructure({ dataDir });
  return { MONGO_URL: started.env.MONGO_URL, stop: () => started.stop() };
}
