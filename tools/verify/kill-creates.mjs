// One round: fifty creates a second, and one part dies in the middle. What was acknowledged must be found once, with its event.
import { setTimeout as wait } from 'node:timers/promises';
import { jetstream, DeliverPolicy } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { v7 as newId } from 'uuid';
import { CallRefused, registerCook } from './cook-client.mjs';

const perSecond = 50;
const seconds = 6;
const killAfterMs = 2_000;
const downForMs = 1_000;
const recipesPerCook = 50; // the free plan's limit
const tries = 20;
const retryAfterMs = 1_000;
const healWithinMs = 60_000;

export async function killDuringCreates(running, target) {
  const cooks = [];
  for (let made = 0; made < perSecond * seconds; made += recipesPerCook) cooks.push(await registerCook(running.url));
  const operations = [];
  const load = createSteadily(cooks, operations);
  await wait(killAfterMs);
  await killAndRestart(running, target);
  await load;
  await Promise.all(operations.map(({ outcome }) => outcome));
  await untilReadable(cooks[0]);

  const acknowledged = operations.filter(({ state }) => state === 'ok');
  const refused = operations.filter(({ state }) => state === 'refused');
  const found = (await Promise.all(cooks.map((cook) => cook.recipes()))).flat();
  const times = new Map();
  for (const { title } of found) times.set(title, (times.get(title) ?? 0) + 1);
  return {
    acknowledged: acknowledged.length,
    refused: refused.length,
    unknown: operations.length - acknowledged.length - refused.length,
    found: found.length,
    lost: acknowledged.filter(({ id }) => !times.has(id)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    undelivered: await undelivered(running.environment.NATS_URL, acknowledged),
  };
}

async function createSteadily(cooks, operations) {
  const total = perSecond * seconds;
  const begun = performance.now();
  for (let index = 0; index < total; index += 1) {
    await wait(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()));
    const operation = { id: newId(), state: 'unknown' };
    operation.outcome = create(cooks[Math.floor(index / recipesPerCook)], operation);
    operations.push(operation);
  }
}

/** As the web client does it: the same id again after a passing failure. What never gets an answer stays unknown. */
async function create(cook, operation) {
  for (let tried = 0; tried < tries; tried += 1) {
    try {
      await cook.call('POST', '/recipes', { id: operation.id, title: operation.id, ingredients: ['1 onion'] });
      operation.state = 'ok';
      return;
    } catch (error) {
      if (error instanceof CallRefused && error.status < 500 && error.status !== 409) {
        operation.state = 'refused';
        return;
      }
      await wait(retryAfterMs);
    }
  }
}

async function killAndRestart({ product, infrastructure }, target) {
  const isService = product.names.includes(target);
  await (isService ? product.kill(target) : infrastructure.kill(target));
  await wait(downForMs);
  await (isService ? product.start(target) : infrastructure.start(target));
  // FerretDB ends with the database it stands on
  if (target === 'postgres') await infrastructure.restart('ferretdb');
}

async function untilReadable(cook) {
  const giveUpAt = Date.now() + healWithinMs;
  for (;;) {
    try {
      return await cook.recipes();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await wait(250);
    }
  }
}

/** How many acknowledged recipes have no event on the stream a while later. */
async function undelivered(natsUrl, acknowledged) {
  const address = new URL(natsUrl);
  const connection = await connect({ servers: address.host, user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) });
  try {
    const waiting = new Set(acknowledged.map(({ id }) => id));
    const consumer = await jetstream(connection).consumers.get('EVENTS', { filter_subjects: ['events.recipes.recipe.saved'], deliver_policy: DeliverPolicy.All });
    const giveUpAt = Date.now() + healWithinMs;
    while (waiting.size > 0 && Date.now() < giveUpAt) {
      const messages = await consumer.fetch({ max_messages: 1_000, expires: 1_000 });
      for await (const message of messages) waiting.delete(message.json().data.recipeId);
    }
    return waiting.size;
  } finally {
    await connection.close();
  }
}
