import { Inject, Injectable } from '@nestjs/common';
import { jetstream, JetStreamApiError, jetstreamManager, RetentionPolicy, StorageType, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/nats-core';
import { Nats } from '../bus/nats-connection';
import { deadLetterStreamIn, eventStreamIn, subjectIn } from '../bus/subjects';
import { ServiceConfig } from '../config/service-config';

const DAY_MS = 86_400_000;
/** A relay that died after publishing and before clearing its outbox publishes again well within this time. */
const DEDUPE_WINDOW_MS = 120_000;
/** `JSStreamNameExistErr`: there is one, with other settings. */
const OTHER_SETTINGS = 10_058;

/** The JetStream streams of the product: events, and those that could not be handled. */
@Injectable()
export class Streams {
  readonly events: string;
  private readonly deadLetters: string;
  private readonly namespace: string;
  private readonly replicas: number;

  constructor(
    @Inject(Nats) private readonly nats: Nats,
    @Inject(ServiceConfig.token) config: ServiceConfig,
  ) {
    this.namespace = config.NAMESPACE;
    this.replicas = config.NATS_REPLICAS;
    this.events = eventStreamIn(this.namespace);
    this.deadLetters = deadLetterStreamIn(this.namespace);
  }

  async client(): Promise<JetStreamClient> {
    return jetstream(await this.nats.connection(), { timeout: 2_000 });
  }

  async manager(): Promise<JetStreamManager> {
    return jetstreamManager(await this.nats.connection(), { timeout: 5_000 });
  }

  /** Makes the streams if this server does not have them (a new one, or one that lost its store), and gives them today's settings if it has. */
  async ensure(): Promise<void> {
    const manager = await this.manager();
    await this.ensureStream(manager, this.events, 'events.>', 30 * DAY_MS);
    await this.ensureStream(manager, this.deadLetters, 'dead.>', 90 * DAY_MS);
  }

  async remove(): Promise<void> {
    const manager = await this.manager();
    await manager.streams.delete(this.events);
    await manager.streams.delete(this.deadLetters);
  }

  subject(subject: string): string {
    return subjectIn(this.namespace, subject);
  }

  private async ensureStream(manager: JetStreamManager, name: string, subjects: string, maxAgeMs: number): Promise<void> {
    const settings = {
      subjects: [this.subject(subjects)],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      max_age: nanos(maxAgeMs),
      duplicate_window: nanos(DEDUPE_WINDOW_MS),
      num_replicas: this.replicas,
    };
    try {
      await manager.streams.add({ name, ...settings });
    } catch (error) {
      if (!(error instanceof JetStreamApiError && error.code === OTHER_SETTINGS)) throw error;
      await manager.streams.update(name, settings);
    }
  }
}
