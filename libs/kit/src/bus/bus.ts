import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { headers as natsHeaders, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { type InputOf, type Operation, type OutputOf, ProblemError } from '@simmer/contracts';
import { v7 as uuidv7 } from 'uuid';
import { ServiceConfig } from '../config/service-config';
import { type Actor, A_VISITOR, type CallContext, currentContext, THE_SERVICE } from '../context/call-context';
import { ActorSigner } from '../context/signed-actor';
import { nextTraceparent } from '../context/trace';
import { problemOf } from '../problems/problem-of';
import { SERVICE_NAME } from '../tokens';
import { batchWrites } from './batched-writes';
import { connectionOptions } from './nats-connection';
import { subjectIn } from './subjects';
import { type Answer, HEADERS, RPC_TIMEOUT_MS } from './wire';

export interface CallOptions {
  /** Milliseconds to wait; the caller's own deadline shortens it. */
  timeoutMs?: number;
  /** Call on behalf of this account instead of the one being served: for jobs and listeners. */
  onBehalfOf?: Actor;
  /** Call on the service's own authority. */
  asService?: boolean;
}

class BatchingClient extends ClientNats {
  override async createClient(): ReturnType<ClientNats['createClient']> {
    const connection = await super.createClient();
    batchWrites(connection as NatsConnection);
    return connection;
  }
}

/** Calls operations of other services. Throws `ProblemError`, `service.unavailable` when the peer does not answer. */
@Injectable()
export class Bus implements OnApplicationShutdown {
  private readonly client: ClientNats;
  private readonly signer: ActorSigner;
  private readonly namespace: string;
  private wasOpened = false;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(ServiceConfig.token) config: ServiceConfig,
  ) {
    const key = config.BUS_SIGNING_KEYS.get(service);
    if (!key) throw new Error(`BUS_SIGNING_KEYS has no key for ${service}.`);
    this.signer = new ActorSigner(service, key);
    this.namespace = config.NAMESPACE;
    this.client = new BatchingClient(connectionOptions(config, service, 'calls'));
  }

  async call<T extends Operation>(operation: T, input: InputOf<T>, options: CallOptions = {}): Promise<OutputOf<T>> {
    const context = currentContext();
    const actor = this.actorFor(options, context);
    const left = context ? context.deadline - Date.now() : Infinity;
    const waitMs = Math.min(options.timeoutMs ?? RPC_TIMEOUT_MS, left);
    if (waitMs <= 0) throw unavailable(operation);

    const headers = natsHeaders();
    headers.set(HEADERS.actor, this.signer.sign(actor));
    headers.set(HEADERS.requestId, context?.requestId ?? uuidv7());
    headers.set(HEADERS.traceparent, nextTraceparent(context?.traceparent));
    headers.set(HEADERS.deadline, String(Date.now() + waitMs));
    if (context?.visitor) {
      headers.set(HEADERS.source, context.visitor.source);
      headers.set(HEADERS.device, context.visitor.deviceToken);
    }
    try {
      return (await this.request(operation.subject, input, { timeout: waitMs, headers })) as OutputOf<T>;
    } catch (error) {
      const problem = problemOf(error);
      // what is no problem document comes from the bus itself: nobody listens, no answer in time, connection lost
      throw problem.code === 'service.failed' && !isProblemDocument(error) ? unavailable(operation, error) : problem;
    }
  }

  /** Last of all: requests that are still being answered need the bus. */
  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  /**
   * Nest's own client subscribes anew for each answer, which costs a tenth of a millisecond; its connection is used, because that one
   * refuses at once while the server is away.
   */
  private async request(subject: string, input: unknown, options: { timeout: number; headers: MsgHdrs }): Promise<unknown> {
    const connection = await this.connection(options.timeout);
    const { err, response } = (await connection.request(subjectIn(this.namespace, subject), JSON.stringify(input), options)).json<Answer>();
    if (err) throw err;
    return response;
  }

  /** Once opened, the client says at once whether it is connected; before that it waits for the server, and we do not. */
  private async connection(waitMs: number): Promise<NatsConnection> {
    if (this.wasOpened) return this.client.connect();
    const late = pause(waitMs, undefined, { ref: false }).then(() => Promise.reject(new Error('The bus cannot be reached.')));
    const connection = await Promise.race([this.client.connect(), late]);
    this.wasOpened = true;
    return connection;
  }

  /** Whoever is being served, also a visitor; a job and start-up serve nobody and call on the service's own authority. */
  private actorFor(options: CallOptions, context: CallContext | undefined): Actor {
    if (options.asService) return THE_SERVICE;
    return options.onBehalfOf ?? (context ? (context.actor ?? A_VISITOR) : THE_SERVICE);
  }
}

const isProblemDocument = (error: unknown): boolean => typeof (error as { code?: unknown } | null)?.code === 'string' && typeof (error as { status?: unknown }).status === 'number';

function unavailable(operation: Operation, cause?: unknown): ProblemError {
  const [, service] = operation.subject.split('.');
  return new ProblemError('service.unavailable', `The ${service} service is not answering. Please try again in a moment.`, { retryAfter: 2, cause });
}
