import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EnvironmentVariables, Mongo } from '@simmer/kit';
import { BusUnderTest, isolatedEnvironment } from '@simmer/testing';
import { serviceModules } from './services';
import { bootWorld, type World } from './world';

export interface WorldUnderTest extends World {
  environment: EnvironmentVariables;
  /** Stops every service and boots all of them again. */
  restart(): Promise<void>;
  /** Stops the world and removes what it stored. */
  close(): Promise<void>;
}

/** Boots the whole product for one spec file, in a namespace and a folder of its own, with no limit on requests. */
export async function worldUnderTest(extra: Record<string, string> = {}): Promise<WorldUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'world-'));
  const port = String(await freePort());
  const environment = isolatedEnvironment({
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    MEDIA_DIR: join(folder, 'media'),
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_PROGRAM_REQUESTS_PER_MINUTE: '0',
    GATEWAY_UNKNOWN_SECRETS_PER_MINUTE: '0',
    GATEWAY_PARTNER_REQUESTS_PER_MINUTE: '0',
    GATEWAY_DRAWINGS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    GATEWAY_IMPORTS_PER_HOUR: '0',
    GATEWAY_CONTACT_MESSAGES_PER_HOUR: '0',
    ...extra,
  });
  const world: WorldUnderTest = {
    ...(await bootWorld(environment)),
    environment,
    async restart() {
      await world.stop();
      Object.assign(world, await bootWorld(environment));
    },
    close: () => close(world, folder),
  };
  return world;
}

async function close(world: WorldUnderTest, folder: string): Promise<void> {
  try {
    await dropDatabases(world);
  } finally {
    // what is left open would keep the spec from ending
    await world.stop();
  }
  const bus = new BusUnderTest(world.environment);
  await bus.removeStream();
  await bus.close();
  await rm(folder, { recursive: true, force: true });
}

/** Removes what the services of a world have stored. */
export async function dropDatabases({ services }: World): Promise<void> {
  const withStore = Object.values(services).filter(({ name }) => serviceModules[name].keepsDocuments !== false);
  await Promise.all(withStore.map(({ app }) => app.get(Mongo).connection.dropDatabase()));
}

/** A loopback port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
