import { Controller } from '@nestjs/common';
import { oauth, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { OAuthServer } from './oauth-server';
import { OAuthService } from './oauth.service';

type Input<K extends keyof typeof oauth> = ParsedInputOf<(typeof oauth)[K]>;

@Controller()
export class OAuthHandlers {
  constructor(
    private readonly server: OAuthServer,
    private readonly requests: OAuthService,
  ) {}

  @Handles(oauth.metadata)
  metadata({ request }: Input<'metadata'>) {
    return this.server.forward('GET', request);
  }

  @Handles(oauth.authorize)
  authorize({ request }: Input<'authorize'>) {
    return this.server.forward('GET', request);
  }

  @Handles(oauth.resume)
  resume({ uid, request }: Input<'resume'>, { actor }: ContextOf<typeof oauth.resume>) {
    return this.requests.resume(uid, request, actor);
  }

  @Handles(oauth.token)
  token({ request }: Input<'token'>) {
    return this.server.forward('POST', request);
  }

  @Handles(oauth.revoke)
  revoke({ request }: Input<'revoke'>) {
    return this.server.forward('POST', request);
  }

  @Handles(oauth.readRequest)
  readRequest({ uid }: Input<'readRequest'>, { actor }: ContextOf<typeof oauth.readRequest>) {
    return this.requests.readRequest(uid, actor.accountId);
  }

  @Handles(oauth.decide)
  decide({ uid, isAllowed }: Input<'decide'>, { actor }: ContextOf<typeof oauth.decide>) {
    return this.requests.decide(uid, isAllowed, actor.accountId);
  }
}
