import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Actor } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import { sessionTokenOf } from './session-cookie';
import type { Sessions } from './sessions.service';

export const SESSION_STRATEGY = 'session-cookie';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

/**
 * Signs a request in by its session cookie. Passport knows one strategy of a name for the whole process, which may hold
 * more than one gateway, so this one keeps nothing: it asks the gateway that the request came to.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  // passport's own type wants an Express request; what it hands over is ours
  override authenticate(given: unknown): void {
    const request = given as FastifyRequest;
    this.validate(request).then(
      (actor) => (actor ? this.success(actor) : this.fail(401)),
      (error: unknown) => this.error(error),
    );
  }

  async validate(request: FastifyRequest): Promise<Actor | null> {
    const token = sessionTokenOf(request);
    return token ? request.server.sessions.actorOf(token) : null;
  }
}
