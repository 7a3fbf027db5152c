import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Model, mongo } from 'mongoose';
import type { Logger } from '../../observability/logger';
import { isDuplicate } from '../../problems/problem-of';
import { contextOf, type Migration, type MigrationRecord } from './migration';

const COLLECTION = 'migrations';
const LEASE_ID = 'lease';
const LEASE_MS = 15_000;
const LOOK_AGAIN_MS = 250;

interface LeaseRecord {
  _id: typeof LEASE_ID;
  holder: string;
  until: Date;
}

/** The database is not as this release needs it, and waiting does not help. */
export class UnpreparedDatabase extends Error {
  override name = 'UnpreparedDatabase';
}

/**
 * Brings a service's database to what this release needs: migrations first, in their order and each once per cluster, then the indexes. Of
 * several processes that start at once one does it while the others wait. Throws `UnpreparedDatabase` for what a person has to look at.
 */
export async function prepareDatabase(connection: Connection, migrations: readonly Migration[], logger: Logger): Promise<void> {
  if (!connection.db) throw new Error('The connection is not open.');
  const leases = connection.db.collection<LeaseRecord>(COLLECTION);
  const holder = randomUUID();
  while (!(await takeLease(leases, holder))) await pause(LOOK_AGAIN_MS);
  const renewing = setInterval(() => {
    renew(leases, holder).catch((error: unknown) => logger.warn({ err: error }, 'could not renew the lease on the database'));
  }, LEASE_MS / 3);
  try {
    await migrate(connection, migrations, logger);
    for (const model of Object.values(connection.models)) await buildIndexes(model);
  } finally {
    clearInterval(renewing);
    await leases.deleteOne({ _id: LEASE_ID, holder });
  }
}

async function migrate(connection: Connection, migrations: readonly Migration[], logger: Logger): Promise<void> {
  const records = (connection.db as mongo.Db).collection<MigrationRecord>(COLLECTION);
  for (const { id, run } of migrations.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const begun = (await records.findOne({ _id: id })) ?? { _id: id, doneAt: null, cameTo: {} };
    if (begun.doneAt) continue;
    await records.updateOne({ _id: id }, { $setOnInsert: { doneAt: null, cameTo: {} } }, { upsert: true });
    logger.info({ migration: id }, 'migration begins');
    await run(contextOf(connection, records, begun));
    await records.updateOne({ _id: id }, { $set: { doneAt: new Date() } });
    logger.info({ migration: id }, 'migration done');
  }
}

/** `Index options conflict` and `index key specs conflict`. */
const INDEX_CONFLICTS = new Set<unknown>([85, 86]);

async function buildIndexes(model: Model<unknown>): Promise<void> {
  try {
    await model.createCollection();
    await model.createIndexes();
  } catch (error) {
    if (!INDEX_CONFLICTS.has((error as { code?: unknown }).code)) throw error;
    throw new UnpreparedDatabase(
      `An index of ${model.collection.name} is in the store in another form. A migration has to drop it first (docs/howto/change-data.md). ${(error as Error).message}`,
      { cause: error },
    );
  }
}

async function takeLease(leases: mongo.Collection<LeaseRecord>, holder: string): Promise<boolean> {
  const lease = { holder, until: new Date(Date.now() + LEASE_MS) };
  try {
    await leases.insertOne({ _id: LEASE_ID, ...lease });
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  const taken = await leases.updateOne({ _id: LEASE_ID, until: { $lt: new Date() } }, { $set: lease });
  return taken.modifiedCount === 1;
}

async function renew(leases: mongo.Collection<LeaseRecord>, holder: string): Promise<void> {
  await leases.updateOne({ _id: LEASE_ID, holder }, { $set: { until: new Date(Date.now() + LEASE_MS) } });
}
