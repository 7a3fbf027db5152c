import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type Actor, ProblemError } from '@simmer/contracts';
import { checkActor, HealthController } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { type Admission, OPEN_TO } from './open-to';
import { RateLimits } from './rate-limits';
import { sessionTokenOf } from './session-cookie';
import { SESSION_STRATEGY } from './session.strategy';
import { sourceOf } from './source';
import { Tokens } from './tokens.service';

const FOR_EVERYBODY: Admission = { to: { access: 'public' }, authentication: 'none' };

/** Finds out who asks and whether they may. What does not say whom it is open to stays closed. */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_STRATEGY) {
  /** Requests whose cookie nobody could look up. */
  private readonly unanswered = new WeakSet<FastifyRequest>();

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: Tokens,
    private readonly limits: RateLimits,
  ) {
    super({ session: false, property: 'actor' });
  }

  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const admission = this.admissionTo(execution);
    const { authentication } = admission ?? FOR_EVERYBODY;
    if (authentication === 'session') await this.findSession(execution, request);
    else if (typeof authentication === 'object') request.callContext.actor = await this.tokens.actorOf(authentication, request);
    // whoever has signed in by half is a visitor for everything but the other half
    if (admission?.to.access === 'public' && isHalf(request.callContext.actor)) request.callContext.actor = null;
    // what asks for nobody in particular by mistake is for nobody
    checkActor(admission?.to ?? { access: 'service' }, request.callContext.actor);
    return true;
  }

  /** A cookie that no session belongs to costs a question, so that each source may send only so many of them. */
  private async findSession(execution: ExecutionContext, request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    if (token === undefined) return;
    const source = `source:${sourceOf(request.ip)}`;
    if (!request.server.sessions.isKnown(token) && (await this.limits.isSpent('unknown-session', source)))
      throw new ProblemError('request.rate-limited', undefined, { retryAfter: 60 });
    await super.canActivate(execution);
    if (!request.callContext.actor && !this.unanswered.has(request)) await this.limits.count('unknown-session', source);
  }

  /** Called by passport's guard with what the strategy found; a cookie that no session belongs to is a visitor's. */
  override handleRequest<T = Actor | null>(error: unknown, actor: Actor | false, _info: unknown, execution: ExecutionContext): T {
    // what is public stays so while nobody can say whose the session is
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
