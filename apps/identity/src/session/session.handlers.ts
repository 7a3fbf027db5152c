import { Controller } from '@nestjs/common';
import { operations, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { AccountService } from '../account/account.service';
import { SessionService } from './session.service';

const { session } = operations.identity;

@Controller()
export class SessionHandlers {
  constructor(
    private readonly sessions: SessionService,
    private readonly accounts: AccountService,
  ) {}

  @Handles(session.start)
  start({ email, password }: ParsedInputOf<typeof session.start>, { visitor }: ContextOf<typeof session.start>) {
    return this.sessions.start(email, password, visitor);
  }

  @Handles(session.end)
  async end(_: unknown, { actor }: ContextOf<typeof session.end>): Promise<OutputOf<typeof session.end>> {
    await this.sessions.end(actor.accountId, actor.sessionId);
    return { signedOut: true };
  }

  @Handles(session.current)
  async current(_: unknown, { actor }: ContextOf<typeof session.current>): Promise<OutputOf<typeof session.current>> {
    return { account: actor?.accountId ? await this.accounts.find(actor.accountId) : null };
  }

  @Handles(session.resolve)
  async resolve({ sessionToken }: ParsedInputOf<typeof session.resolve>): Promise<OutputOf<typeof session.resolve>> {
    return { session: await this.sessions.resolve(sessionToken) };
  }
}
