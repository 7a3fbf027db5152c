import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { ServiceConfig } from '../config/service-config';
import { SERVICE_NAME } from '../tokens';

/** Connects and reconnects for as long as the service lives; the server may come up later than we do. */
export function connectionOptions(config: ServiceConfig, name: string): NodeConnectionOptions {
  const address = new URL(config.NATS_URL);
  return {
    servers: address.host,
    name,
    ...(address.username && { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }),
    // otherwise every request captures a stack, in case it fails; ours say what they asked
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    pingInterval: 5_000,
    maxPingOut: 2,
  };
}

/** The service's own connection for streams: one, shared by relay and listeners. */
@Injectable()
export class Nats implements OnApplicationShutdown {
  private opened: Promise<NatsConnection> | undefined;

  constructor(
    @Inject(ServiceConfig.token) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  connection(): Promise<NatsConnection> {
    this.opened ??= connect(connectionOptions(this.config, `${this.service} events`));
    return this.opened;
  }

  async isReady(): Promise<boolean> {
    const connection = await this.connection();
    await connection.flush();
    return !connection.isClosed();
  }

  /** Last of all: relay and listeners end with what they have in hand. */
  async onApplicationShutdown(): Promise<void> {
    await (await this.opened)?.close();
  }
}
