import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type Actor, operations, ProblemError, type TokenResolver } from '@simmer/contracts';
import { checkActor, HealthController } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { bearerTokenOf, saysBearer } from './bearer';
import { Charges } from './charges.service';
import { type Admission, OPEN_TO } from './open-to';
import { sessionTokenOf } from './session-cookie';
import { SESSION_STRATEGY } from './session.strategy';
import { linkTokenOf, Tokens } from './tokens.service';

const { bearerToken } = operations.identity;

const FOR_EVERYBODY: Admission = { to: { access: 'public' }, authentication: 'none' };

/** Finds out who asks and whether they may. What does not say whom it is open to stays closed. */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_STRATEGY) {
  /** Requests whose cookie could not be resolved. */
  private readonly unanswered = new WeakSet<FastifyRequest>();

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: Tokens,
    private readonly charges: Charges,
  ) {
    super({ session: false, property: 'actor' });
  }

  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const admission = this.admissionTo(execution);
    await this.identify(execution, request, admission ?? FOR_EVERYBODY);
    const { actor } = request.callContext;
    // after the first factor alone, everything but the second one treats them as a visitor
    if (admission?.to.access === 'public' && isHalf(actor)) request.callContext.actor = null;
    // a program asks for what only its cook may do: no token would let it in
    if (!actor && admission?.to.access === 'cook' && !admission.to.scope && saysBearer(request))
      throw new ProblemError('access.scope-missing');
    // a route that names no role by mistake is closed
    checkActor(admission?.to ?? { access: 'service' }, request.callContext.actor);
    return true;
  }

  private async identify(execution: ExecutionContext, request: FastifyRequest, { to, authentication }: Admission): Promise<void> {
    if (typeof authentication === 'object') await this.findByToken(request, authentication.resolve, linkTokenOf(request));
    else if (authentication !== 'session') return;
    // a request with a bearer token is not authenticated by its cookie
    else if (to.scope && saysBearer(request)) await this.findByToken(request, bearerToken.resolve, bearerTokenOf(request));
    else await this.findBySession(execution, request);
  }

  private async findByToken(request: FastifyRequest, resolve: TokenResolver, token: string | undefined): Promise<void> {
    if (token === undefined) return;
    request.callContext.actor = await this.charges.lookUp(request, () => this.tokens.actorOf(resolve, token));
  }

  private async findBySession(execution: ExecutionContext, request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    if (token === undefined) return;
    const find = async (): Promise<Actor | null> => {
      await super.canActivate(execution);
      return request.callContext.actor;
    };
    if (request.server.sessions.isKnown(token)) await find();
    else await this.charges.lookUp(request, find, () => !this.unanswered.has(request));
  }

  /** Called by passport's guard with what the strategy found; a cookie that no session belongs to is a visitor's. */
  override handleRequest<T = Actor | null>(error: unknown, actor: Actor | false, _info: unknown, execution: ExecutionContext): T {
    // public routes stay open while the session cannot be resolved
    if (error && this.admissionTo(execution)?.to.access !== 'public') throw error;
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    if (error) this.unanswered.add(request);
    const found = actor || null;
    request.callContext.actor = found;
    return found as T;
  }

  private admissionTo(execution: ExecutionContext): Admission | undefined {
    if (execution.getClass() === HealthController) return FOR_EVERYBODY;
    return this.reflector.getAllAndOverride<Admission | undefined>(OPEN_TO, [execution.getHandler(), execution.getClass()]);
  }
}

const isHalf = (actor: Actor | null): boolean => (actor?.role === 'cook' || actor?.role === 'staff') && actor.level === 'half';
