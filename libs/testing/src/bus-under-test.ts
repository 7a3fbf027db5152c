import type { Actor, EventDefinition, InputOf, Operation, OutputOf, PayloadOf, ServiceName } from '@simmer/contracts';
import { mayCall, SERVICE_NAMES } from '@simmer/contracts';
import { A_VISITOR, Bus, type EnvironmentVariables, Nats, ServiceConfig, Streams } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';

/** The bus of one spec file, used as each service may use it and no further. */
export class BusUnderTest {
  private readonly config: ServiceConfig;
  private readonly buses = new Map<string, Bus>();
  private readonly connections = new Map<string, Nats>();

  constructor(environment: EnvironmentVariables) {
    this.config = ServiceConfig.parse(environment);
  }

  /** What `service` may call. */
  of(service: ServiceName): Bus {
    const bus = this.buses.get(service) ?? new Bus(service, this.config);
    this.buses.set(service, bus);
    return bus;
  }

  /** Calls an operation as a service that may do so, on behalf of an account, of that service, or of a visitor (null). */
  call<T extends Operation>(operation: T, input: InputOf<T>, actor: Actor | null): Promise<OutputOf<T>> {
    const caller = SERVICE_NAMES.find((name) => mayCall(operation, name));
    if (!caller) throw new Error(`${operation.subject} names no caller.`);
    return this.of(caller).call(operation, input, { onBehalfOf: actor ?? A_VISITOR, timeoutMs: 10_000 });
  }

  /** A connection of the service's own user. */
  connection(service: ServiceName): Nats {
    const connection = this.connections.get(service) ?? new Nats(this.config, service);
    this.connections.set(service, connection);
    return connection;
  }

  /** The event stream as `service` may use it. */
  streams(service: ServiceName): Streams {
    return new Streams(this.connection(service), this.config);
  }

  /** Publishes an event as the service that owns it. Returns its id. */
  async publish<E extends EventDefinition>(event: E, data: PayloadOf<E>): Promise<string> {
    const streams = this.streams(event.subject.split('.')[1] as ServiceName);
    const id = uuidv7();
    await (await streams.client()).publish(streams.subject(event.subject), JSON.stringify({ id, data }), { msgID: id });
    return id;
  }

  /** Every payload of an event that was published so far, oldest first. */
  async published<E extends EventDefinition>(event: E): Promise<PayloadOf<E>[]> {
    const streams = this.streams('gateway');
    const consumer = await (await streams.client()).consumers.get(streams.events, { filter_subjects: [streams.subject(event.subject)] });
    const { num_pending: count } = await consumer.info();
    const payloads: PayloadOf<E>[] = [];
    if (count === 0) return payloads;
    for await (const message of await consumer.fetch({ max_messages: count, expires: 2_000 }))
      payloads.push(message.json<{ data: PayloadOf<E> }>().data);
    return payloads;
  }

  /** Makes the event stream, as the operator does. */
  async makeStream(): Promise<void> {
    await this.streams('operator').ensure();
  }

  async removeStream(): Promise<void> {
    await this.streams('operator')
      .remove()
      .catch((error: unknown) => {
        if (!/stream not found/.test(String(error))) throw error;
      });
  }

  async close(): Promise<void> {
    await Promise.all([...this.buses.values(), ...this.connections.values()].map((open) => open.onApplicationShutdown()));
  }
}
