import { Inject, Injectable } from '@nestjs/common';
import { fieldProblems, ProblemError } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepDeviceCookie, visitorOf } from '../access/device-cookie';
import { clearSessionCookie, setSessionCookie } from '../access/session-cookie';
import { Sessions } from '../access/sessions.service';
import { checkShape } from './json-shape';
import type { HttpOperation } from './mounted-operation';

/** Answers a route by calling its operation. */
@Injectable()
export class ContractCalls {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  async answer(operation: HttpOperation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const input = inputOf(request);
    const { success, error } = operation.input.safeParse(input);
    if (!success) throw new ProblemError('request.invalid', undefined, { errors: fieldProblems(error.issues) });
    if (operation.http.session === 'starts') request.callContext.visitor = visitorOf(request);
    const output = await this.bus.call(operation, input);
    return this.applySession(operation, output, request, reply);
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
