import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ForwardedAnswer, ForwardedRequest } from '@simmer/contracts';
import { type Logger, LOGGER } from '@simmer/kit';
import { inject } from 'light-my-request';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { AccountRepository } from '../account-model/account.repository';
import { IdentityConfig } from '../identity.config';
import { VoiceLinkService } from '../voice-link/voice-link.service';
import { oauthProvider } from './oauth-provider';
import { OAuthConfig } from './oauth.config';
import { OAuthRecordRepository } from './oauth-record.repository';

/** For what failed on our side: the program may try again. */
const AWAY = { status: 503, retryAfterSeconds: '2' };

/** oidc-provider behind the bus: it answers requests that the gateway passes on, and keeps what it keeps in our store. */
@Injectable()
export class OAuthServer implements OnModuleInit {
  readonly provider: Provider;
  private readonly answer: ReturnType<Provider['callback']>;

  constructor(
    @Inject(IdentityConfig.token) private readonly identity: IdentityConfig,
    @Inject(OAuthConfig.token) private readonly config: OAuthConfig,
    private readonly records: OAuthRecordRepository,
    private readonly links: VoiceLinkService,
    accounts: AccountRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.provider = oauthProvider(identity.PUBLIC_URL, config, records, {
      exists: async (accountId) => (await accounts.find(accountId)) !== null,
      grantOf: async (accountId) => (await links.find(accountId))?.grantId ?? null,
    });
    this.provider.on('server_error', (_context, error) => logger.error({ err: error as unknown }, 'the OAuth server failed'));
    this.provider.on('grant.revoked', ({ state }, grantId) => Object.assign(state, { revokedGrant: grantId }));
    this.provider.use((context, next) => this.keepLink(context as unknown as KoaContextWithOIDC, next));
    this.answer = this.provider.callback();
  }

  /** Settings of the client that oidc-provider does not take keep identity from starting. */
  async onModuleInit(): Promise<void> {
    if (this.config.client) await this.provider.Client.find(this.config.client.id);
  }

  async forward(method: 'GET' | 'POST', { url, headers, cookies, body }: ForwardedRequest): Promise<ForwardedAnswer> {
    const { host, protocol } = new URL(this.identity.PUBLIC_URL);
    const answer = await inject(this.answer, {
      method,
      url,
      headers: { ...headers, host, 'x-forwarded-proto': protocol.slice(0, -1) },
      cookies,
      ...(method === 'POST' && { payload: Buffer.from(body, 'base64') }),
    });
    const isAway = answer.statusCode >= 500;
    return {
      status: isAway ? AWAY.status : answer.statusCode,
      headers: { ...textsOf(answer.headers), ...(isAway && { 'retry-after': AWAY.retryAfterSeconds }) },
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      body: answer.body,
    };
  }

  /** Ends what a grant allows: the grant itself, and every code and token that follows from it. */
  async revoke(grantId: string): Promise<void> {
    await this.records.remove('Grant', grantId);
    await this.records.removeByGrant(grantId);
  }

  /**
   * The first tokens of a grant make it the link of its account, before anybody gets them; a code that is used twice, or a token that is given
   * back, ends it. Both may happen at once, so the grant is looked for again once the link is written.
   */
  private async keepLink(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
    await next();
    const { revokedGrant } = context.state as { revokedGrant?: string };
    const { AuthorizationCode: code, Grant: grant } = context.oidc?.entities ?? {};
    const accountId = grant?.accountId ?? code?.accountId;
    if (revokedGrant) await this.links.endGrant(revokedGrant);
    if (context.status !== 200 || !code || !grant || !accountId) return;
    const replaced = await this.links.start(accountId, grant.jti);
    if (replaced) await this.revoke(replaced);
    if (await this.provider.Grant.find(grant.jti)) return;
    await this.links.end(accountId, grant.jti);
    context.status = 400;
    context.body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
  }
}

const textsOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
