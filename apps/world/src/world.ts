import type { AddressInfo } from 'node:net';
import { createProgramClient, type SimmerClient } from '@simmer/client';
import { type Actor, type InputOf, mayCall, type Operation, type OutputOf, type ServiceName } from '@simmer/contracts';
import { bootService, Bus, type EnvironmentVariables, HealthController, type RunningService } from '@simmer/kit';
import { isSettled, service as asService, waitUntil } from '@simmer/testing';
import { allServices, serviceModules } from './services';

/** Looks in a row that must find nothing to do: what the last job of one service set off may be work for another. */
const QUIET_LOOKS = 2;
const SETTLES_WITHIN_MS = 60_000;

/** The whole product in this process: every service with its own modules and connections, talking over the real bus. */
export interface World {
  /** Where the gateway answers, an origin without a slash at the end. */
  gatewayUrl: string;
  services: Record<ServiceName, RunningService>;
  /** A new visitor with a browser of their own. */
  client(): SimmerClient;
  /** Calls an operation as a service that may do so, by default on its own authority: for what HTTP must not do. */
  call<T extends Operation>(operation: T, input: InputOf<T>, actor?: Actor): Promise<OutputOf<T>>;
  /** Waits until no service has an event to send or receive, or a job to do. */
  settle(): Promise<void>;
  /** Boots one service again that was stopped. */
  bootAgain(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Boots every service with one environment and returns when all of them are ready. The gateway comes last, so that
 * it lets nobody in before there is somebody to answer. Throws, with everything stopped again, when one of them cannot start.
 * `ownOf` gives a service settings that are its own.
 */
export async function bootWorld(
  environment: EnvironmentVariables,
  ownOf: (name: ServiceName) => EnvironmentVariables = () => ({}),
): Promise<World> {
  const running: RunningService[] = [];
  const bootOne = (name: ServiceName): Promise<RunningService> =>
    bootService(name, serviceModules[name], { ...environment, ...ownOf(name) });
  try {
    const boot = async (name: ServiceName): Promise<unknown> => running.push(await bootOne(name));
    await all(allServices.filter((name) => name !== 'gateway').map(boot));
    await all(running.map(untilReady));
    await boot('gateway');
    speakForAll(running);
  } catch (error) {
    await stopAll(running);
    throw error;
  }
  return worldOf(running, bootOne);
}

/** The gateway's is the one health page of this process. */
function speakForAll(running: RunningService[]): void {
  const health = (name: ServiceName): HealthController | undefined => running.find((one) => one.name === name)?.app.get(HealthController);
  for (const name of allServices) if (name !== 'gateway') health('gateway')?.speakFor(name, health(name) as HealthController);
}

/** Like Promise.all, but nothing is still under way when it throws. */
async function all(tasks: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((task) => task.status === 'rejected');
  if (failed) throw failed.reason;
}

function worldOf(running: RunningService[], bootOne: (name: ServiceName) => Promise<RunningService>): World {
  const services = Object.fromEntries(running.map((one) => [one.name, one])) as Record<ServiceName, RunningService>;
  const { port } = services.gateway.app.getHttpServer().address() as AddressInfo;
  const gatewayUrl = `http://localhost:${port}`;
  return {
    gatewayUrl,
    services,
    client: () => createProgramClient(gatewayUrl),
    call: (operation, input, actor = asService) =>
      callerOf(operation, running).app.get(Bus).call(operation, input, { onBehalfOf: actor, timeoutMs: 10_000 }),
    settle: () => settle(running),
    async bootAgain(name) {
      services[name] = await bootOne(name);
      running[running.findIndex((one) => one.name === name)] = services[name];
      await untilReady(services[name]);
      speakForAll(running);
    },
    stop: () => stopAll(running),
  };
}

/** A service that may call an operation. */
function callerOf(operation: Operation, running: readonly RunningService[]): RunningService {
  const caller = running.find(({ name }) => mayCall(operation, name));
  if (!caller) throw new Error(`${operation.subject} names no caller.`);
  return caller;
}

const untilReady = ({ app, name }: RunningService): Promise<void> =>
  waitUntil(async () => (await app.get(HealthController).readiness()).status === 'ok', `${name} to be ready`);

async function settle(running: RunningService[]): Promise<void> {
  let quiet = 0;
  await waitUntil(
    async () => {
      const settled = await Promise.all(running.map(isSettled));
      quiet = settled.every(Boolean) ? quiet + 1 : 0;
      return quiet >= QUIET_LOOKS;
    },
    'every service to settle',
    SETTLES_WITHIN_MS,
  );
}

/** The gateway first, so that nothing new comes in while the rest finish what they have in hand. */
async function stopAll(running: RunningService[]): Promise<void> {
  await running.find(({ name }) => name === 'gateway')?.stop();
  await Promise.all(running.filter(({ name }) => name !== 'gateway').map((service) => service.stop()));
}
