import { Injectable } from '@nestjs/common';
import { Actor, type TokenResolver } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';

/** What an address can hold; anything else is none of ours. */
const LINK = /^[\w-]{1,200}$/;

/** Whom a bearer token or the address of a link stands for. */
@Injectable()
export class Tokens {
  constructor(private readonly bus: Bus) {}

  /** Null for a token that is unknown or has ended. Throws `service.unavailable` when it cannot be resolved. */
  async actorOf(resolve: TokenResolver, token: string): Promise<Actor | null> {
    const { actor } = (await this.bus.call(resolve, { token }, { asService: true })) as { actor: unknown };
    return Actor.nullable().parse(actor);
  }
}

/** The token that the address of a link holds. */
export function linkTokenOf({ params }: Pick<FastifyRequest, 'params'>): string | undefined {
  const { token } = params as { token?: string };
  return token !== undefined && LINK.test(token) ? token : undefined;
}
