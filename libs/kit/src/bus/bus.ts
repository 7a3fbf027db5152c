import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { headers as natsHeaders, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { type Actor, type InputOf, mayCall, type Operation, type OutputOf, ProblemError } from '@simmer/contracts';
import { v7 as uuidv7 } from 'uuid';
import { ServiceConfig } from '../config/service-config';
import { A_VISITOR, type CallContext, currentContext, THE_SERVICE } from '../context/call-context';
import { ActorSigner } from '../context/signed-actor';
import { nextTraceparent } from '../context/trace';
import { problemOf } from '../problems/problem-of';
import { SERVICE_NAME } from '../tokens';
import { connectionOptions } from './nats-connection';
import { subjectIn } from './subjects';
import { type Answer, HEADERS, isTooLarge, RPC_TIMEOUT_MS } from './wire';

export interface CallOptions {
  /** Milliseconds to wait; the caller's own deadline shortens it. */
  timeoutMs?: number;
  /** Call on behalf of this account instead of the one being served: for jobs and listeners. */
  onBehalfOf?: Actor;
  /** Call on the service's own authority. */
  asService?: boolean;
}

/** Calls operations that name this service as a caller. Throws `ProblemError`, `service.unavailable` when the peer does not answer, `request.too-large` when the input does not fit into one message. */
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
    const [key] = config.BUS_SIGNING_KEYS.get(service) ?? [];
    if (!key) throw new Error(`BUS_SIGNING_KEYS has no key for ${service}.`);
    this.signer = new ActorSigner(service, key);
    this.namespace = config.NAMESPACE;
    this.client = new ClientNats(connectionOptions(config, service, 'calls'));
  }

  async call<T extends Operation>(operation: T, input: InputOf<T>, options: CallOptions = {}): Promise<OutputOf<T>> {
    // the bus would refuse it without a word, and the caller would wait for an answer
    if (!mayCall(operation, this.service))
      throw new Error(`${this.service} is no caller of ${operation.subject}: name it in the contract.`);
    const context = currentContext();
    const actor = this.actorFor(options, context);
    const left = context ? context.deadline - Date.now() : Infinity;
    const waitMs = Math.min(options.timeoutMs ?? RPC_TIMEOUT_MS, left);
    if (waitMs <= 0) throw unavailable();

    const headers = natsHeaders();
    headers.set(HEADERS.actor, this.signer.sign(actor));
    headers.set(HEADERS.requestId, context?.requestId ?? uuidv7());
    headers.set(HEADERS.traceparent, nextTraceparent(context?.traceparent));
    headers.set(HEADERS.deadline, String(Date.now() + waitMs));
    if (context?.visitor) {
      const { source, deviceToken, userAgent, language } = context.visitor;
      headers.set(HEADERS.source, source);
      headers.set(HEADERS.device, deviceToken);
      headers.set(HEADERS.userAgent, encodeURIComponent(userAgent));
      headers.set(HEADERS.language, language);
    }
    try {
      return (await this.request(operation.subject, input, { timeout: waitMs, headers })) as OutputOf<T>;
    } catch (error) {
      if (isTooLarge(error)) throw new ProblemError('request.too-large', undefined, { cause: error });
      const problem = problemOf(error);
      // what is no problem document comes from the bus itself: nobody listens, no answer in time, connection lost
      throw problem.code === 'service.failed' && !isProblemDocument(error) ? unavailable(error) : problem;
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

  /** The actor being served, also a visitor; jobs and start-up have none and call with the service's own authority. */
  private actorFor(options: CallOptions, context: CallContext | undefined): Actor {
    if (options.asService) return THE_SERVICE;
    return options.onBehalfOf ?? (context ? (context.actor ?? A_VISITOR) : THE_SERVICE);
  }
}

const isProblemDocument = (error: unknown): boolean =>
  typeof (error as { code?: unknown } | null)?.code === 'string' && typeof (error as { status?: unknown }).status === 'number';

const unavailable = (cause?: unknown): ProblemError => new ProblemError('service.unavailable', undefined, { retryAfter: 2, cause });
