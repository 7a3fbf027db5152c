// One round of recipes: a part dies while cooks create them. What was acknowledged must be found once, counted once, and told.
import { jetstream, DeliverPolicy } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { v7 as newId } from 'uuid';
import { type Cook, registerCook } from './cook-client';
import { type Round, timesOf, untilNone, writeAcrossKill } from './kill-round';
import type { Stores } from './stores';

const count = 300;
const recipesPerCook = 50; // the free plan's limit

export const killDuringCreates: Round = async (running, target, { stores }) => {
  const cooks: Cook[] = [];
  for (let made = 0; made < count; made += recipesPerCook) cooks.push(await registerCook(running.url));
  const ids = Array.from({ length: count }, () => newId());
  const { ok, ...figures } = await writeAcrossKill(running, target, {
    count,
    perSecond: 50,
    write: (index) =>
      cooks[Math.floor(index / recipesPerCook)].call('POST', '/recipes', { id: ids[index], title: ids[index], ingredients: ['1 onion'] }),
  });
  const acknowledged = ok.map(({ index }) => ids[index]);
  let times = new Map<string, number>();
  const lost = await untilNone(async () => {
    times = timesOf((await Promise.all(cooks.map((cook) => cook.recipes()))).flat().map(({ title }) => title));
    return acknowledged.filter((id) => !times.has(id));
  });
  return {
    acknowledged: acknowledged.length,
    ...figures,
    lost: lost.length,
    doubled: [...times.values()].filter((often) => often > 1).length,
    miscounted: (await untilNone(() => miscounted(stores, cooks))).length,
    undelivered: await undelivered(running.environment.NATS_URL, acknowledged),
  };
};

/** Libraries whose count, which holds the cap, is not that of their recipes. What a killed write left open is settled within two minutes. */
async function miscounted({ all }: Stores, cooks: Cook[]) {
  const wrong: string[] = [];
  for (const { account, recipes } of cooks) {
    const [library] = await all('recipes', 'libraries', { _id: account.id });
    if (library && library.pending.length === 0 && library.count !== (await recipes()).length) wrong.push(account.id);
  }
  return wrong;
}

/** How many acknowledged recipes have no event on the stream a while later. */
async function undelivered(natsUrl: string, acknowledged: string[]) {
  const address = new URL(natsUrl);
  const connection = await connect({
    servers: address.host,
    // the user that may read events
    user: 'gateway',
    pass: decodeURIComponent(address.password),
    inboxPrefix: '_INBOX.gateway',
  });
  try {
    const waiting = new Set(acknowledged);
    const consumer = await jetstream(connection).consumers.get('EVENTS', {
      filter_subjects: ['events.recipes.recipe.saved'],
      deliver_policy: DeliverPolicy.All,
    });
    await untilNone(async () => {
      const messages = await consumer.fetch({ max_messages: 1_000, expires: 1_000 });
      for await (const message of messages) waiting.delete(message.json<{ data: { recipeId: string } }>().data.recipeId);
      return [...waiting];
    });
    return waiting.size;
  } finally {
    await connection.close();
  }
}
