import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { allEvents, type EventDefinition, type PayloadOf, sessionEnded } from '@simmer/contracts';
import { LOGGER, type Logger, Streams } from '@simmer/kit';

/** How far back the stream is read at start, so that a browser that comes back after a restart misses nothing. */
const LOOK_BACK_MS = 60_000;
const TRY_AGAIN_AFTER_MS = 1_000;

export interface LiveEvent<E extends EventDefinition = EventDefinition> {
  /** Position in the stream. */
  seq: number;
  event: E;
  payload: PayloadOf<E>;
}

type Listener = (happened: LiveEvent) => void;

/**
 * The events that concern browsers, as they happen. Every gateway reads all of them, each through a consumer of its own
 * that vanishes with it: unlike a service's listeners, where one instance handles an event for all.
 */
@Injectable()
export class LiveEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly definitions: ReadonlyMap<string, EventDefinition>;
  private readonly listeners: Listener[] = [];
  private messages: ConsumerMessages | undefined;
  private reading: Promise<void> | undefined;
  private stopping = false;
  private since = Date.now() - LOOK_BACK_MS;

  constructor(
    private readonly streams: Streams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const wanted = allEvents().filter((event) => event.audience || event.subject === sessionEnded.subject);
    this.definitions = new Map(wanted.map((event) => [streams.subject(event.subject), event]));
  }

  /** Hears one kind of event. Call it before the application starts. */
  on<E extends EventDefinition>(event: E, listener: (happened: LiveEvent<E>) => void): void {
    this.onAny((happened) => {
      if (happened.event.subject === event.subject) listener(happened as LiveEvent<E>);
    });
  }

  onAny(listener: Listener): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): void {
    this.reading = this.read();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.messages?.stop();
    await this.reading;
  }

  private async read(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.consume();
      } catch (error) {
        this.logger.warn({ err: error }, 'live events are away, trying again');
        await pause(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
  }

  private async consume(): Promise<void> {
    const client = await this.streams.client();
    const consumer = await client.consumers.get(this.streams.events, {
      filter_subjects: [...this.definitions.keys()],
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: new Date(this.since).toISOString(),
    });
    const messages = await consumer.consume({ max_messages: 200, expires: 10_000, abort_on_missing_resource: true });
    this.messages = messages;
    if (this.stopping) messages.stop();
    for await (const message of messages) this.hear(message);
  }

  private hear(message: JsMsg): void {
    const event = this.definitions.get(message.subject);
    this.since = Date.now() - LOOK_BACK_MS;
    try {
      if (!event) throw new Error('Nobody asked for this event.');
      const { data } = message.json<{ data: unknown }>();
      const payload = event.payload.parse(data);
      for (const listener of this.listeners) listener({ seq: message.seq, event, payload });
    } catch (error) {
      // the next events must still be delivered
      this.logger.warn({ err: error, subject: message.subject }, 'a live event could not be read');
    }
  }
}
