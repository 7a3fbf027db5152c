import { ServerNats, type NatsOptions } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import { batchWrites } from './batched-writes';
import { subjectIn } from './subjects';

/** Nest's NATS server, with every subject under the namespace, so that tests can share one NATS. */
export class NamespacedNatsServer extends ServerNats {
  constructor(
    private readonly namespace: string,
    private readonly natsOptions: NonNullable<NatsOptions['options']>,
  ) {
    super(natsOptions);
  }

  override async createNatsClient(): ReturnType<ServerNats['createNatsClient']> {
    const connection = await super.createNatsClient();
    batchWrites(connection as NatsConnection);
    return connection;
  }

  /** Our patterns are plain subjects: no need to look for a pattern inside each one. */
  override getHandlerByPattern(pattern: string): ReturnType<ServerNats['getHandlerByPattern']> {
    return this.messageHandlers.get(pattern) ?? null;
  }

  override bindEvents(client: { subscribe: (subject: string, options: object) => unknown }): void {
    for (const pattern of this.messageHandlers.keys()) {
      client.subscribe(subjectIn(this.namespace, pattern), {
        queue: this.natsOptions.queue,
        callback: this.getMessageHandler(pattern).bind(this),
      });
    }
  }
}
