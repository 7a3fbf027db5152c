// Lets the nightly comparisons of all services run now, and reads what they came to where an operator would: at the services' health pages.
import { setTimeout as wait } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { RunningProduct } from './running-product';
import { allJobs } from '@simmer/contracts';

const withinMs = 60_000;
interface Drift {
  at: string;
  looked: number;
  mended: number;
  left: number;
}

/** `only`: those of one service. */
export async function nightlyDrift({ environment, product }: RunningProduct, only?: string): Promise<Record<string, Drift>> {
  const all = allJobs().flatMap(({ name }) => [...name.matchAll(/^(\w+)\.reconcile-([\w-]+)$/g)]);
  const jobs = all.filter(([, service]) => !only || service === only);
  const begun = new Date().toISOString();
  const redis = new Redis(environment.REDIS_URL, { maxRetriesPerRequest: 1 });
  const drift: Record<string, Drift> = {};
  try {
    for (const [job, service, projection] of jobs) {
      await runNow(redis, environment.NAMESPACE, job);
      drift[`${projection} in ${service}`] = await reported(product.healthOf(service), projection, begun);
    }
  } finally {
    redis.disconnect();
  }
  return drift;
}

async function runNow(connection: Redis, namespace: string, job: string): Promise<void> {
  const queue = new Queue(job, { connection, prefix: namespace ? `${namespace}-jobs` : 'jobs', skipMetasUpdate: true });
  await queue.add(job, {});
  await queue.close();
}

async function reported(health: string, projection: string, since: string): Promise<Drift> {
  for (const giveUpAt = Date.now() + withinMs; ; await wait(500)) {
    const { checks } = await (await fetch(health)).json();
    const found = checks.reconciled?.[projection];
    if (found?.at > since) return found;
    if (Date.now() > giveUpAt) throw new Error(`${health} tells nothing new of ${projection}.`);
  }
}
