import { randomUUID } from 'node:crypto';
import { type Migration, prepareDatabase, UnpreparedDatabase } from '@simmer/kit';
import mongoose, { type Connection } from 'mongoose';
import { pino } from 'pino';
import { isolatedEnvironment } from './service-under-test';

const quiet = pino({ level: 'silent' });
const address = isolatedEnvironment()['MONGO_URL'] ?? '';
let dbName: string;
let open: Connection[];
beforeEach(() => {
  dbName = `t_${randomUUID()}`;
  open = [];
});
afterEach(async () => {
  await open[0]?.dropDatabase();
  for (const connection of open) await connection.close();
});

async function connect(): Promise<Connection> {
  const connection = await mongoose.createConnection(address, { dbName, autoIndex: false, autoCreate: false }).asPromise();
  open.push(connection);
  return connection;
}

interface Note {
  _id: string;
  text: string;
  changed: number;
}
const notes = (connection: Connection) => connection.collection<Note>('notes');
const keep = async (count: number) => {
  const connection = await connect();
  const all = Array.from({ length: count }, (_, at) => ({ _id: String(at).padStart(4, '0'), text: 'A', changed: 0 }));
  if (count > 0) await notes(connection).insertMany(all);
  return connection;
};

const count: Migration = {
  id: '0001-count-changes',
  run: ({ eachDocument }) => eachDocument('notes', () => ({ $inc: { changed: 1 } })),
};

describe('a migration', () => {
  it('is done once, however many processes start at once', async () => {
    const first = await keep(450);
    const others = await Promise.all([connect(), connect()]);
    await Promise.all([first, ...others].map((connection) => prepareDatabase(connection, [count], quiet)));
    await prepareDatabase(first, [count], quiet);
    expect(await notes(first).countDocuments({ changed: 1 })).toBe(450);
  });

  it('goes on where a run before it broke off', async () => {
    const connection = await keep(450);
    let left = 300;
    const breaking: Migration = {
      ...count,
      run: ({ eachDocument }) =>
        eachDocument('notes', () => {
          if (left-- === 0) throw new Error('killed');
          return { $inc: { changed: 1 } };
        }),
    };
    await expect(prepareDatabase(connection, [breaking], quiet)).rejects.toThrow('killed');
    let seen = 0;
    const resumed: Migration = {
      ...count,
      run: ({ eachDocument }) => eachDocument('notes', () => (seen++, { $set: { changed: 1 } })),
    };
    await prepareDatabase(connection, [resumed], quiet);
    expect(seen).toBe(250);
    expect(await notes(connection).countDocuments({ changed: 1 })).toBe(450);
  });

  it('comes in the order of the numbers, and before the indexes', async () => {
    const connection = await keep(1);
    const order: string[] = [];
    const step = (id: Migration['id']): Migration => ({ id, run: async () => void order.push(id) });
    connection.model('Note', new mongoose.Schema({ text: String }).index({ text: 1 }), 'notes');
    const looksAtIndexes: Migration = {
      id: '0003-look',
      run: async ({ collection }) => void order.push(`${(await collection('notes').indexes()).length} index`),
    };
    await prepareDatabase(connection, [looksAtIndexes, step('0002-b'), step('0001-a')], quiet);
    expect(order).toEqual(['0001-a', '0002-b', '1 index']);
    expect(await notes(connection).indexes()).toHaveLength(2);
  });

  it('is asked for by name when an index is in the store in another form', async () => {
    const connection = await keep(1);
    await notes(connection).createIndex({ text: 1 }, { unique: true });
    connection.model('Note', new mongoose.Schema({ text: String }).index({ text: 1 }), 'notes');
    const preparing = prepareDatabase(connection, [], quiet);
    await expect(preparing).rejects.toThrow(UnpreparedDatabase);
    await expect(preparing).rejects.toThrow('An index of notes is in the store in another form.');
    const dropped: Migration = {
      id: '0001-drop-index',
      run: async ({ collection }) => void (await collection('notes').dropIndex('text_1')),
    };
    await prepareDatabase(connection, [dropped], quiet);
  });
});
