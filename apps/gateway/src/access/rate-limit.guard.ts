import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type BudgetName, ProblemError } from '@simmer/contracts';
import { HealthController } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rulesFor } from '../contract-routes/route';
import { COUNTED_AS } from './counted-as';
import { RateLimits, type Standing } from './rate-limits';
import { sourceOf } from './source';

const BY_DEFAULT: BudgetName[] = ['general'];

/** Counts a request against the budgets of its route, after the account is known and before anything is done. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const counted = await Promise.all(
      this.budgets(execution, request).map((budget) => this.limits.count(budget, whoIs(request, budget), costOf(request, budget))),
    );
    const standings = counted.filter((standing) => standing !== undefined);
    tell(execution.switchToHttp().getResponse<FastifyReply>(), standings);
    const waits = standings.filter((standing) => standing.isExceeded).map((standing) => standing.resetSeconds);
    if (waits.length > 0) throw new ProblemError('request.rate-limited', undefined, { retryAfter: Math.max(...waits) });
    return true;
  }

  private budgets(execution: ExecutionContext, { callContext: { actor } }: FastifyRequest): BudgetName[] {
    if (execution.getClass() === HealthController) return [];
    const places = [execution.getHandler(), execution.getClass()];
    const budgets = this.reflector.getAllAndOverride<BudgetName[] | undefined>(COUNTED_AS, places) ?? BY_DEFAULT;
    // a program that asks too much does not keep its cook from cooking
    return actor?.role === 'client' ? budgets.map((budget) => (budget === 'general' ? 'program' : budget)) : budgets;
  }
}

/** Signing in is counted by where it comes from, whatever account it is about; everything else by account where there is one. */
function whoIs(request: FastifyRequest, budget: BudgetName): string {
  const accountId = budget === 'sign-in' ? null : request.callContext.actor?.accountId;
  return accountId ? `account:${accountId}` : `source:${sourceOf(request.ip)}`;
}

/** Bytes of a body that are as much work as one plain request: a recipe of 150 kB keeps a service busy for 0.3 s. */
const BYTES_OF_ONE = 4_096;

/** What a request takes of a budget: the work that its route is known for, and more for a large body. The other budgets count requests, whatever they are. */
function costOf({ routeOptions, bodyBytes }: FastifyRequest, budget: BudgetName): number {
  return budget === 'general' || budget === 'program' ? rulesFor(routeOptions).cost + Math.floor(bodyBytes / BYTES_OF_ONE) : 1;
}

/** The header fields of the IETF draft `ratelimit-headers`. */
function tell(reply: FastifyReply, standings: Standing[]): void {
  if (standings.length === 0) return;
  reply.header(
    'ratelimit-policy',
    standings.map(({ budget, quota, windowSeconds }) => `"${budget}";q=${quota};w=${windowSeconds}`).join(', '),
  );
  reply.header(
    'ratelimit',
    standings.map(({ budget, remaining, resetSeconds }) => `"${budget}";r=${remaining};t=${resetSeconds}`).join(', '),
  );
}
