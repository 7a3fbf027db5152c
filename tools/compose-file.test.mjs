import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { databaseName } from './backup/backup.ts';
import { composeProblems } from './checks/compose-file.mjs';
import { inRepository, services } from './prepare/repository.mjs';

const whole = readFileSync(inRepository('docker-compose.yml'), 'utf8');
const wanted = { services, servers: ['nats', 'redis', 'store', 'mail'] };
/** Runs the script of the store as its image does. Returns the users that it makes. */
function storeUsers(env) {
  const made = [];
  const db = { getSiblingDB: (name) => ({ createUser: (user) => made.push({ ...user, in: name }) }) };
  runInNewContext(readFileSync(inRepository('deploy/store/users.js'), 'utf8'), { db, process: { env } });
  return made;
}
const broken = async (from, to) => {
  assert.ok(whole.includes(from), `the file has no ${from}`);
  const problems = await composeProblems(whole.replace(from, to), wanted);
  return Object.keys(problems).filter((rule) => problems[rule].length > 0);
};

describe('the check of the compose file', () => {
  it('finds nothing in ours', async () => assert.deepEqual(Object.values(await composeProblems(whole, wanted)).flat(), []));
  it('misses a service', async () =>
    assert.deepEqual(await broken('  billing:\n', '  payments:\n'), ['has every service and server', 'builds each service as itself']));
  it('sees a name with nothing below it', async () =>
    assert.deepEqual(await broken('\n  media:\n    <<', '\n  media:\n  files:\n    <<'), [
      'says what each service is',
      'builds each service as itself',
    ]));
  it('sees a variable without a default', async () =>
    assert.deepEqual(await broken('${SIMMER_NATS_PORT:-4321}', '${SIMMER_NATS_PORT}'), ['has a default for every variable']));
  it('sees a port that is open to the network', async () =>
    assert.deepEqual(await broken('"127.0.0.1:${SIMMER_NATS_PORT', '"${SIMMER_NATS_PORT'), ['listens on this machine alone']));
  it('sees an image of no version', async () =>
    assert.deepEqual(await broken('image: mongo:8', 'image: mongo:latest'), ['names the version of every image']));
  it('sees a service that goes into the store as another', async () =>
    assert.deepEqual(await broken('mongodb://billing:', 'mongodb://simmer:'), ['lets each service into the store as itself']));
  it('sees a wait for nobody', async () =>
    assert.deepEqual(await broken('    store: { condition', '    depot: { condition'), ['waits for what there is']));
  it('sees a volume that is not declared', async () =>
    assert.deepEqual(await broken('[nats:/data,', '[events:/data,'), ['keeps data in volumes that there are']));
});

it('each service that keeps documents has a user of the store, who may do something in its own database alone', () => {
  const keepers = services.filter((name) => whole.includes(`mongodb://${name}:`));
  const users = storeUsers(Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_STORE_PASSWORD`, `${name}'s`])));
  assert.deepEqual(
    JSON.parse(JSON.stringify(users)),
    keepers.map((name) => ({ user: name, pwd: `${name}'s`, roles: [{ role: 'readWrite', db: databaseName(name, '') }], in: 'admin' })),
  );
});
