import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/nats-core';
import type { EventDefinition } from '@simmer/contracts';
import { v7 as uuidv7 } from 'uuid';
import { HEADERS } from '../bus/wire';
import { runInContext, THE_SERVICE } from '../context/call-context';
import { nextTraceparent } from '../context/trace';
import type { Logger } from '../observability/logger';
import { LOGGER, SERVICE_NAME } from '../tokens';
import { LISTENS_TO } from './on';
import { Streams } from './streams';

const ACK_WAIT_MS = 30_000;
/** Pauses before an event is tried again; after the last it goes to the dead letters and a person is told. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 60_000, 120_000];

interface Listener {
  event: EventDefinition;
  handle(payload: unknown): Promise<void>;
}

/** Feeds the service's `@On(event)` methods from one durable consumer: acknowledged after the handler's write, never before. */
@Injectable()
export class EventListeners implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listeners = new Map<string, Listener>();
  private messages: ConsumerMessages | undefined;
  private stopping = false;
  private loop: Promise<void> | undefined;

  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Streams) private readonly streams: Streams,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    for (const listener of this.discoverListeners()) this.listeners.set(this.streams.subject(listener.event.subject), listener);
    if (this.listeners.size > 0) this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.messages?.stop();
    await this.loop;
  }

  /** Whether everything published so far has been handled. */
  async isDrained(): Promise<boolean> {
    if (this.listeners.size === 0) return true;
    const manager = await this.streams.manager();
    const info = await manager.consumers.info(this.streams.events, this.service);
    return info.num_pending === 0 && info.num_ack_pending === 0;
  }

  private *discoverListeners(): Iterable<Listener> {
    for (const { instance } of [...this.discovery.getProviders(), ...this.discovery.getControllers()]) {
      if (!instance || typeof instance !== 'object') continue;
      const methods = instance as Record<string, (payload: unknown) => Promise<void>>;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = methods[name];
        const event = method && this.reflector.get<EventDefinition | undefined>(LISTENS_TO, method);
        if (method && event) yield { event, handle: method.bind(instance) };
      }
    }
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.consume();
      } catch (error) {
        this.logger.warn({ err: error }, 'the event stream is away, trying again');
        await pause(1_000, undefined, { ref: false });
      }
    }
  }

  private async consume(): Promise<void> {
    await this.streams.ensure();
    await this.ensureConsumer();
    const client = await this.streams.client();
    const consumer = await client.consumers.get(this.streams.events, this.service);
    const messages = await consumer.consume({ max_messages: 50, expires: 10_000, abort_on_missing_resource: true });
    this.messages = messages;
    if (this.stopping) messages.stop();
    for await (const message of messages) await this.receive(message);
  }

  private async ensureConsumer(): Promise<void> {
    const manager = await this.streams.manager();
    const subjects = [...this.listeners.keys()];
    const settings = { filter_subjects: subjects, ack_wait: nanos(ACK_WAIT_MS), max_deliver: -1 };
    const existing = await manager.consumers.info(this.streams.events, this.service).catch(unlessMissing);
    if (existing) {
      await manager.consumers.update(this.streams.events, this.service, settings);
      return;
    }
    await manager.consumers.add(this.streams.events, {
      durable_name: this.service,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ...settings,
    });
  }

  private async receive(message: JsMsg): Promise<void> {
    const listener = this.listeners.get(message.subject);
    const context = {
      requestId: message.headers?.get(HEADERS.requestId) || uuidv7(),
      traceparent: nextTraceparent(message.headers?.get(HEADERS.traceparent)),
      actor: THE_SERVICE,
      deadline: Date.now() + ACK_WAIT_MS,
    };
    await runInContext(context, async () => {
      try {
        const envelope = message.json<{ data: unknown }>();
        await listener?.handle(listener.event.payload.parse(envelope.data));
        await message.ackAck();
      } catch (error) {
        await this.tryLater(message, error);
      }
    });
  }

  private async tryLater(message: JsMsg, error: unknown): Promise<void> {
    const pauseMs = RETRY_AFTER_MS[message.info.deliveryCount - 1];
    if (pauseMs !== undefined) {
      this.logger.warn({ err: error, subject: message.subject, tried: message.info.deliveryCount }, 'an event will be tried again');
      message.nak(pauseMs);
      return;
    }
    this.logger.error({ err: error, subject: message.subject }, 'an event could not be handled; it is kept among the dead letters');
    const client = await this.streams.client();
    await client.publish(this.streams.subject(`dead.${this.service}.${message.seq}`), message.data);
    message.term('dead letter');
  }
}

/** A consumer that is not there yet is made; any other failure is one. */
function unlessMissing(error: unknown): undefined {
  if (!/consumer not found/i.test(String(error))) throw error;
}
