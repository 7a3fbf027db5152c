import { setTimeout as pause } from 'node:timers/promises';
import { AckPolicy, type ConsumerConfig, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/nats-core';
import type { EventDefinition } from '@simmer/contracts';
import { v7 as uuidv7 } from 'uuid';
import { HEADERS } from '../bus/wire';
import { runInContext, THE_SERVICE } from '../context/call-context';
import { nextTraceparent } from '../context/trace';
import type { Logger } from '../observability/logger';
import { isOutage } from '../problems/problem-of';
import type { DeadLetterRepository } from './dead-letter.repository';
import { EVENTS_KEPT_MS, type Streams } from './streams';

const ACK_WAIT_MS = 60_000;
/** So many events of one listener are handled at a time. */
const IN_FLIGHT = 8;
/** Pauses before an event is tried again, the last one from then on. */
const RETRY_AFTER_MS = [250, 1_000, 5_000, 15_000, 30_000] as const;

/** A method that handles one event. */
export interface EventListener {
  /** Its durable name on the bus, `<service>-<name>`. */
  name: string;
  event: EventDefinition;
  handle(payload: unknown): Promise<void>;
}

export interface ListenerSurroundings {
  streams: Streams;
  deadLetters: DeadLetterRepository;
  logger: Logger;
  /** After so many failures that were no outage an event is dead. */
  tries: number;
}

/** Lets a listener handle a message of the stream, or a dead letter. Throws what the listener throws, and a `ZodError` or `SyntaxError` for a message that is no such event. */
export async function hear(
  listener: EventListener,
  message: string,
  { requestId, traceparent }: { requestId?: string; traceparent?: string },
): Promise<void> {
  const context = {
    requestId: requestId || uuidv7(),
    traceparent: nextTraceparent(traceparent),
    actor: THE_SERVICE,
    deadline: Date.now() + ACK_WAIT_MS,
  };
  await runInContext(context, async () => {
    const { data } = JSON.parse(message) as { data: unknown };
    await listener.handle(listener.event.payload.parse(data));
  });
}

/** What a listener's failure is called, for people who look at it. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 1_000);

/**
 * Feeds one listener from its own durable consumer: acknowledged after the handler's write, never before. While a store or a service is away
 * its events wait and are tried for ever; an event that fails by itself is tried some times and becomes a dead letter.
 */
export class ListenerConsumer {
  private messages: ConsumerMessages | undefined;
  private stopping = false;
  private loop: Promise<void> | undefined;
  /** Failures that were no outage, by position in the stream. A restart forgets them, which costs a few more tries. */
  private readonly failures = new Map<number, number>();

  constructor(
    readonly listener: EventListener,
    private readonly around: ListenerSurroundings,
  ) {}

  start(): void {
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.messages?.stop();
    await this.loop;
  }

  /** Whether everything published so far has been handled; not before the consumer is made. */
  async isDrained(): Promise<boolean> {
    const manager = await this.around.streams.manager();
    const info = await manager.consumers.info(this.around.streams.events, this.listener.name).catch(unlessMissing);
    return info?.num_pending === 0 && info.num_ack_pending === 0;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.consume();
      } catch (error) {
        this.around.logger.warn({ err: error, listener: this.listener.name }, 'the event stream is away, trying again');
        await pause(1_000, undefined, { ref: false });
      }
    }
  }

  private async consume(): Promise<void> {
    const { streams } = this.around;
    await this.ensureConsumer();
    const consumer = await (await streams.client()).consumers.get(streams.events, this.listener.name);
    const messages = await consumer.consume({ max_messages: IN_FLIGHT, expires: 10_000, abort_on_missing_resource: true });
    this.messages = messages;
    if (this.stopping) messages.stop();
    const inFlight = new Set<Promise<void>>();
    for await (const message of messages) {
      const task: Promise<void> = this.receive(message).finally(() => inFlight.delete(task));
      inFlight.add(task);
      if (inFlight.size >= IN_FLIGHT) await Promise.race(inFlight);
    }
    await Promise.all(inFlight);
  }

  private async ensureConsumer(): Promise<void> {
    const { streams } = this.around;
    const manager = await streams.manager();
    const settings: Partial<ConsumerConfig> = {
      filter_subject: streams.subject(this.listener.event.subject),
      ack_wait: nanos(ACK_WAIT_MS),
      max_deliver: -1,
      // a listener that is no more does not lie on the bus for ever
      inactive_threshold: nanos(EVENTS_KEPT_MS),
    };
    const existing = await manager.consumers.info(streams.events, this.listener.name).catch(unlessMissing);
    if (existing) await manager.consumers.update(streams.events, this.listener.name, settings);
    else
      await manager.consumers.add(streams.events, {
        durable_name: this.listener.name,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ...settings,
      });
  }

  /** Never fails: a message that cannot even be acknowledged comes again by itself. */
  private async receive(message: JsMsg): Promise<void> {
    const { listener } = this;
    try {
      await hear(listener, message.string(), {
        requestId: message.headers?.get(HEADERS.requestId) ?? '',
        traceparent: message.headers?.get(HEADERS.traceparent) ?? '',
      });
      this.failures.delete(message.seq);
      await message.ackAck();
    } catch (error) {
      await this.refuse(message, error).catch((cause: unknown) =>
        this.around.logger.warn({ err: cause, listener: listener.name }, 'an event will come again after its time'),
      );
    }
  }

  private async refuse(message: JsMsg, error: unknown): Promise<void> {
    const { logger, tries } = this.around;
    const about = { err: error, listener: this.listener.name, subject: message.subject, delivery: message.info.deliveryCount };
    if (isOutage(error)) {
      logger.warn(about, 'an event waits for what is away');
      return message.nak(pauseBefore(message.info.deliveryCount));
    }
    const failed = (this.failures.get(message.seq) ?? 0) + 1;
    this.failures.set(message.seq, failed);
    if (failed < tries) {
      logger.warn(about, 'an event will be tried again');
      return message.nak(pauseBefore(failed));
    }
    await this.bury(message, error, failed);
    logger.error(about, 'an event could not be handled; it is kept among the dead letters');
  }

  /** The store may be away by now: then the event goes on waiting on the bus. */
  private async bury(message: JsMsg, error: unknown, tries: number): Promise<void> {
    const { name } = this.listener;
    const requestId = message.headers?.get(HEADERS.requestId);
    try {
      await this.around.deadLetters.put({
        _id: `${name}:${message.headers?.get('Nats-Msg-Id') || message.seq}`,
        listener: name,
        subject: this.listener.event.subject,
        message: message.string(),
        ...(requestId && { requestId }),
        reason: reasonOf(error),
        tries,
        failedAt: new Date(),
      });
    } catch (cause) {
      message.nak(RETRY_AFTER_MS.at(-1));
      throw cause;
    }
    this.failures.delete(message.seq);
    message.term('dead letter');
  }
}

/** Milliseconds to wait after the nth failure. */
const pauseBefore = (failed: number): number => RETRY_AFTER_MS[failed - 1] ?? RETRY_AFTER_MS.at(-1) ?? 0;

/** A consumer that is not there yet is made; any other failure is one. */
function unlessMissing(error: unknown): undefined {
  if (!/consumer not found/i.test(String(error))) throw error;
}
