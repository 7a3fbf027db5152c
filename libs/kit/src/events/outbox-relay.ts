import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { headers as natsHeaders } from '@nats-io/transport-node';
import mongoose, { type Model } from 'mongoose';
import { HEADERS } from '../bus/wire';
import type { Logger } from '../observability/logger';
import { LOGGER } from '../tokens';
import type { EventEntry, WithOutbox } from './event-entry';
import { Streams } from './streams';

const IDLE_MS = 1_000;
const BATCH = 100;

interface OutboxDocument extends WithOutbox {
  _id: unknown;
}

/**
 * Brings events from the documents' outboxes to the stream: publish, wait for the acknowledgement, only then take the
 * entry out. Dying anywhere in between only publishes again, under the same message id.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  // each collection has its own document type; the relay touches only the outbox
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private readonly models: Model<any>[] = [];
  private stopping = false;
  private loop: Promise<void> | undefined;
  private wakeUp: (() => void) | undefined;
  private streamsKnown = false;

  constructor(
    @Inject(Streams) private readonly streams: Streams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Relays this collection's events from now on. */
  watch<T extends WithOutbox>(model: Model<T>): void {
    this.models.push(model);
    this.loop ??= this.run();
  }

  /** Call after a write that recorded an event, so that it leaves at once instead of at the next look. */
  wake(): void {
    this.wakeUp?.();
  }

  async isDrained(): Promise<boolean> {
    const waiting = await Promise.all(this.models.map((model) => model.countDocuments({ outboxAt: { $exists: true } })));
    return waiting.every((count) => count === 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const relayed = await this.relayAll();
      if (relayed === 0 && !this.stopping) await this.rest();
    }
  }

  private async rest(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.wakeUp = resolve));
    const timer = new AbortController();
    await Promise.race([woken, pause(IDLE_MS, undefined, { signal: timer.signal, ref: false }).catch(() => undefined)]); // the aborted pause is no news
    timer.abort();
  }

  private async relayAll(): Promise<number> {
    if (this.models.some((model) => model.db.readyState !== mongoose.ConnectionStates.connected)) return 0;
    try {
      if (!this.streamsKnown) await this.streams.ensure();
      this.streamsKnown = true;
      let relayed = 0;
      for (const model of this.models) relayed += await this.relay(model);
      return relayed;
    } catch (error) {
      // the store or the bus is away, or the stream is gone: nothing is lost, the next round tries again
      this.streamsKnown = false;
      this.logger.warn({ err: error }, 'events are waiting in the outbox');
      await pause(IDLE_MS, undefined, { ref: false });
      return 0;
    }
  }

  private async relay(model: Model<OutboxDocument>): Promise<number> {
    const documents = await model
      .find({ outboxAt: { $exists: true } }, { outbox: 1 })
      .limit(BATCH)
      .lean<OutboxDocument[]>();
    await Promise.all(documents.map((document) => this.relayDocument(model, document)));
    return documents.length;
  }

  private async relayDocument(model: Model<OutboxDocument>, document: OutboxDocument): Promise<void> {
    const entries = document.outbox ?? [];
    // in order: a listener must not see the later revision first
    for (const entry of entries) await this.publish(entry);
    await model.updateOne({ _id: document._id }, { $pull: { outbox: { id: { $in: entries.map((entry) => entry.id) } } } });
    await model.updateOne({ _id: document._id, outbox: { $size: 0 } }, { $unset: { outboxAt: 1 } });
  }

  private async publish(entry: EventEntry): Promise<void> {
    const client = await this.streams.client();
    const headers = natsHeaders();
    if (entry.traceparent) headers.set(HEADERS.traceparent, entry.traceparent);
    if (entry.requestId) headers.set(HEADERS.requestId, entry.requestId);
    const message = JSON.stringify({ id: entry.id, at: entry.at, data: entry.data });
    await client.publish(this.streams.subject(entry.subject), message, { msgID: entry.id, headers });
  }
}
