import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Actor,
  type InputOf,
  type JobDefinition,
  type JobPayloadOf,
  jobsOf,
  type Operation,
  type OutputOf,
  SERVICE_NAMES,
  type ServiceName,
  STAFF_ROLES,
  type StaffRole,
  type StagedFile,
} from '@simmer/contracts';
import {
  bootService,
  type EnvironmentVariables,
  EventListeners,
  jobHandlersOf,
  Jobs,
  Mongo,
  OutboxRelay,
  processEnvironment,
  type RunningService,
  type ServiceModule,
} from '@simmer/kit';
import type { Type } from '@nestjs/common';
import { BusUnderTest } from './bus-under-test';

const SETTLE_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 25;

/** Names, keys and servers for one spec file: nothing of it meets another file's data. */
export function isolatedEnvironment(extra: Record<string, string> = {}): EnvironmentVariables {
  const given = processEnvironment();
  for (const name of ['NATS_URL', 'REDIS_URL', 'MONGO_URL'])
    if (!given[name])
      throw new Error(`${name} is not set: start the servers first with "node deploy/local/infra.mjs up" and take over its env.`);
  const keys = SERVICE_NAMES.map((service) => [service, generateKeyPairSync('ed25519')] as const);
  return {
    ...given,
    ENVIRONMENT: 'development',
    LOG_LEVEL: given['LOG_LEVEL'] ?? 'fatal',
    NAMESPACE: `t${randomUUID().replaceAll('-', '').slice(0, 10)}_`,
    HEALTH_PORT: '',
    // every spec file has a stream of its own on the same server
    NATS_STREAM_MB: '8',
    EVENT_TRIES: '2',
    IDENTITY_SECRET: randomBytes(32).toString('base64'),
    BUS_SIGNING_KEYS: keys
      .map(([name, pair]) => `${name}=${pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`)
      .join(','),
    BUS_TRUSTED_KEYS: keys
      .map(([name, pair]) => `${name}=${pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`)
      .join(','),
    ...extra,
  };
}

/** For specs of the kit, whose services do what no service of the product does, and what the product's users of the bus may not. */
export function kitEnvironment(): EnvironmentVariables {
  const address = new URL(processEnvironment()['NATS_URL'] ?? '');
  return isolatedEnvironment({ NATS_URL: Object.assign(address, { username: 'specs' }).href });
}

export interface ServiceUnderTest {
  running: RunningService;
  environment: EnvironmentVariables;
  bus: BusUnderTest;
  /** Calls an operation as a service that may do so, on behalf of an account, of that service, or of a visitor (null). */
  call<T extends Operation>(operation: T, input: InputOf<T>, actor: Actor | null): Promise<OutputOf<T>>;
  get<T>(token: Type<T>): T;
  /** Runs a job once, beside the runs of its queue. */
  runJob<J extends JobDefinition>(job: J, payload: JobPayloadOf<J>): Promise<void>;
  /** Waits until outbox, listeners and queues have nothing left to do. */
  settle(): Promise<void>;
  /** Stops the service and keeps what it stored, for another start on the same environment. */
  stop(): Promise<void>;
  /** Stops the service and removes what it stored. */
  close(): Promise<void>;
}

/** A file of a form as the gateway would describe it; for a spec that puts the file itself into the store under `objectKey`. */
export const stagedFile = (objectKey: string, bytes = 1): StagedFile => ({ name: 'file', bytes, sha256: '', firstBytes: '', objectKey });

/** An account that exists only for a spec: services other than identity never look it up. */
export const cook = (accountId: string = randomUUID()): Extract<Actor, { role: 'cook' }> => ({ accountId, role: 'cook' });
/** A member of staff who has shown a second factor, with these roles. */
export const staff = (roles: readonly StaffRole[] = STAFF_ROLES, accountId: string = randomUUID()): Extract<Actor, { role: 'staff' }> => ({
  accountId,
  role: 'staff',
  staffRoles: [...roles],
  level: 'second-factor',
});
export { THE_SERVICE as service } from '@simmer/kit';

/** Boots one service on the real servers, in a namespace of its own; `environment` lets several services share one. */
export async function serviceUnderTest(
  name: ServiceName,
  module: ServiceModule,
  environment: EnvironmentVariables = isolatedEnvironment(),
): Promise<ServiceUnderTest> {
  const bus = new BusUnderTest(environment);
  const running = await bootOnBus(bus, () => bootService(name, module, environment));
  const { app } = running;
  await waitUntil(
    () =>
      app
        .get(Mongo)
        .isReady()
        .catch(() => false),
    'the document store to be ready',
  );
  return {
    running,
    environment,
    bus,
    call: (operation, input, actor) => bus.call(operation, input, actor),
    get: (token) => app.get(token),
    async runJob(job, payload) {
      const handler = jobHandlersOf(name, jobsOf(name), app).find((one) => one.job.name === job.name);
      if (!handler) throw new Error(`${job.name} is no job of ${name}.`);
      await handler.run(payload, { signal: new AbortController().signal });
    },
    settle: () => waitUntil(() => isSettled(running), `${name} to settle`),
    async stop() {
      await running.stop();
      await bus.close();
    },
    async close() {
      await app.get(Mongo).connection.dropDatabase();
      await running.stop();
      await bus.removeStream();
      await bus.close();
    },
  };
}

/** Boots on a stream that is there; nothing of the bus stays open when that fails. */
async function bootOnBus<T>(bus: BusUnderTest, boot: () => Promise<T>): Promise<T> {
  try {
    await bus.makeStream();
    return await boot();
  } catch (error) {
    await bus.close();
    throw error;
  }
}

/** Whether a service has relayed its events, handled everyone else's and finished its jobs. */
export async function isSettled({ app }: RunningService): Promise<boolean> {
  const drained = await Promise.all([app.get(OutboxRelay).isDrained(), app.get(EventListeners).isDrained(), app.get(Jobs).isDrained()]);
  return drained.every(Boolean);
}

/** Polls a condition of a real system; fails by name when it does not come true in time. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, what: string, withinMs = SETTLE_WITHIN_MS): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`Waited ${withinMs} ms for ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
}
