import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { type MessageHandler, type NatsOptions, ServerNats } from '@nestjs/microservices';
import type { Msg, MsgHdrs } from '@nats-io/transport-node';
import { type Actor, mayCall, type Operation, type Plan, ProblemError } from '@simmer/contracts';
import { preferredLanguage } from '@simmer/messages';
import { isObservable, lastValueFrom, type Observable, throwError } from 'rxjs';
import { v7 as uuidv7 } from 'uuid';
import { type CallContext, runInContext, type Visitor } from '../context/call-context';
import { checkActor, checkEmail, checkPlan } from '../context/requirements';
import type { ActorVerifier } from '../context/signed-actor';
import { nextTraceparent } from '../context/trace';
import type { Logger } from '../observability/logger';
import { invalid, problemOf } from '../problems/problem-of';
import { ConcurrencyLimit } from './concurrency-limit';
import { subjectIn } from './subjects';
import { type Answer, HEADERS, isTooLarge, RPC_TIMEOUT_MS } from './wire';

interface OperationServerOptions {
  /** Before every subject, so that tests can share one NATS. */
  namespace: string;
  operations: readonly Operation[];
  verifier: ActorVerifier;
  /** Which plan an account is on. Asked only for operations that require one. */
  planOf: (accountId: string) => Promise<Plan>;
  /** Whether the address of an account is verified. Asked only for operations that require it. */
  isVerified: (accountId: string) => Promise<boolean>;
  logger: Logger;
}

/**
 * Answers operations on the bus: finds out who calls, whether they may, and whether the input is right; lets the handler work; sends what
 * its operation declares and nothing else, or a problem document. Nest finds and calls the handlers. Its own way from message to handler,
 * through interceptors and observables, took a tenth of a millisecond a call.
 */
export class OperationServer extends ServerNats {
  private readonly operations: ReadonlyMap<string, Operation>;
  private readonly concurrency = new ConcurrencyLimit();

  constructor(
    private readonly serving: OperationServerOptions,
    private readonly natsOptions: NonNullable<NatsOptions['options']>,
  ) {
    super(natsOptions);
    this.operations = new Map(serving.operations.map((operation) => [operation.subject, operation]));
  }

  override bindEvents(client: { subscribe: (subject: string, options: object) => unknown }): void {
    for (const [subject, operation] of this.operations) {
      const handler = this.messageHandlers.get(subject);
      if (!handler) continue;
      client.subscribe(subjectIn(this.serving.namespace, subject), {
        queue: this.natsOptions.queue,
        callback: (error: Error | null, message: Msg) =>
          error ? this.serving.logger.error({ err: error }, 'a subscription failed') : void this.serve(operation, handler, message),
      });
    }
  }

  private async serve(operation: Operation, handler: MessageHandler, message: Msg): Promise<void> {
    const answer = await this.answer(operation, handler, message);
    try {
      message.respond(JSON.stringify(answer));
    } catch (error) {
      this.serving.logger.error({ err: error, subject: operation.subject }, 'an answer could not be sent');
      // too large for a message: an immediate error, or the caller would time out and take it for an outage
      if (isTooLarge(error)) message.respond(JSON.stringify({ err: new ProblemError('service.failed').toDocument() } satisfies Answer));
    }
  }

  private async answer(operation: Operation, handler: MessageHandler, message: Msg): Promise<Answer> {
    let requestId: string | undefined;
    try {
      const { context, issuer } = receivedFrom(message, this.serving.verifier);
      ({ requestId } = context);
      const actor = checkCaller(operation, context.actor, issuer);
      await checkPlan(operation.requires, actor, this.serving.planOf);
      await checkEmail(operation.requires, actor, this.serving.isVerified);
      const input = operation.input.safeParse(message.json());
      if (!input.success) throw invalid(input.error);
      const output = operation.output.safeParse(await this.concurrency.run(context.deadline, () => handle(handler, input.data, context)));
      // our mistake, not the caller's
      if (!output.success) throw new Error(`${operation.subject} answered what it does not declare.`, { cause: output.error });
      return { response: output.data };
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500)
        this.serving.logger[problem.code === 'service.failed' ? 'error' : 'warn']({ err: error, requestId }, problem.message);
      return { err: problem.toDocument(requestId) };
    }
  }
}

/** Rethrows a handler's error; the server turns it into a problem. */
@Catch()
export class UnchangedErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** Nest wraps what was thrown into an observable. */
async function handle(handler: MessageHandler, input: unknown, context: CallContext): Promise<unknown> {
  const result: unknown = await runInContext(context, () => handler(input, context));
  return isObservable(result) ? lastValueFrom(result) : result;
}

function receivedFrom({ headers }: Msg, verifier: ActorVerifier): { context: CallContext; issuer: string | undefined } {
  const token = headers?.get(HEADERS.actor);
  const signed = token ? verifier.verify(token) : undefined;
  const context = {
    requestId: headers?.get(HEADERS.requestId) || uuidv7(),
    traceparent: headers?.get(HEADERS.traceparent) || nextTraceparent(),
    actor: signed?.actor ?? null,
    deadline: Number(headers?.get(HEADERS.deadline)) || Date.now() + RPC_TIMEOUT_MS,
    ...visitorIn(headers),
  };
  return { context, issuer: signed?.issuer };
}

function visitorIn(headers: MsgHdrs | undefined): { visitor?: Visitor } {
  const source = headers?.get(HEADERS.source);
  if (!headers || !source) return {};
  const userAgent = decodeURIComponent(headers.get(HEADERS.userAgent));
  return {
    visitor: {
      source,
      deviceToken: headers.get(HEADERS.device),
      userAgent,
      language: preferredLanguage(headers.get(HEADERS.language), ''),
    },
  };
}

/**
 * Every call must be signed by a caller that the operation names: what one service may be asked to do in a cook's name is no business of the
 * others. What the actor then may do is the operation's own declaration. Returns who acts.
 */
function checkCaller(operation: Operation, actor: Actor | null, issuer: string | undefined): Actor {
  if (!actor || !issuer) throw new ProblemError('access.signed-out', 'A call on the bus needs a signed caller.');
  if (!mayCall(operation, issuer)) throw new ProblemError('access.forbidden');
  // who works at the machine has no account
  if (operation.access === 'staff' && issuer === 'operator' && actor.role === 'service') return actor;
  checkActor(operation, actor);
  return actor;
}
