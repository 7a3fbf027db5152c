// What goes wrong while browsers change a list: the network between, and the services behind.
import { setTimeout as wait } from 'node:timers/promises';
import type { Request, Route } from '@playwright/test';
import type { RunningProduct } from './running-product';

const TARGETS = ['recipes', 'gateway', 'recipes', 'identity', 'nats', 'ferretdb'];
const DOWN_FOR_MS = 1_000;
const MOST_HELD_MS = 800;

/** A route's handler that drops, doubles and holds up requests while `isFaulty`. */
export function faultyNetwork(random: () => number) {
  const counts = { 'dropped before': 0, 'dropped after': 0, doubled: 0, 'held up': 0, 'sent late again': 0 };
  const old: Request[] = [];
  const network = {
    isFaulty: false,
    told: () =>
      Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    async handle(route: Route) {
      const chance = network.isFaulty ? random() : 1;
      try {
        if (chance < 0.08) return await note('dropped before', () => route.abort());
        if (chance < 0.16) {
          // the server has it, the browser does not know
          await route.fetch();
          return await note('dropped after', () => route.abort());
        }
        if (chance < 0.24) {
          await route.fetch();
          return await note('doubled', () => route.continue());
        }
        if (chance < 0.32) {
          await wait(random() * MOST_HELD_MS);
          return await note('held up', () => route.continue());
        }
        if (chance < 0.38) old.push(route.request());
        else if (chance < 0.44 && old.length > 0) {
          // what was answered long ago arrives once more
          const [request] = old.splice(Math.floor(random() * old.length), 1) as [Request];
          await note('sent late again', () => route.fetch({ url: request.url(), postData: request.postData() ?? undefined }));
        }
        return await route.continue();
      } catch {
        // the page was reloaded, or the server is down: for the browser that is a broken connection
        return route.abort().catch(() => undefined);
      }
    },
  };
  const note = async (what: keyof typeof counts, act: () => Promise<unknown>) => {
    counts[what] += 1;
    return act();
  };
  return network;
}

/** Kills one part after another, each with kill -9, until the work is over. Gives back which. */
export async function acrossFaults(
  { product, infrastructure }: RunningProduct,
  random: () => number,
  working: { isOver: boolean },
  targets: readonly string[] = TARGETS,
): Promise<string[]> {
  const killed: string[] = [];
  while (!working.isOver) {
    await wait(2_000 + random() * 4_000);
    if (working.isOver) break;
    const target = targets[killed.length % targets.length] as string;
    const owner = product.names.includes(target) ? product : infrastructure;
    await owner.kill(target);
    await wait(DOWN_FOR_MS);
    await owner.start(target);
    killed.push(target);
  }
  return killed;
}
