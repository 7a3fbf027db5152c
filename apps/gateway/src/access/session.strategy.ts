import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Actor } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import { sessionTokenOf } from './session-cookie';
import { Sessions } from './sessions.service';

export const SESSION_STRATEGY = 'session-cookie';

/** Signs a request in by its session cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {
    super();
  }

  // passport's own type wants an Express request; what it hands over is ours
  override authenticate(request: unknown): void {
    const token = sessionTokenOf(request as FastifyRequest);
    if (!token) return this.fail(401);
    this.validate(token).then(
      (actor) => (actor ? this.success(actor) : this.fail(401)),
      (error: unknown) => this.error(error),
    );
  }

  validate(token: string): Promise<Actor | null> {
    return this.sessions.actorOf(token);
  }
}
