import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Access } from '@simmer/contracts';
import { type Actor, HealthController } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { OPEN_TO } from './open-to';
import { checkAccess } from './rights';
import { sessionTokenOf } from './session-cookie';
import { SESSION_STRATEGY } from './session.strategy';

/** Finds out who asks and whether they may. What does not say whom it is open to stays closed. */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {
    super({ session: false, property: 'actor' });
  }

  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const access = this.accessTo(execution);
    const isAsked = sessionTokenOf(request) !== undefined;
    if (isAsked) await super.canActivate(execution);
    checkAccess(access, request.callContext.actor);
    return true;
  }

  /** Called by passport's guard with what the strategy found; a cookie that no session belongs to is a visitor's. */
  override handleRequest<T = Actor | null>(error: unknown, actor: Actor | false, _info: unknown, execution: ExecutionContext): T {
    // what is public stays so while nobody can say whose the session is
    if (error && this.accessTo(execution) !== 'public') throw error;
    const found = actor || null;
    execution.switchToHttp().getRequest<FastifyRequest>().callContext.actor = found;
    return found as T;
  }

  private accessTo(execution: ExecutionContext): Access | undefined {
    if (execution.getClass() === HealthController) return 'public';
    return this.reflector.getAllAndOverride<Access | undefined>(OPEN_TO, [execution.getHandler(), execution.getClass()]);
  }
}
