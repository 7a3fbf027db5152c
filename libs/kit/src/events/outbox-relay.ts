import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import { headers as natsHeaders } from '@nats-io/transport-node';
import mongoose, { type Model } from 'mongoose';
import { HEADERS } from '../bus/wire';
import type { Logger } from '../observability/logger';
import { LOGGER } from '../tokens';
import type { EventEntry, WithOutbox } from './event-entry';
import { SentEventRepository } from './sent-event.repository';
import { EVENTS_KEPT_MS, Streams } from './streams';

const IDLE_MS = 1_000;
const BATCH = 100;
const LOOK_AT_STREAM_EVERY_MS = 2_000;
const FORGET_EVERY_MS = 3_600_000;
/** More than a server may lose that acknowledges before it has written: two minutes by default. */
const MAY_BE_LOST_MS = 600_000;

interface OutboxDocument extends WithOutbox {
  _id: unknown;
}

/**
 * Brings events from the documents' outboxes to the stream: publish, wait for the acknowledgement, keep what was sent, only then take the
 * entry out. Dying anywhere in between only publishes again, under the same message id. A stream that is new is given everything that was
 * sent; one whose server was started again, what it was sent of late: it acknowledges before it is on the disk.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  // each collection has its own document type; the relay touches only the outbox
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private readonly models: Model<any>[] = [];
  private stopping = false;
  private loop: Promise<void> | undefined;
  private lookedAtStreamAt = 0;
  private forgotAt = 0;
  private wakeUp: (() => void) | undefined;

  constructor(
    private readonly streams: Streams,
    @Inject(LOGGER) private readonly logger: Logger,
    // a service without documents publishes nothing
    @Optional() @Inject(SentEventRepository) private readonly sent?: SentEventRepository,
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
      await this.republishWhatIsLost();
      let relayed = 0;
      for (const model of this.models) relayed += await this.relay(model);
      return relayed;
    } catch (error) {
      // the store or the bus is away, or the stream is gone: nothing is lost, the next round tries again
      this.logger.warn({ err: error }, 'events are waiting in the outbox');
      await pause(IDLE_MS, undefined, { ref: false });
      return 0;
    }
  }

  private async republishWhatIsLost(): Promise<void> {
    const now = Date.now();
    if (!this.sent || now < this.lookedAtStreamAt + LOOK_AT_STREAM_EVERY_MS) return;
    const [current, known] = [await this.streams.identity(), await this.sent.checkpoint()];
    if (current.stream !== known?.stream || current.server !== known.server) {
      const since = new Date(current.stream === known?.stream ? now - MAY_BE_LOST_MS : 0);
      let published = 0;
      for await (const page of this.sent.listSince(since)) {
        // one connection keeps their order, and nothing new leaves before the last of them
        await Promise.all(page.map((entry) => this.publish(entry)));
        published += page.length;
      }
      if (published > 0)
        this.logger.warn({ published, isNew: current.stream !== known?.stream }, 'the event stream was given again what it may have lost');
      await this.sent.setCheckpoint(current);
    }
    if (now > this.forgotAt + FORGET_EVERY_MS) {
      await this.sent.removeBefore(new Date(now - EVENTS_KEPT_MS));
      this.forgotAt = now;
    }
    this.lookedAtStreamAt = now;
  }

  private async relay(model: Model<OutboxDocument>): Promise<number> {
    const documents = await model
      .find({ outboxAt: { $exists: true } }, { outbox: 1 })
      .limit(BATCH)
      .lean<OutboxDocument[]>();
    // one that cannot be published keeps no other waiting
    const outcomes = await Promise.allSettled(documents.map((document) => this.relayDocument(model, document)));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    if (failed.length > 0)
      this.logger.warn({ err: failed[0]?.reason as unknown, waiting: failed.length }, 'events are waiting in the outbox');
    return documents.length - failed.length;
  }

  private async relayDocument(model: Model<OutboxDocument>, document: OutboxDocument): Promise<void> {
    const entries = document.outbox ?? [];
    // in order: a listener must not see the later revision first
    for (const entry of entries) await this.publish(entry);
    await this.sent?.insert(entries);
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
