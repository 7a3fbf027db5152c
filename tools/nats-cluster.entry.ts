import { Streams } from '@simmer/kit';
import { isolatedEnvironment, waitUntil } from '@simmer/testing';
import { bootWorld, dropDatabases, freePort, type World } from '@simmer/world';

export { freePort, waitUntil };

/** The whole product on the bus at `addresses` (host and port), each service as a user of its own name; passwords are names too. */
export async function worldOnCluster(
  addresses: string[],
  extra: Record<string, string>,
): Promise<World & { namespace: string; replicas(): Promise<number>; close(): Promise<void> }> {
  const environment = isolatedEnvironment({
    PORT: String(await freePort()),
    NATS_REPLICAS: String(addresses.length),
    // waiting for an event asks often
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    ...extra,
  });
  const world = await bootWorld(environment, (name) => ({
    NATS_URL: addresses.map((address) => `nats://${name}:${name}@${address}`).join(','),
  }));
  const streams = world.services.operator.app.get(Streams);
  return {
    ...world,
    namespace: environment['NAMESPACE'] ?? '',
    replicas: async () => (await (await streams.manager()).streams.info(streams.events)).config.num_replicas,
    async close() {
      await dropDatabases(world);
      await world.stop();
    },
  };
}
