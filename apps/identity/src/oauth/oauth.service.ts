import { Inject, Injectable } from '@nestjs/common';
import {
  type AccountActor,
  type Actor,
  type ForwardedAnswer,
  type ForwardedRequest,
  includes,
  OAUTH_RESUME_COOKIE,
  type OutputOf,
  type oauth,
  ProblemError,
  VOICE_SCOPE,
} from '@simmer/contracts';
import { Plans } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { VoiceLinkService } from '../voice-link/voice-link.service';
import { OAuthConfig } from './oauth.config';
import { refusedPage } from './oauth-provider';
import { OAuthServer } from './oauth-server';

type Interaction = InstanceType<OAuthServer['provider']['Interaction']>;

/** Whom a token of a connected program stands for. */
export type ClientActor = Extract<Actor, { role: 'client' }>;

/** Consent: the request, the cook's decision, and the grant that results. */
@Injectable()
export class OAuthService {
  constructor(
    @Inject(OAuthConfig.token) private readonly config: OAuthConfig,
    private readonly server: OAuthServer,
    private readonly accounts: AccountRepository,
    private readonly links: VoiceLinkService,
    private readonly plans: Plans,
  ) {}

  async readRequest(uid: string, accountId: string): Promise<OutputOf<typeof oauth.readRequest>> {
    await this.openRequest(uid);
    const [account, plan, link] = await Promise.all([this.accounts.find(accountId), this.plans.get(accountId), this.links.find(accountId)]);
    if (!account) throw new ProblemError('access.signed-out');
    return {
      client: this.config.platform,
      scopes: [VOICE_SCOPE],
      email: account.email,
      isIncluded: includes(plan, 'voice-linking'),
      linkedAt: link?.linkedAt?.toISOString() ?? null,
    };
  }

  /** Stores a cook's decision. A repeated request gets the first decision; one of another account is refused. */
  async decide(uid: string, isAllowed: boolean, accountId: string): Promise<{ location: string }> {
    const request = await this.openRequest(uid, accountId);
    if (isAllowed && !includes(await this.plans.get(accountId), 'voice-linking')) throw new ProblemError('access.upgrade-required');
    if (!request.result) {
      request.result = isAllowed ? await this.allow(request, accountId) : { error: 'access_denied' };
      await request.persist();
    }
    const { pathname } = new URL(request.returnTo);
    return { location: pathname };
  }

  /** The way back: only with the cookie of the browser that came, and for the cook who has decided. */
  async resume(uid: string, request: ForwardedRequest, actor: Actor | null): Promise<ForwardedAnswer> {
    const decided = (await this.find(uid))?.result;
    const isTheirs = !decided?.login || decided.login.accountId === actor?.accountId;
    if (request.cookies[OAUTH_RESUME_COOKIE] === uid && isTheirs) return this.server.forward('GET', request);
    return { status: 303, headers: { location: refusedPage('session_not_found') }, cookies: [], body: '' };
  }

  /** Whom an access token stands for; null when it is unknown, over, or of a link that is. */
  async actorOf(token: string): Promise<ClientActor | null> {
    const found = await this.server.provider.AccessToken.find(token);
    if (!found?.isValid || !found.clientId) return null;
    const link = await this.links.find(found.accountId);
    if (!link?.grantId || link.grantId !== found.grantId) return null;
    return { role: 'client', accountId: found.accountId, clientId: found.clientId, scopes: [VOICE_SCOPE] };
  }

  /** Unlinks a cook's voice account; every token of it is worth nothing from here on. */
  async unlink({ accountId }: Pick<AccountActor, 'accountId'>): Promise<void> {
    const grantId = await this.links.end(accountId);
    if (grantId) await this.server.revoke(grantId);
  }

  private async allow({ params }: Interaction, accountId: string): Promise<Interaction['result']> {
    const grant = new this.server.provider.Grant({ accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope(VOICE_SCOPE);
    return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } };
  }

  /** A request that waits for an answer, or has this cook's. Throws `identity.oauth-request-over`. */
  private async openRequest(uid: string, accountId?: string): Promise<Interaction> {
    const request = await this.find(uid);
    const decidedBy = request?.result?.login?.accountId;
    const isOpen = request && (!request.result || (accountId !== undefined && decidedBy === accountId));
    if (!isOpen) throw new ProblemError('identity.oauth-request-over');
    return request;
  }

  private find(uid: string): Promise<Interaction | undefined> {
    return this.server.provider.Interaction.find(uid);
  }
}
