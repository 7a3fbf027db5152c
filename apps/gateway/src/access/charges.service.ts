import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type BudgetName, ProblemError } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimits, type Standing } from './rate-limits';
import { sourceOf } from './source';

/** What a request asks for. */
interface Load {
  /** Plain requests that it is as much work as. */
  cost: number;
  /** Requests that it stands for: the items of a batch. */
  items?: number;
}

/** Of a batch, the first item that a budget has no room for, and the seconds until it has. */
export interface HeldBack {
  from: number;
  retryAfter: number;
}

/** Budgets of which a request takes what it costs, as a whole or not at all; of the others each of its items takes one, as far as they have any. */
const BY_COST = new Set<BudgetName>(['general', 'program', 'drawing']);

/** Charges requests to the budgets of their senders. */
@Injectable()
export class Charges {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Tells `reply` what is left, and returns what has to wait of a batch, of which a part may fit. Throws `request.rate-limited` when a budget has not
   * enough left for any of it.
   */
  async take(
    request: FastifyRequest,
    budgets: readonly BudgetName[],
    { cost, items = 1 }: Load,
    reply?: FastifyReply,
  ): Promise<HeldBack | null> {
    // a program that asks too much does not keep its cook from cooking
    const own = request.callContext.actor?.role === 'client' ? budgets.map((name) => (name === 'general' ? 'program' : name)) : budgets;
    const standings: Standing[] = [];
    for (const name of own) {
      const who = whoIs(request, name);
      const standing = BY_COST.has(name) ? await this.limits.count(name, who, cost) : await this.limits.countEach(name, who, items);
      if (standing) standings.push(standing);
      // what one budget refuses, the next does not count
      if (standing?.isExceeded) break;
    }
    if (reply) setHeaders(reply, standings);
    await refuseExceeded(standings);
    const held = standings.find(({ counted = items }) => counted < items);
    return held ? { from: held.counted ?? 0, retryAfter: held.resetSeconds } : null;
  }

  /**
   * Resolves a secret. An unknown one costs a look-up all the same, so that each source may send only so many of
   * them: charged before the look-up, and refunded for a known one, or when the look-up failed.
   */
  async lookUp<T>(request: FastifyRequest, find: () => Promise<T | null>, isAnswered = () => true): Promise<T | null> {
    const source = bySource(request);
    await refuseExceeded([await this.limits.count('unknown-secret', source)].filter((standing) => standing !== undefined));
    let isNobodys = false;
    try {
      const found = await find();
      isNobodys = found === null && isAnswered();
      return found;
    } finally {
      if (!isNobodys) await this.limits.giveBack('unknown-secret', source);
    }
  }
}

const bySource = ({ ip }: FastifyRequest): string => `source:${sourceOf(ip)}`;

/** Signing in is counted by where it comes from, whatever account it is about; everything else by account where there is one. */
function whoIs(request: FastifyRequest, budget: BudgetName): string {
  const accountId = budget === 'sign-in' ? null : request.callContext.actor?.accountId;
  return accountId ? `account:${accountId}` : bySource(request);
}

/** A sender that asks again at once would keep the gateway busy with refusing: a refusal takes a moment. */
const REFUSED_AFTER_MS = 250;

async function refuseExceeded(standings: Standing[]): Promise<void> {
  const waits = standings.filter(({ isExceeded }) => isExceeded).map(({ resetSeconds }) => resetSeconds);
  if (waits.length === 0) return;
  await wait(REFUSED_AFTER_MS);
  throw new ProblemError('request.rate-limited', undefined, { retryAfter: Math.max(...waits) });
}

/** The header fields of the IETF draft `ratelimit-headers`. */
function setHeaders(reply: FastifyReply, standings: Standing[]): void {
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
