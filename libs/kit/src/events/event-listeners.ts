import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap, Optional } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ServiceConfig } from '../config/service-config';
import type { Logger } from '../observability/logger';
import { LOGGER, SERVICE_NAME } from '../tokens';
import { DeadLetterRepository } from './dead-letter.repository';
import { type EventListener, ListenerConsumer } from './listener';
import { listenersOf } from './on';
import { Streams } from './streams';

/** Finds the service's `@On(event, name)` methods and gives each a durable consumer of its own, so that none holds up another. */
@Injectable()
export class EventListeners implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private consumers: ListenerConsumer[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly streams: Streams,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(ServiceConfig.token) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    // a service without documents has no place for dead letters, and no listeners
    @Optional() @Inject(DeadLetterRepository) private readonly deadLetters?: DeadLetterRepository,
  ) {}

  /** Throws when two listeners have one name: one of them would silently get nothing. */
  onApplicationBootstrap(): void {
    const listeners = this.discover();
    const { deadLetters, streams, logger } = this;
    if (listeners.length > 0 && !deadLetters) throw new Error(`${this.service} keeps no documents and cannot listen to events.`);
    const names = listeners.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice) throw new Error(`${this.service} has two listeners with the name ${twice}.`);
    if (!deadLetters) return;
    const around = { streams, deadLetters, logger, tries: this.config.EVENT_TRIES };
    this.consumers = listeners.map((listener) => new ListenerConsumer(listener, around));
    for (const consumer of this.consumers) consumer.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  named(name: string): EventListener | undefined {
    return this.consumers.find(({ listener }) => listener.name === name)?.listener;
  }

  /** Whether everything published so far has been handled. */
  async isDrained(): Promise<boolean> {
    const drained = await Promise.all(this.consumers.map((consumer) => consumer.isDrained()));
    return drained.every(Boolean);
  }

  private discover(): EventListener[] {
    const instances = [...this.discovery.getProviders(), ...this.discovery.getControllers()].map(({ instance }) => instance as unknown);
    return instances
      .filter((instance) => instance !== null && typeof instance === 'object')
      .flatMap((instance) =>
        listenersOf(this.service, Object.getPrototypeOf(instance) as object).map(({ name, event, method }) => ({
          name,
          event,
          handle: (payload: unknown) => (instance as Record<string, EventListener['handle']>)[method]?.(payload) ?? Promise.resolve(),
        })),
      );
  }
}
