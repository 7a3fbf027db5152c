import { Inject, Injectable } from '@nestjs/common';
import { checkInput, PageSize, ProblemError } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { keepDeviceCookie, visitorOf } from '../access/device-cookie';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from '../access/session-cookie';
import { Sessions } from '../access/sessions.service';
import { GatewayConfig } from '../gateway.config';
import { checkShape } from './json-shape';
import type { HttpOperation } from './mounted-operation';

/** Answers a route by calling its operation. */
@Injectable()
export class ContractCalls {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(GatewayConfig.token) private readonly config: GatewayConfig,
  ) {}

  async answer(operation: HttpOperation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = withPageSize(operation, inputOf(request), this.config.ITEMS_PER_PAGE);
    checkInput(operation.input, input);
    if (operation.http.session === 'starts') request.callContext.visitor = visitorOf(request);
    if (operation.http.session === 'tells') await this.knowWhoAsks(request);
    const output = await this.bus.call(operation, input);
    return this.applySession(operation, output, request, reply);
  }

  /** What is public lets everybody in while nobody can say whose the session is; here that is the question. */
  private async knowWhoAsks(request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    if (token && !request.callContext.actor) request.callContext.actor = await this.sessions.actorOf(token);
  }

  private applySession({ http }: HttpOperation, output: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    if (http.session === 'starts') {
      const { sessionToken, ...rest } = output as { sessionToken: string };
      setSessionCookie(reply, sessionToken);
      keepDeviceCookie(request, reply);
      return rest;
    }
    if (http.session === 'ends') {
      const { actor } = request.callContext;
      if (actor?.sessionId) this.sessions.end(actor.sessionId);
      clearSessionCookie(reply);
    }
    return output;
  }
}

/** One object of query, body and path parameters; the path has the last word, because it says what the call is about. */
export function inputOf({ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Record<string, unknown> {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new ProblemError('request.invalid', 'Send a JSON object.', { errors: [{ pointer: '', message: 'This must be a JSON object.' }] });
  checkShape(body);
  return { ...(query as object), ...body, ...(params as object) };
}

/** A list is as long as this installation says, unless the caller says otherwise. */
export function withPageSize({ input }: Pick<HttpOperation, 'input'>, given: Record<string, unknown>, itemsPerPage: number): Record<string, unknown> {
  const isPaged = input instanceof z.ZodObject && input.shape['limit'] === PageSize;
  return isPaged ? { limit: itemsPerPage, ...given } : given;
}
