// One round: twenty imports, and the importer dies in the middle of them. Every import must end, none twice.
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { registerCook } from './cook-client';
import type { Round } from './kill-round';

const imports = 20;
const endWithinMs = 90_000;
const ended = new Set(['succeeded', 'failed', 'cancelled']);

export const killDuringImports: Round = async (running, target, { pages, seed }) => {
  const cook = await registerCook(running.url);
  const ids = Array.from({ length: imports }, () => newId());
  await Promise.all(ids.map((id) => cook.call('POST', '/imports', { id, url: pages.address(id) })));
  // another moment in each round, so that over all rounds every stage is hit
  await wait((seed * 137) % 900);
  await running.product.kill(target);
  await running.product.start(target);

  const last = await untilEnded(cook, ids);
  const recipes = await cook.recipes();
  const madeBy = (id) => recipes.filter((recipe) => recipe.title === `Pot ${id}`).length;
  const succeeded = last.filter(({ status }) => status === 'succeeded');
  return {
    acknowledged: ids.length,
    succeeded: succeeded.length,
    found: recipes.length,
    stuck: last.filter(({ status }) => !ended.has(status)).length,
    lost: succeeded.filter(({ id }) => madeBy(id) === 0).length,
    doubled: ids.filter((id) => madeBy(id) > 1).length,
  };
};

async function untilEnded(cook, ids) {
  const giveUpAt = Date.now() + endWithinMs;
  for (;;) {
    const records = await Promise.all(ids.map((id) => cook.call('GET', `/imports/${id}`).catch(() => ({ id, status: 'unknown' }))));
    if (records.every(({ status }) => ended.has(status)) || Date.now() > giveUpAt) return records;
    await wait(250);
  }
}
