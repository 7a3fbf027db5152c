import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { ServiceConfig } from '../config/service-config';
import { SERVICE_NAME } from '../tokens';

/**
 * Connects and reconnects for as long as the service lives; the server may come up later than we do. The servers of a cluster share the
 * credentials of the first address that has some; an address with a password alone means the user of the service's own name. One address with
 * `tls:` is enough for all to be asked for TLS. `purpose` tells the service's connections apart for whoever looks at the server.
 */
export function connectionOptions({ NATS_URL: addresses }: ServiceConfig, service: string, purpose: string): NodeConnectionOptions {
  const account = addresses.find(({ username, password }) => username || password);
  return {
    servers: addresses.map(({ host }) => host),
    name: `${service} ${purpose}`,
    // so that a bus user cannot read others' replies (deploy/nats)
    inboxPrefix: `_INBOX.${service}`,
    ...(account && { user: decodeURIComponent(account.username) || service, pass: decodeURIComponent(account.password) }),
    ...(addresses.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    // otherwise every request captures a stack, in case it fails; our errors name the request
    noAsyncTraces: true,
    maxReconnectAttempts: -1,
    // a server that is being reconfigured may know none of its users for a moment, and the client would give up for good
    ignoreAuthErrorAbort: true,
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
    this.opened ??= connect(connectionOptions(this.config, this.service, 'events'));
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
