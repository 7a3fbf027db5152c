import type { FastifyReply } from 'fastify';
import type { Nats } from './bus/nats-connection';
import type { DeadLetters } from './events/dead-letters.service';
import { HealthController } from './health.controller';
import type { Jobs } from './jobs/jobs';
import type { Reconciliations } from './reconciliation/reconciliations.service';

const reply = { status: () => reply, header: () => reply } as unknown as FastifyReply;

/** The health of a service whose bus answers, and how often it was asked. */
function healthOfService() {
  let looks = 0;
  const nats = { isReady: async () => (++looks, true) } as unknown as Nats;
  const jobs = { isReady: async () => true } as unknown as Jobs;
  const deadLetters = { count: async () => 0 } as unknown as DeadLetters;
  const reconciliations = { latest: async () => ({}) } as unknown as Reconciliations;
  return { health: new HealthController(nats, jobs, deadLetters, reconciliations), looks: () => looks };
}

describe('readiness', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is looked up once a second, however often strangers ask', async () => {
    const { health, looks } = healthOfService();
    const answers = await Promise.all(Array.from({ length: 300 }, () => health.ready(reply)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['ok']));
    jest.advanceTimersByTime(999);
    await health.ready(reply);
    expect(looks()).toBe(1);
    jest.advanceTimersByTime(2);
    await Promise.all([health.ready(reply), health.ready(reply)]);
    expect(looks()).toBe(2);
  });

  it('of the services beside it is looked up with it', async () => {
    const [one, other] = [healthOfService(), healthOfService()];
    one.health.speakFor('billing', other.health);
    await Promise.all(Array.from({ length: 300 }, () => one.health.ready(reply)));
    expect([one.looks(), other.looks()]).toEqual([1, 1]);
  });
});
