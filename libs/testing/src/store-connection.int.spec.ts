import { randomUUID } from 'node:crypto';
import { keepOpen } from '@simmer/kit';
import mongoose, { type Connection } from 'mongoose';
import { pino } from 'pino';
import { isolatedEnvironment, waitUntil } from './service-under-test';

/** As when the driver stops looking after a store: it goes on believing what it believed last. */
function blind(connection: Connection): void {
  const { topology } = connection.getClient() as unknown as { topology: { s: { servers: Map<string, { monitor: { close(): void } }> } } };
  for (const { monitor } of topology.s.servers.values()) monitor.close();
}

describe('the connection to the store', () => {
  it('is opened anew when the driver has stopped looking after the store', async () => {
    const connection = mongoose.createConnection();
    const notes = connection.model('Note', new mongoose.Schema({ text: String }));
    const address = isolatedEnvironment()['MONGO_URL'] ?? '';
    await keepOpen(connection, {
      address,
      dbName: `t_${randomUUID()}`,
      logger: pino({ level: 'silent' }),
      migrations: [],
      silentForMs: 1_500,
    });
    const first = connection.getClient();
    await notes.create({ text: 'before' });
    blind(connection);
    await waitUntil(async () => connection.get('prepared') === true && connection.getClient() !== first, 'another connection');
    await notes.create({ text: 'after' });
    expect(await notes.countDocuments()).toBe(2);
    connection.set('closing', true);
    await connection.dropDatabase();
    await connection.close();
  });
});
