// node deploy/local/self-test.mjs: starts everything in a temporary data folder, uses it, kills it, and prints a line per check.
// Other servers on this machine (npm start included) are not touched. Needs node_modules.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { openInfrastructure, startInfrastructure } from './infrastructure.mjs';
import { identify, isAlive } from './process-record.mjs';
import { checkHalfMadeCache } from './self-test-cache.mjs';
import { sendLetter } from './self-test-mail.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { inRoot, toolboxRoot } from './toolbox.mjs';

const dataDir = await temporaryFolder('servers');
const tally = { passed: 0, failed: 0 };
/** Is there before anything else is tried. @type {any} */
let infrastructure;

async function check(name, run) {
  const begun = performance.now();
  try {
    await run();
    tally.passed += 1;
    print(`ok    ${name} (${Math.round(performance.now() - begun)} ms)`);
  } catch (error) {
    tally.failed += 1;
    print(`FAIL  ${name}: ${error.message}`);
  }
}

const print = (line) => process.stdout.write(`${line}\n`);
const withPassword = (url, password) => Object.assign(new URL(url), { password }).toString();

async function withNats(use, url = infrastructure.env.NATS_URL, user = 'operator') {
  const { host, password } = new URL(url);
  const connection = await connect({ servers: host, user, pass: password, reconnect: false, inboxPrefix: `_INBOX.${user}` });
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}

async function withRedis(use, url = infrastructure.env.REDIS_URL) {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  client.on('error', () => {}); // the command that follows reports it
  try {
    await client.connect();
    return await use(client);
  } finally {
    client.disconnect();
  }
}

async function withStore(use, { url = infrastructure.env.MONGO_URL, dbName = 'self_test' } = {}) {
  const connection = mongoose.createConnection(url, { dbName, serverSelectionTimeoutMS: 5_000 });
  try {
    await connection.asPromise();
    return await use(connection);
  } finally {
    await connection.close();
  }
}

const duplicate = (error) => error.code === 11000;

async function checkNats() {
  await check('NATS keeps a stream on files', () =>
    withNats(async (operator) => {
      await (await jetstreamManager(operator)).streams.add({ name: 'EVENTS_kept', subjects: ['kept.events.>'] });
      const publish = async (connection) => {
        for (let n = 0; n < 200; n += 1) await jetstream(connection).publish('kept.events.recipes.recipe.saved', String(n));
      };
      await withNats(publish, infrastructure.env.NATS_URL, 'recipes');
    }),
  );
  await check('NATS refuses a wrong password', () =>
    assert.rejects(
      withNats(() => {}, withPassword(infrastructure.env.NATS_URL, 'wrong')),
      /authorization/i,
    ),
  );
  await check('NATS killed and started again has every acknowledged message', async () => {
    await infrastructure.kill('nats');
    await infrastructure.start('nats');
    const { state } = await withNats(async (connection) => (await jetstreamManager(connection)).streams.info('EVENTS_kept'));
    assert.equal(state.messages, 200);
  });
}

async function checkRedis() {
  await check('Redis is append-only and never evicts', () =>
    withRedis(async (client) => {
      assert.deepEqual(await client.config('GET', 'appendonly'), ['appendonly', 'yes']);
      assert.deepEqual(await client.config('GET', 'appendfsync'), ['appendfsync', 'everysec']);
      assert.deepEqual(await client.config('GET', 'maxmemory-policy'), ['maxmemory-policy', 'noeviction']);
      for (let n = 0; n < 200; n += 1) await client.rpush('kept', n);
    }),
  );
  await check('Redis refuses a wrong password', () =>
    assert.rejects(withRedis((client) => client.ping(), withPassword(infrastructure.env.REDIS_URL, 'wrong'))),
  );
  await check('Redis killed and started again has every write of which it has said that it is on the disk', async () => {
    // with everysec a write waits up to two seconds for a disk that is busy
    assert.deepEqual(await withRedis((client) => client.call('WAITAOF', 1, 0, 30_000)), [1, 0]);
    await infrastructure.kill('redis');
    await infrastructure.start('redis');
    assert.equal(await withRedis((client) => client.llen('kept')), 200);
  });
}

async function checkStore() {
  const documents = (connection) => connection.collection('kept');
  await check('the store inserts, finds and updates through mongoose, in databases of any name', () =>
    withStore(async (connection) => {
      const Dish = connection.model('Dish', new mongoose.Schema({ _id: String, title: String, served: Number }));
      await Dish.create({ _id: 'a', title: 'Lentil soup', served: 1 });
      const updated = await Dish.findOneAndUpdate({ _id: 'a' }, { $inc: { served: 1 } }, { returnDocument: 'after' });
      assert.equal(updated.served, 2);
      await withStore((other) => other.collection('dishes').insertOne({ _id: 'b' }), { dbName: 'self_test_other' });
      assert.equal(await Dish.countDocuments(), 1);
    }),
  );
  await check('the store keeps unique indexes and ids unique', () =>
    withStore(async (connection) => {
      const claims = connection.collection('claims');
      await claims.createIndex({ name: 1 }, { unique: true });
      await claims.insertOne({ _id: '1', name: 'ada' });
      await assert.rejects(claims.insertOne({ _id: '2', name: 'ada' }), duplicate);
      const race = await Promise.allSettled(Array.from({ length: 50 }, () => claims.insertOne({ _id: 'raced', name: 'bo' })));
      assert.equal(race.filter(({ status }) => status === 'fulfilled').length, 1);
    }),
  );
  await check('the store refuses a wrong password and no password', async () => {
    const ping = (connection) => connection.db.admin().command({ listDatabases: 1 });
    await assert.rejects(withStore(ping, { url: withPassword(infrastructure.env.MONGO_URL, 'wrong') }));
    const { host } = new URL(infrastructure.env.MONGO_URL);
    await assert.rejects(withStore(ping, { url: `mongodb://${host}/?directConnection=true` }));
  });
  await check('the store takes a new user, who can sign in', () =>
    withStore(async (connection) => {
      await connection.db.admin().command({
        createUser: 'self_test_user',
        pwd: 'a-password',
        roles: [
          { role: 'readWriteAnyDatabase', db: 'admin' },
          { role: 'clusterAdmin', db: 'admin' },
        ],
      });
      const url = Object.assign(new URL(infrastructure.env.MONGO_URL), { username: 'self_test_user', password: 'a-password' }).toString();
      await withStore((other) => documents(other).insertOne({ _id: 'by-user' }), { url });
    }),
  );
  await check('PostgreSQL is durable', () => {
    const psql = [
      'psql',
      '--host=/data',
      `--port=${infrastructure.servers.get('postgres').record.ports.postgres}`,
      '--no-psqlrc',
      '-At',
      'postgres',
    ];
    const [program, ...argv] = inRoot(toolboxRoot(), join(dataDir, 'postgres'), 'postgres', psql);
    const said = execFileSync(program, argv, { input: 'show fsync; show synchronous_commit; show full_page_writes;', cwd: '/' });
    assert.equal(said.toString(), 'on\non\non\n');
  });
  for (const name of ['postgres', 'ferretdb', 'store']) {
    await check(`${name} killed under writes and started again has every acknowledged document, once`, () => survivesKill(name));
  }
}

/** Eight writers insert with ids of their own until the server dies under them. */
async function survivesKill(name) {
  const acknowledged = [];
  await withStore(async (connection) => {
    await connection.collection('warm').insertOne({});
    let dead = false;
    const writer = async (w) => {
      for (let n = 0; !dead; n += 1) {
        const _id = `${name}-${w}-${n}`;
        await connection
          .collection('kept')
          .insertOne({ _id })
          .then(
            () => acknowledged.push(_id),
            () => {
              dead = true;
            },
          );
        if (acknowledged.length === 300) infrastructure.kill(name).catch(() => {}); // the count below judges
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, w) => writer(w)));
  });
  await infrastructure.restart(name);
  const kept = (connection) => connection.collection('kept').distinct('_id', { _id: new RegExp(`^${name}-`) });
  const found = await persistently(() => withStore(kept));
  const lost = acknowledged.filter((id) => !found.includes(id));
  assert.ok(acknowledged.length >= 300);
  assert.equal(lost.length, 0, `${lost.length} of ${acknowledged.length} lost`);
}

/** A FerretDB that outlived its PostgreSQL says so once for each connection of its pool (24 of them), at a sign-in too. */
async function persistently(ask, tries = 25) {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1) throw error;
    return persistently(ask, tries - 1);
  }
}

async function checkMail() {
  const letters = async () => (await fetch(`${infrastructure.env.MAIL_INBOX_URL}/api/messages`)).json();
  await check('a letter sent by SMTP is in the inbox, as JSON and on the page', async () => {
    await sendLetter(infrastructure.env.SMTP_URL, { to: 'ada@example.org', subject: 'Your täst', text: 'Hello <b>cook</b>' });
    const [letter] = await letters();
    assert.deepEqual([letter.to, letter.subject], [['ada@example.org'], 'Your täst']);
    const page = await fetch(`${infrastructure.env.MAIL_INBOX_URL}/letters/${letter.id}`).then((answer) => answer.text());
    assert.match(page, /Hello &#60;b&#62;cook/);
    assert.match(await fetch(infrastructure.env.MAIL_INBOX_URL).then((answer) => answer.text()), /Your täst/);
  });
  await check('the inbox killed and started again still has the letter', async () => {
    await infrastructure.kill('mail');
    await infrastructure.start('mail');
    assert.equal((await letters()).length, 1);
  });
}

async function checkLife() {
  await check('a second start takes over what runs and doubles nothing', async () => {
    const before = infrastructure.pids;
    const second = await startInfrastructure({ dataDir });
    assert.deepEqual(second.pids, before);
  });
  await check('two starts at the same moment make one set of servers', async () => {
    await infrastructure.stop();
    const [one, other] = await Promise.all([startInfrastructure({ dataDir }), startInfrastructure({ dataDir })]);
    assert.deepEqual(one.pids, other.pids);
    infrastructure = one;
  });
  await check('everything listens on 127.0.0.1 only', () => {
    const ours = Object.values(JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')));
    const listening = ['tcp', 'tcp6']
      .flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n').slice(1, -1))
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === '0A')
      .map((fields) => fields[1].split(':'));
    const ofOurs = listening.filter(([, port]) => ours.includes(parseInt(port, 16)));
    assert.equal(ofOurs.length, ours.length);
    assert.deepEqual([...new Set(ofOurs.map(([address]) => address))], ['0100007F']);
  });
  await check('the host sees no mount of the servers', () => assert.ok(!readFileSync('/proc/self/mounts', 'utf8').includes(toolboxRoot())));
  await check('a start after a kill leaves the servers of other folders alone', async () => {
    const otherDir = await temporaryFolder('servers');
    const other = openInfrastructure({ dataDir: otherDir });
    try {
      await infrastructure.kill('redis');
      await other.start('redis'); // it may get the numbers of what was just killed
      await infrastructure.start('redis');
      assert.ok(other.pids.redis);
    } finally {
      await other.stop();
      rmSync(otherDir, { recursive: true, force: true });
    }
  });
  await check('a stop ends every process, and the next start has the data on other ports where the old are taken', async () => {
    const records = Object.values(infrastructure.pids).map(identify);
    await infrastructure.stop();
    assert.deepEqual(records.filter(isAlive), []);
    assert.deepEqual(openInfrastructure({ dataDir }).pids, {});
    const taken = createServer().listen(JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')).redis, '127.0.0.1');
    infrastructure = await startInfrastructure({ dataDir }).finally(() => taken.close());
    assert.equal(await withRedis((client) => client.llen('kept')), 200);
    assert.ok((await withStore((connection) => connection.collection('kept').countDocuments())) >= 900);
  });
}

try {
  await check('a start in an empty folder answers', async () => {
    infrastructure = await startInfrastructure({ dataDir, log: print });
  });
  if (infrastructure) {
    await checkNats();
    await checkRedis();
    await checkStore();
    await checkMail();
    await checkLife();
  }
  await checkHalfMadeCache(check);
} finally {
  await infrastructure?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
print(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
