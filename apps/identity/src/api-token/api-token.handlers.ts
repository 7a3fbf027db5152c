import { Controller } from '@nestjs/common';
import { API_TOKEN_PREFIX, operations, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { OAuthService } from '../oauth/oauth.service';
import { ApiTokenService } from './api-token.service';

const { apiToken, bearerToken } = operations.identity;

@Controller()
export class ApiTokenHandlers {
  constructor(
    private readonly tokens: ApiTokenService,
    private readonly oauth: OAuthService,
  ) {}

  @Handles(apiToken.list)
  list(_: unknown, { actor }: ContextOf<typeof apiToken.list>) {
    return this.tokens.list(actor);
  }

  @Handles(apiToken.create)
  create(input: ParsedInputOf<typeof apiToken.create>, { actor }: ContextOf<typeof apiToken.create>) {
    return this.tokens.create(actor, input);
  }

  @Handles(apiToken.revoke)
  revoke({ id }: ParsedInputOf<typeof apiToken.revoke>, { actor }: ContextOf<typeof apiToken.revoke>) {
    return this.tokens.revoke(actor, id);
  }

  /** Of every kind that `Authorization: Bearer …` can hold. */
  @Handles(bearerToken.resolve)
  async resolve({ token }: ParsedInputOf<typeof bearerToken.resolve>): Promise<OutputOf<typeof bearerToken.resolve>> {
    return { actor: await (token.startsWith(API_TOKEN_PREFIX) ? this.tokens.actorOf(token) : this.oauth.actorOf(token)) };
  }
}
