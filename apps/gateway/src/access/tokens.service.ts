import { Injectable } from '@nestjs/common';
import { Actor, type HttpAuthentication } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';

type ByToken = Extract<HttpAuthentication, object>;

const BEARER = /^Bearer +([\w.~+/-]{1,4096}=*)$/i;
/** What an address can hold; anything else is none of ours. */
const LINK = /^[\w-]{1,200}$/;

/** Whom a bearer token or the address of a link stands for, as the operation says that its route names. */
@Injectable()
export class Tokens {
  constructor(private readonly bus: Bus) {}

  /** Null without a token, and for one that is unknown or over. Throws `service.unavailable` when nobody can say. */
  async actorOf({ kind, resolve }: ByToken, request: FastifyRequest): Promise<Actor | null> {
    const token = kind === 'bearer' ? bearerOf(request) : linkOf(request);
    if (token === undefined) return null;
    const { actor } = (await this.bus.call(resolve, { token }, { asService: true })) as { actor: unknown };
    return Actor.nullable().parse(actor);
  }
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined => BEARER.exec(headers.authorization ?? '')?.[1];

function linkOf({ params }: FastifyRequest): string | undefined {
  const { token } = params as { token?: string };
  return token !== undefined && LINK.test(token) ? token : undefined;
}
