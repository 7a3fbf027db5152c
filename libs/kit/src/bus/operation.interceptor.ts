import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NatsContext } from '@nestjs/microservices';
import { type Access, type Operation, ProblemError } from '@simmer/contracts';
import { v7 as uuidv7 } from 'uuid';
import { map, Observable } from 'rxjs';
import { type Actor, type CallContext, runInContext } from '../context/call-context';
import { ActorVerifier } from '../context/signed-actor';
import { nextTraceparent } from '../context/trace';
import { invalid } from '../problems/problem-of';
import { OPERATION } from './handles';
import { HEADERS, RPC_TIMEOUT_MS } from './wire';

/** What happens around every handler: who calls, may they, is the input right; and nothing undeclared goes out. */
@Injectable()
export class OperationInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @Inject(ActorVerifier) private readonly verifier: ActorVerifier,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = this.reflector.get<Operation | undefined>(OPERATION, execution.getHandler());
    if (!operation || execution.getType() !== 'rpc') return next.handle();

    const context = this.contextOf(execution.switchToRpc().getContext<NatsContext>());
    checkAccess(operation.access, context.actor);
    const input = operation.input.safeParse(execution.switchToRpc().getData());
    if (!input.success) throw invalid(input.error);

    // what @Handles takes as payload and context
    execution.getArgs().splice(0, 2, input.data, context);
    const result = new Observable((subscriber) => runInContext(context, () => next.handle().subscribe(subscriber)));
    return result.pipe(map((output) => operation.output.parse(output)));
  }

  private contextOf(nats: NatsContext): CallContext {
    const headers = nats.getHeaders() as { get(name: string): string } | undefined;
    const token = headers?.get(HEADERS.actor);
    return {
      requestId: headers?.get(HEADERS.requestId) || uuidv7(),
      traceparent: headers?.get(HEADERS.traceparent) || nextTraceparent(),
      actor: token ? this.verifier.verify(token) : null,
      deadline: Number(headers?.get(HEADERS.deadline)) || Date.now() + RPC_TIMEOUT_MS,
    };
  }
}

/** Every call must come from a service we know; what the actor then may do is the operation's own declaration. */
function checkAccess(access: Access, actor: Actor | null): void {
  if (!actor) throw new ProblemError('access.signed-out', 'A call on the bus needs a signed caller.');
  if (access === 'public') return;
  if (access === 'service') {
    if (actor.role !== 'service') throw new ProblemError('access.forbidden');
    return;
  }
  if (!actor.accountId) throw new ProblemError('access.signed-out');
  if (access === 'staff' && actor.role !== 'staff') throw new ProblemError('access.forbidden');
}
