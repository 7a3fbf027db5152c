import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { BudgetName } from '@simmer/contracts';
import { HealthController } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rulesFor } from '../routes/route';
import { Charges } from './charges.service';
import { COUNTED_AS } from './counted-as';

const BY_DEFAULT: BudgetName[] = ['general'];

/** Counts a request against the budgets of its route, after the account is known and before anything is done. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly charges: Charges,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const load = { cost: costOf(request), items: itemsOf(request) };
    request.heldBack = await this.charges.take(request, this.budgets(execution), load, http.getResponse<FastifyReply>());
    return true;
  }

  private budgets(execution: ExecutionContext): BudgetName[] {
    if (execution.getClass() === HealthController) return [];
    const places = [execution.getHandler(), execution.getClass()];
    return this.reflector.getAllAndOverride<BudgetName[] | undefined>(COUNTED_AS, places) ?? BY_DEFAULT;
  }
}

/** Bytes of a body that are as much work as one plain request: a recipe of 150 kB keeps a service busy for 0.3 s. */
const BYTES_OF_ONE = 4_096;

/** The work that a route is known for, and more for a large body. */
const costOf = (request: FastifyRequest): number =>
  rulesFor(request.routeOptions).cost * itemsOf(request) + Math.floor(request.bodyBytes / BYTES_OF_ONE);

/** How many requests a body stands for; whether it is a right one is checked later. */
function itemsOf({ routeOptions, body }: FastifyRequest): number {
  const { batch } = rulesFor(routeOptions);
  const items = batch === undefined ? undefined : (body as Record<string, unknown> | null | undefined)?.[batch];
  return Array.isArray(items) ? Math.max(1, items.length) : 1;
}
