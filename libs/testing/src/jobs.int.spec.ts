import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Module } from '@nestjs/common';
import { type CooksTurn, job } from '@simmer/contracts';
import { FindsWaiting, HealthController, type JobRun, Jobs, queuePrefix, Runs, ServiceConfig } from '@simmer/kit';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, waitUntil } from './service-under-test';
import { FakeService } from './fake-service';

const sendLetter = job('community.send-letter', {
  summary: 'Sends a letter',
  payload: z.strictObject({ letterId: z.string() }),
  retries: 2,
  totalSeconds: 60,
});
const bake = job('community.bake', { summary: 'Bakes what a cook has put into the oven', perCook: 2, concurrency: 3, totalSeconds: 60 });
const tidy = job('community.tidy', { summary: 'Tidies up', schedule: { everySeconds: 1 }, totalSeconds: 60 });
const nightly = job('community.count-stars', {
  summary: 'Counts the stars',
  schedule: { cron: '0 3 * * *' },
  retries: 2,
  totalSeconds: 60,
});
const dawdle = job('community.dawdle', {
  summary: 'Takes its time',
  payload: z.strictObject({ id: z.string() }),
  retries: 0,
  totalSeconds: 1,
});

const BAKES_MS = 30;

/** What there is to do, as a database would keep it, and what was done. */
const letters = { waiting: new Set<string>(), sent: [] as string[], failures: 0 };
const oven = { waiting: new Map<string, number>(), baking: [] as string[], most: new Map<string, number>(), baked: [] as string[] };
const tidied: { process: string; at: number }[] = [];
const dawdled: string[] = [];

@Injectable()
class SpecJobs {
  private readonly process = randomUUID();

  constructor(private readonly jobs: Jobs) {}

  @Runs(sendLetter)
  async send({ letterId }: { letterId: string }): Promise<void> {
    if (letters.failures-- > 0) throw new Error('no stamp');
    letters.waiting.delete(letterId);
    letters.sent.push(letterId);
  }

  @FindsWaiting(sendLetter)
  async findLetters(): Promise<{ letterId: string }[]> {
    return [...letters.waiting].map((letterId) => ({ letterId }));
  }

  @Runs(bake)
  async bakeOne({ ownerId }: CooksTurn): Promise<void> {
    const waiting = oven.waiting.get(ownerId) ?? 0;
    if (waiting === 0) return;
    oven.waiting.set(ownerId, waiting - 1);
    oven.baking.push(ownerId);
    const atOnce = oven.baking.filter((one) => one === ownerId).length;
    oven.most.set(ownerId, Math.max(oven.most.get(ownerId) ?? 0, atOnce));
    await pause(BAKES_MS);
    oven.baking.splice(oven.baking.indexOf(ownerId), 1);
    oven.baked.push(ownerId);
    if (waiting > 1) await this.jobs.enqueue(bake, { ownerId });
  }

  @FindsWaiting(bake)
  async findCooks(): Promise<CooksTurn[]> {
    return [...oven.waiting].filter(([, count]) => count > 0).map(([ownerId]) => ({ ownerId }));
  }

  @Runs(tidy)
  async tidyUp(): Promise<void> {
    tidied.push({ process: this.process, at: Date.now() });
  }

  @Runs(nightly)
  async countStars(): Promise<void> {}

  @Runs(dawdle)
  async takeTime({ id }: { id: string }, { signal }: JobRun): Promise<void> {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    dawdled.push(id);
  }

  @FindsWaiting(dawdle)
  async findNone(): Promise<{ id: string }[]> {
    return [];
  }
}

@FakeService('community')
class Community {}

@Module({ controllers: [Community], providers: [SpecJobs] })
class SpecModule {
  static readonly jobs = [sendLetter, bake, tidy, nightly, dawdle];
}

const environment = isolatedEnvironment();
let one: ServiceUnderTest;
let other: ServiceUnderTest;
beforeAll(async () => {
  one = await serviceUnderTest('community', SpecModule, environment);
  other = await serviceUnderTest('community', SpecModule, environment);
});
afterAll(async () => {
  await other.stop();
  await one.close();
});

const enqueue = () => one.get(Jobs);

/** Looks at a queue from outside, as the board does. */
async function withQueue<T>(name: string, look: (queue: Queue) => Promise<T>): Promise<T> {
  const { REDIS_URL, NAMESPACE } = ServiceConfig.parse(environment);
  const connection = new Redis(REDIS_URL, { maxRetriesPerRequest: 1 });
  const queue = new Queue(name, { connection, prefix: queuePrefix(NAMESPACE), skipMetasUpdate: true });
  try {
    return await look(queue);
  } finally {
    await queue.close();
    connection.disconnect();
  }
}

describe('a job', () => {
  it('is done when it is put into its queue, and tried again when it fails', async () => {
    letters.failures = 1;
    await enqueue().enqueue(sendLetter, { letterId: 'to aunt May' });
    await waitUntil(() => letters.sent.includes('to aunt May'), 'the letter to be sent');
  });

  it('is found by the sweeper when the queue was never told, or has forgotten', async () => {
    letters.waiting.add('to uncle Bob');
    await waitUntil(() => letters.sent.includes('to uncle Bob'), 'the sweeper to find it');
  });

  it('waits once, however often it is asked for', async () => {
    await Promise.all(Array.from({ length: 20 }, () => enqueue().enqueue(sendLetter, { letterId: 'to the moon' }, { delaySeconds: 600 })));
    await expect(withQueue(sendLetter.name, (queue) => queue.getDelayedCount())).resolves.toBe(1);
    // asked for without a delay, it comes at once
    await enqueue().enqueue(sendLetter, { letterId: 'to the moon' });
    await waitUntil(() => letters.sent.includes('to the moon'), 'the letter to be sent');
  });

  it('ends when its time is up', async () => {
    await enqueue().enqueue(dawdle, { id: 'a' });
    await waitUntil(() => withQueue(dawdle.name, async (queue) => (await queue.getFailedCount()) === 1), 'the run to be ended');
    expect(dawdled).toEqual([]);
  });
});

describe('jobs of cooks', () => {
  const [ann, bob] = [randomUUID(), randomUUID()];

  it('take turns: many of one cook hold up nobody, and no more of a cook run at once than may', async () => {
    oven.waiting.set(ann, 40);
    for (let count = 0; count < 40; count++) await enqueue().enqueue(bake, { ownerId: ann });
    await waitUntil(() => oven.baked.length >= 4, 'the first cakes');
    oven.waiting.set(bob, 1);
    await enqueue().enqueue(bake, { ownerId: bob });
    const before = oven.baked.length;
    await waitUntil(() => oven.baked.includes(bob), 'the other cook to have a turn');
    // his turn comes with the next free hands, not behind all that was asked for before him
    expect(oven.baked.indexOf(bob) - before).toBeLessThan(10);
    await waitUntil(() => oven.baked.length === 41, 'all of them');
    expect(oven.most.get(ann)).toBe(2);
  });
});

describe('a schedule', () => {
  it('is followed once in all processes together', async () => {
    const before = tidied.length;
    await waitUntil(() => tidied.length >= before + 4, 'four rounds');
    const rounds = tidied.slice(before, before + 4);
    for (const [at, round] of rounds.entries()) if (at > 0) expect(round.at - (rounds[at - 1]?.at ?? 0)).toBeGreaterThan(500);
  });

  it('is taken up again when the queue is lost', async () => {
    await withQueue(tidy.name, (queue) => queue.obliterate({ force: true }));
    const before = tidied.length;
    await waitUntil(() => tidied.length >= before + 2, 'the next rounds');
  });

  it('tries again a round of the night that fails, and waits for the next one where rounds are many', async () => {
    const nextOf = (name: string) => withQueue(name, async (queue) => (await queue.getDelayed())[0]?.opts.attempts);
    await waitUntil(async () => (await nextOf(nightly.name)) === 3, 'the round of the night to be planned');
    await waitUntil(async () => (await nextOf(tidy.name)) === 1, 'the next round to be planned');
  });
});

describe('a service', () => {
  it('says whether it reaches its queues, and is ready without', async () => {
    await expect(one.get(HealthController).readiness()).resolves.toMatchObject({ status: 'ok', checks: { redis: true } });
  });

  it('refuses to start when one of its jobs is done by nobody', async () => {
    @FakeService('media')
    class Media {}
    @Module({ controllers: [Media] })
    class Idle {}
    await expect(serviceUnderTest('media', Idle)).rejects.toThrow('media has no handler for the job media.process-photo');
  });

  it('refuses to start with a job that would be lost with its queue', async () => {
    @Injectable()
    class Careless {
      @Runs(sendLetter)
      async send(): Promise<void> {}
    }
    @Module({ controllers: [Community], providers: [Careless] })
    class Forgetful {
      static readonly jobs = [sendLetter];
    }
    await expect(serviceUnderTest('community', Forgetful)).rejects.toThrow('community.send-letter would be lost with its queue');
  });
});
