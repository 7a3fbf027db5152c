import { Controller } from '@nestjs/common';
import { operations, type OutputOf, type ParsedInputOf, sessionIdOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { SessionService } from './session.service';

const { session } = operations.identity;

@Controller()
export class SessionHandlers {
  constructor(private readonly sessions: SessionService) {}

  @Handles(session.start)
  start({ email, password }: ParsedInputOf<typeof session.start>, { visitor }: ContextOf<typeof session.start>) {
    return this.sessions.start(email, password, visitor);
  }

  @Handles(session.confirm)
  confirm(proof: ParsedInputOf<typeof session.confirm>, { actor, visitor }: ContextOf<typeof session.confirm>) {
    return this.sessions.confirm(actor, proof, visitor);
  }

  @Handles(session.end)
  async end(_: unknown, { actor }: ContextOf<typeof session.end>): Promise<OutputOf<typeof session.end>> {
    await this.sessions.end(actor.accountId, sessionIdOf(actor));
    return { signedOut: true };
  }

  @Handles(session.list)
  async list(_: unknown, { actor }: ContextOf<typeof session.list>): Promise<OutputOf<typeof session.list>> {
    return { items: await this.sessions.list(actor) };
  }

  @Handles(session.revoke)
  async revoke(
    { id }: ParsedInputOf<typeof session.revoke>,
    { actor }: ContextOf<typeof session.revoke>,
  ): Promise<OutputOf<typeof session.revoke>> {
    await this.sessions.end(actor.accountId, id);
    return { signedOut: true };
  }

  @Handles(session.revokeOthers)
  async revokeOthers(_: unknown, { actor }: ContextOf<typeof session.revokeOthers>): Promise<OutputOf<typeof session.revokeOthers>> {
    await this.sessions.endOthers(actor);
    return { signedOut: true };
  }

  @Handles(session.resolve)
  async resolve({ sessionToken }: ParsedInputOf<typeof session.resolve>): Promise<OutputOf<typeof session.resolve>> {
    return { session: await this.sessions.resolve(sessionToken) };
  }
}
