import { setTimeout as pause } from 'node:timers/promises';
import { type FactoryProvider, Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { ServiceConfig } from '../config/service-config';
import type { Logger } from '../observability/logger';
import { LOGGER, SERVICE_NAME } from '../tokens';

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
  autoIndex: false,
  autoCreate: false,
};

/** One database per service, under the namespace. */
export const databaseName = (service: string, namespace: string): string => `${namespace}simmer_${service}`;

/** The service's connection. It opens in the background and keeps trying, so that start order is free. */
export const mongoConnection: FactoryProvider<Connection> = {
  provide: getConnectionToken(),
  inject: [ServiceConfig.token, SERVICE_NAME, LOGGER],
  useFactory: (config: ServiceConfig, service: string, logger: Logger) => {
    const connection = mongoose.createConnection();
    connection.set('bufferCommands', false);
    void openWhenPossible(connection, config, service, logger);
    return connection;
  },
};

async function openWhenPossible(connection: Connection, config: ServiceConfig, service: string, logger: Logger): Promise<void> {
  while (!connection.get('closing')) {
    try {
      await connection.openUri(config.MONGO_URL, { ...OPTIONS, dbName: databaseName(service, config.NAMESPACE) });
      for (const model of Object.values(connection.models)) await buildIndexes(model);
      connection.set('prepared', true);
      return;
    } catch (error) {
      logger.warn({ err: error }, 'the document store is not answering yet');
      await connection.close().catch((closing: unknown) => logger.debug({ err: closing }, 'closing a half-open connection'));
      await pause(500, undefined, { ref: false });
    }
  }
}

async function buildIndexes(model: mongoose.Model<unknown>): Promise<void> {
  await model.createCollection();
  await model.createIndexes();
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
