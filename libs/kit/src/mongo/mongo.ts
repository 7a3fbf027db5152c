import { setTimeout as pause } from 'node:timers/promises';
import { type FactoryProvider, Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { z } from 'zod';
import { config, type ConfigOf } from '../config/config';
import { ServiceConfig } from '../config/service-config';
import type { Logger } from '../observability/logger';
import { LOGGER, MIGRATIONS, SERVICE_NAME } from '../tokens';
import { SILENT_FOR_MS, watchHeartbeats } from './heartbeats';
import { laterFieldsPlugin } from './later-fields';
import type { Migration } from './migrations/migration';
import { prepareDatabase, UnpreparedDatabase } from './migrations/prepare-database';

mongoose.set('strict', 'throw');
mongoose.set('strictQuery', 'throw');
mongoose.set('maxTimeMS', 3_000);

const OPTIONS: ConnectOptions = {
  // a request must fail fast while the store is away, not wait in a buffer
  bufferCommands: false,
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  socketTimeoutMS: 10_000,
  heartbeatFrequencyMS: 1_000,
  maxPoolSize: 20,
  waitQueueTimeoutMS: 5_000,
  autoIndex: false,
  autoCreate: false,
};

/** Until a person has looked at a database that cannot be prepared. */
const LOOK_AGAIN_MS = 30_000;

export const MongoConfig = config(
  'the document store',
  z.object({ MONGO_URL: z.string({ error: 'Set it to the address of the document store, without a database name.' }) }),
);
type MongoConfig = ConfigOf<typeof MongoConfig>;

/** One database per service, under the namespace. */
const databaseName = (service: string, namespace: string): string => `${namespace}simmer_${service}`;

/** The service's connection. It opens in the background and keeps trying, so that start order is free. */
export const mongoConnection: FactoryProvider<Connection> = {
  provide: getConnectionToken(),
  inject: [MongoConfig.token, ServiceConfig.token, SERVICE_NAME, LOGGER, MIGRATIONS],
  useFactory: (
    { MONGO_URL }: MongoConfig,
    { NAMESPACE }: ServiceConfig,
    service: string,
    logger: Logger,
    migrations: readonly Migration[],
  ) => {
    const connection = mongoose.createConnection();
    connection.set('bufferCommands', false);
    connection.plugin(laterFieldsPlugin);
    void keepOpen(connection, {
      address: MONGO_URL,
      dbName: databaseName(service, NAMESPACE),
      logger,
      migrations,
      silentForMs: SILENT_FOR_MS,
    });
    return connection;
  },
};

interface Store {
  address: string;
  dbName: string;
  logger: Logger;
  migrations: readonly Migration[];
  /** How long the driver may be silent before it is reconnected. */
  silentForMs: number;
}

/** Connects as soon as the store answers, and reconnects when the driver has stopped checking it. */
export async function keepOpen(connection: Connection, store: Store): Promise<void> {
  const { address, dbName, logger, silentForMs, migrations } = store;
  while (!connection.get('closing')) {
    try {
      await connection.openUri(address, { ...OPTIONS, dbName });
      await prepareDatabase(connection, migrations, logger);
      connection.set('prepared', true);
      watchHeartbeats(connection, () => void openAgain(connection, store), silentForMs);
      return;
    } catch (error) {
      const isUnprepared = error instanceof UnpreparedDatabase;
      if (isUnprepared) logger.error({ err: error }, error.message);
      else logger.warn({ err: error }, 'the document store is not answering yet');
      await closeHalfOpen(connection, logger);
      await pause(isUnprepared ? LOOK_AGAIN_MS : 500, undefined, { ref: false });
    }
  }
}

async function openAgain(connection: Connection, store: Store): Promise<void> {
  if (connection.get('closing')) return;
  store.logger.error('nothing was heard of the document store for too long; connecting anew');
  connection.set('prepared', false);
  await closeHalfOpen(connection, store.logger);
  await keepOpen(connection, store);
}

async function closeHalfOpen(connection: Connection, logger: Logger): Promise<void> {
  await connection.close().catch((closing: unknown) => logger.debug({ err: closing }, 'closing a half-open connection'));
}

/** Says whether the store answers, and closes the connection at the end. */
@Injectable()
export class Mongo implements OnApplicationShutdown {
  constructor(@Inject(getConnectionToken()) readonly connection: Connection) {}

  async isReady(): Promise<boolean> {
    if (!this.connection.get('prepared')) return false;
    await this.connection.db?.admin().ping();
    return true;
  }

  async onApplicationShutdown(): Promise<void> {
    this.connection.set('closing', true);
    await this.connection.close();
  }
}
