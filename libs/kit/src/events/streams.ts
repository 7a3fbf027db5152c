import { DAY_MS } from '@simmer/contracts';
import { Inject, Injectable } from '@nestjs/common';
import {
  jetstream,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/nats-core';
import { Nats } from '../bus/nats-connection';
import { eventStreamIn, subjectIn } from '../bus/subjects';
import { ServiceConfig } from '../config/service-config';
import type { StreamIdentity } from './sent-event.repository';

/** How long an event stays in the stream; a service that was away longer reads the truth again instead (its reconcile). */
export const EVENTS_KEPT_MS = 7 * DAY_MS;
/** A relay that died after publishing and before clearing its outbox publishes again well within this time. */
const DEDUPE_WINDOW_MS = 120_000;
/** `JSStreamNameExistErr`: there is one, with other settings. */
const OTHER_SETTINGS = 10_058;

/** The JetStream stream of the product's events. Services may only look at it and use consumers of their own; the operator makes it. */
@Injectable()
export class Streams {
  readonly events: string;
  private readonly namespace: string;
  private readonly replicas: number;
  private readonly maxBytes: number;

  constructor(
    private readonly nats: Nats,
    @Inject(ServiceConfig.token) config: ServiceConfig,
  ) {
    this.namespace = config.NAMESPACE;
    this.replicas = config.NATS_REPLICAS;
    this.maxBytes = config.NATS_STREAM_MB * 1024 ** 2;
    this.events = eventStreamIn(this.namespace);
  }

  async client(): Promise<JetStreamClient> {
    return jetstream(await this.nats.connection(), { timeout: 2_000 });
  }

  async manager(): Promise<JetStreamManager> {
    return jetstreamManager(await this.nats.connection(), { timeout: 5_000 });
  }

  /** For the operator: makes the stream if this server does not have it, and gives it today's settings if it has. */
  async ensure(): Promise<void> {
    const manager = await this.manager();
    const settings = {
      subjects: [this.subject('events.>')],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      max_age: nanos(EVENTS_KEPT_MS),
      max_bytes: this.maxBytes,
      duplicate_window: nanos(DEDUPE_WINDOW_MS),
      num_replicas: this.replicas,
    };
    try {
      await manager.streams.add({ name: this.events, ...settings });
    } catch (error) {
      if (!(error instanceof JetStreamApiError && error.code === OTHER_SETTINGS)) throw error;
      await manager.streams.update(this.events, settings);
    }
  }

  /** Which stream this is, and on which run of which server. */
  async identity(): Promise<StreamIdentity> {
    const connection = await this.nats.connection();
    const { created } = await (await this.manager()).streams.info(this.events);
    return { stream: created, server: connection.info?.server_id ?? '' };
  }

  /** How full the stream is, 0 to 1. */
  async fullness(): Promise<number> {
    const { state } = await (await this.manager()).streams.info(this.events);
    return state.bytes / this.maxBytes;
  }

  /** For the operator. */
  async remove(): Promise<void> {
    const manager = await this.manager();
    await manager.streams.delete(this.events);
  }

  subject(subject: string): string {
    return subjectIn(this.namespace, subject);
  }
}
