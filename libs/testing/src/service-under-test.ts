import { randomUUID, generateKeyPairSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Operation, OutputOf, InputOf, ServiceName } from '@simmer/contracts';
import {
  A_VISITOR,
  type Actor,
  bootService,
  Bus,
  type EnvironmentVariables,
  EventListeners,
  JobQueues,
  Mongo,
  OutboxRelay,
  processEnvironment,
  type RunningService,
  type ServiceModule,
  Streams,
} from '@simmer/kit';
import type { Type } from '@nestjs/common';

const SETTLE_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 25;

/** Names, keys and servers for one spec file: nothing of it meets another file's data. */
export function isolatedEnvironment(services: readonly ServiceName[], extra: Record<string, string> = {}): EnvironmentVariables {
  const given = processEnvironment();
  for (const name of ['NATS_URL', 'REDIS_URL', 'MONGO_URL'])
    if (!given[name]) throw new Error(`${name} is not set: start the servers first with "node deploy/local/infra.mjs up" and take over its env.`);
  const keys = services.map((service) => [service, generateKeyPairSync('ed25519')] as const);
  return {
    ...given,
    ENVIRONMENT: 'development',
    LOG_LEVEL: given['LOG_LEVEL'] ?? 'fatal',
    NAMESPACE: `t${randomUUID().replaceAll('-', '').slice(0, 10)}_`,
    HEALTH_PORT: '',
    BUS_SIGNING_KEYS: keys.map(([name, pair]) => `${name}=${pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`).join(','),
    BUS_TRUSTED_KEYS: keys.map(([name, pair]) => `${name}=${pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`).join(','),
    ...extra,
  };
}

export interface ServiceUnderTest {
  running: RunningService;
  /** Calls an operation over the bus, on behalf of an account, of the service itself, or of a visitor (null). */
  call<T extends Operation>(operation: T, input: InputOf<T>, actor: Actor | null): Promise<OutputOf<T>>;
  get<T>(token: Type<T>): T;
  /** Waits until outbox, listeners and queues have nothing left to do. */
  settle(): Promise<void>;
  /** Stops the service and removes what it stored. */
  close(): Promise<void>;
}

/** An account that exists only for a spec: services other than identity never look it up. */
export const cook = (accountId: string = randomUUID()): Actor & { accountId: string } => ({ accountId, role: 'cook' });
export { THE_SERVICE as service } from '@simmer/kit';

/** Boots one service on the real servers, in a namespace of its own; `environment` lets several services share one. */
export async function serviceUnderTest(
  name: ServiceName,
  module: ServiceModule,
  environment: EnvironmentVariables = isolatedEnvironment([name]),
): Promise<ServiceUnderTest> {
  const running = await bootService(name, module, environment);
  const { app } = running;
  await waitUntil(() => app.get(Mongo).isReady().catch(() => false), 'the document store to be ready');
  return {
    running,
    call: (operation, input, actor) => app.get(Bus).call(operation, input, { onBehalfOf: actor ?? A_VISITOR, timeoutMs: 10_000 }),
    get: (token) => app.get(token),
    settle: () => waitUntil(() => isSettled(running), `${name} to settle`),
    async close() {
      await app.get(Mongo).connection.dropDatabase();
      await app.get(Streams).remove().catch((error: unknown) => {
        if (!/stream not found/.test(String(error))) throw error;
      });
      await running.stop();
    },
  };
}

/** Whether a service has relayed its events, handled everyone else's and finished its jobs. */
export async function isSettled({ app }: RunningService): Promise<boolean> {
  const drained = await Promise.all([app.get(OutboxRelay).isDrained(), app.get(EventListeners).isDrained(), app.get(JobQueues).isDrained()]);
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
