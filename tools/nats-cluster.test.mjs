// What docs/adr/0003 says of the bus in production, on a cluster of three servers with the users of deploy/nats.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { connect } from '@nats-io/transport-node';
import { toolboxRoot } from '../deploy/local/toolbox.mjs';
import { bundled } from './bundled.mjs';
import { inRepository, services } from './prepare/repository.mjs';

const folder = mkdtempSync(join(tmpdir(), 'simmer-nats-'));
const passwords = Object.fromEntries(services.map((name) => [`NATS_${name.toUpperCase()}_PASSWORD`, name]));
// the servers of one machine are shared by specs, each under a name of its own
const namespace = `t${Date.now().toString(36)}_`;
let servers = [];
let world;
let bundle;

before(async () => {
  bundle = await bundled('nats-cluster', 'tools/nats-cluster.entry.ts');
  const users = readFileSync(inRepository('deploy/nats/users.conf'), 'utf8');
  const inNamespace = users.split('\n').map(namespaced).join('\n');
  writeFileSync(join(folder, 'users.conf'), inNamespace);
  const places = [];
  for (const name of ['a', 'b', 'c']) places.push({ name, port: await bundle.freePort(), routePort: await bundle.freePort() });
  servers = places.map((place) => startServer(place, places));
  world = await bundle.worldOnCluster(
    places.map(({ port }) => `127.0.0.1:${port}`),
    { NAMESPACE: namespace, MEDIA_DIR: join(folder, 'media') },
  );
});

after(async () => {
  await world?.close();
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function startServer({ name, port, routePort }, places) {
  const routes = places.map((place) => `"nats://127.0.0.1:${place.routePort}"`).join(', ');
  const file = join(folder, `${name}.conf`);
  const logFile = join(folder, `${name}.log`);
  writeFileSync(
    file,
    `
server_name: ${name}
listen: "127.0.0.1:${port}"
log_file: "${logFile}"
cluster { name: simmer, listen: "127.0.0.1:${routePort}", routes: [${routes}] }
jetstream { store_dir: "${join(folder, name)}", max_memory_store: 16MB, max_file_store: 1GB }
include ./users.conf
`,
  );
  const [program, ...argv] = natsServer();
  const child = spawn(program, [...argv, '--config', file], { env: { ...process.env, ...passwords }, stdio: 'ignore' });
  return { name, port, logFile, child, ended: once(child, 'close') };
}

/** The server that npm start builds for this machine, or the one of the compose file. */
function natsServer() {
  const native = join(toolboxRoot(), 'usr/sbin/nats-server');
  if (existsSync(native)) return [native];
  const names = Object.keys(passwords).flatMap((name) => ['--env', name]);
  return [
    'docker',
    'run',
    '--rm',
    '--network',
    'host',
    '--volume',
    `${folder}:${folder}`,
    ...names,
    '--entrypoint',
    'nats-server',
    'nats:2.12-alpine',
  ];
}

/** A recipe that a new cook publishes: its way to the gallery takes three services, their calls and an event. */
async function publishedRecipe(title) {
  const client = world.client();
  await client.call('POST /auth/register', {
    email: `${randomUUID()}@example.com`,
    password: 'plum tart at half past nine',
    acceptsTerms: true,
  });
  const { id } = await client.call('POST /recipes', { title, ingredients: ['1 plum'] });
  await client.call('PUT /recipes/:id/published', { id, published: true });
  await bundle.waitUntil(
    async () => (await client.call('GET /community/recipes', {})).items.some((item) => item.title === title),
    `${title} to be in the gallery`,
  );
}

/** What the bus tells a service's user who tries something: 'allowed', or the violation. */
async function tries(user, attempt) {
  const connection = await connect({
    servers: `127.0.0.1:${servers[0].port}`,
    user,
    pass: user,
    reconnect: false,
    inboxPrefix: `_INBOX.${user}`,
  });
  try {
    const violation = (async () => {
      for await (const status of connection.status()) if (status.type === 'error') return status.error.message;
      return 'closed';
    })();
    attempt(connection);
    await connection.flush();
    return await Promise.race([violation, connection.flush().then(() => 'allowed')]);
  } finally {
    await connection.close();
  }
}

/** A subject, or a line with one, as it is in the namespace of this run. */
const namespaced = (text) => text.replace(/(?<![a-z])(rpc|events)\./, `${namespace}.$1.`).replace('.EVENTS', `.EVENTS_${namespace}`);
const publishes =
  (subject, payload = {}) =>
  (connection) =>
    connection.publish(namespaced(subject), JSON.stringify(payload));
const listens = (subject) => (connection) => connection.subscribe(namespaced(subject), { callback: () => {} });
/** A service may not even ask for it with the stream's own name. */
const asksForStream = (verb, settings) => publishes(`$JS.API.STREAM.${verb}.EVENTS`, settings);

describe('the bus in production', () => {
  it('carries the product with one user for each service, and nothing that one needs is refused', async () => {
    await publishedRecipe('Plum tart');
    await world.settle();
    const refused = servers.flatMap(({ logFile }) =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('Violation')),
    );
    assert.deepEqual(refused, []);
  });

  const mayNot = [
    ['community', 'give somebody a role', publishes('rpc.identity.account.set-staff-roles')],
    ['community', 'tell an event of another service', publishes('events.recipes.recipe.saved')],
    ['gateway', 'give somebody a role', publishes('rpc.identity.account.set-staff-roles')],
    ['community', 'read a recipe that nobody has published', publishes('rpc.recipes.recipe.read')],
    ['community', 'remove the events', asksForStream('DELETE')],
    [
      'billing',
      'copy calls and their answers into a stream',
      publishes('$JS.API.STREAM.CREATE.STOLEN', { subjects: ['rpc.identity.>'], no_ack: true }),
    ],
    ['billing', 'erase events by new settings', asksForStream('UPDATE', { max_msgs: 1 })],
    ['billing', 'have events republished as calls', asksForStream('UPDATE', { republish: { src: 'events.>', dest: 'rpc.>' } })],
    ['billing', 'erase events at once', asksForStream('PURGE')],
    ['billing', 'look at events by their position', publishes('$JS.API.STREAM.MSG.GET.EVENTS')],
    ['billing', 'make a consumer that it does not need', publishes('$JS.API.CONSUMER.CREATE.EVENTS.billing-spy')],
    ['billing', 'make a consumer without a name', publishes('$JS.API.CONSUMER.CREATE.EVENTS')],
    [
      'recipes',
      'listen to other events than its own listeners do',
      publishes('$JS.API.CONSUMER.CREATE.EVENTS.recipes-keep-plan.events.identity.session.ended'),
    ],
    ['community', 'remove the consumer of another service', publishes('$JS.API.CONSUMER.DELETE.EVENTS.recipes-keep-plan')],
    ['community', 'read through the consumer of another service', publishes('$JS.API.CONSUMER.MSG.NEXT.EVENTS.recipes-keep-plan')],
    ['media', 'answer for another service', listens('rpc.identity.>')],
    ['media', 'read what others are answered', listens('_INBOX.>')],
    ['media', 'read events past its consumer', listens('events.>')],
  ];
  for (const [user, what, attempt] of mayNot) {
    it(`does not let ${user} ${what}`, async () => assert.match(await tries(user, attempt), /permissions violation/i));
  }

  const may = [
    ['importer', 'save a recipe', publishes('rpc.recipes.recipe.create')],
    ['importer', 'ask for a picture', publishes('rpc.media.image.upload-from-url')],
    ['recipes', 'look at a picture', publishes('rpc.media.image.find-stored')],
    ['media', 'ask which pictures are shown', publishes('rpc.recipes.photo-references.find')],
  ];
  for (const [user, what, attempt] of may) {
    it(`lets ${user} ${what}`, async () => assert.equal(await tries(user, attempt), 'allowed'));
  }

  it('keeps each event three times and goes on without one of its servers', async () => {
    assert.equal(await world.replicas(), 3);
    const [lost] = servers;
    lost.child.kill('SIGKILL');
    await lost.ended;
    await persistently(() => publishedRecipe(`Pear tart ${randomUUID()}`));
  });
});

/** The other servers may still be electing who leads. */
async function persistently(attempt, until = Date.now() + 60_000) {
  try {
    return await attempt();
  } catch (error) {
    if (Date.now() > until) throw error;
    return persistently(() => attempt(), until);
  }
}
