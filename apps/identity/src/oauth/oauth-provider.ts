import { generateKeyPairSync } from 'node:crypto';
import { OAUTH_RESUME_COOKIE, VOICE_SCOPE } from '@simmer/contracts';
import Provider, { type Configuration, errors, interactionPolicy } from 'oidc-provider';
import { adapterOn } from './oauth-adapter';
import type { OAuthConfig } from './oauth.config';
import type { OAuthRecordRepository } from './oauth-record.repository';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time to sign in, or to register and confirm an address, before the answer. */
const REQUEST_SECONDS = 30 * MINUTE;
/** The voice platform asks for six minutes at least. */
const ACCESS_SECONDS = HOUR;
const LINK_SECONDS = 400 * DAY;

/** Pages of the web app for consent and for errors. */
const consentPage = (uid: string): string => `/oauth/consent/${uid}`;
export const refusedPage = (reason: string): string => `/oauth/refused?reason=${encodeURIComponent(reason)}`;

export interface OAuthAccounts {
  exists(accountId: string): Promise<boolean>;
  /** The grant that an account is linked by. */
  grantOf(accountId: string): Promise<string | null>;
}

/** OAuth 2.0 and nothing of OpenID Connect: codes with PKCE and opaque tokens for one confidential client, for one scope. */
export function oauthProvider(
  issuer: string,
  { platform, client }: OAuthConfig,
  records: OAuthRecordRepository,
  accounts: OAuthAccounts,
): Provider {
  const off = { enabled: false };
  const configuration: Configuration = {
    adapter: adapterOn(records),
    clients: client
      ? [
          {
            client_id: client.id,
            client_secret: client.secret,
            client_name: platform,
            redirect_uris: client.redirectUris,
            response_types: ['code'],
            response_modes: ['query'],
            grant_types: ['authorization_code', 'refresh_token'],
            token_endpoint_auth_method: 'client_secret_basic',
            scope: VOICE_SCOPE,
          },
        ]
      : [],
    clientAuthMethods: ['client_secret_basic'],
    responseTypes: ['code'],
    scopes: [VOICE_SCOPE],
    pkce: { required: () => true },
    // the voice platform sends the same refresh token again, also after it was given a new one: rotating would unlink honest cooks
    rotateRefreshToken: false,
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    routes: { authorization: '/oauth/authorize', token: '/oauth/token', revocation: '/oauth/revoke', jwks: '/oauth/jwks' },
    ttl: {
      Interaction: REQUEST_SECONDS,
      Session: REQUEST_SECONDS,
      AuthorizationCode: MINUTE,
      AccessToken: ACCESS_SECONDS,
      RefreshToken: LINK_SECONDS,
      Grant: LINK_SECONDS,
    },
    features: {
      devInteractions: off,
      userinfo: off,
      rpInitiatedLogout: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: off,
      revocation: { enabled: true, allowedPolicy: async (_context, caller, token) => token.clientId === caller.clientId },
    },
    cookies: { names: { resume: OAUTH_RESUME_COOKIE }, short: { httpOnly: true, sameSite: 'lax' } },
    interactions: { policy: policy(), url: (_context, { uid }) => consentPage(uid) },
    async findAccount(_context, accountId, token) {
      if (!(await accounts.exists(accountId))) return undefined;
      // a refresh token of a link that is over, or that another one has replaced
      if (token?.kind === 'RefreshToken' && token.grantId !== (await accounts.grantOf(accountId))) return undefined;
      return { accountId, claims: async () => ({ sub: accountId }) };
    },
    // nothing that was allowed before speaks for the request of now
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId;
      return grantId ? oidc.provider.Grant.find(grantId) : undefined;
    },
    renderError(context, { error }) {
      context.redirect(refusedPage(error));
      context.status = 303;
    },
    // never used: opaque tokens are not signed, but there has to be a key
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })] },
  };
  const provider = new Provider(issuer, configuration);
  // the host and protocol of a forwarded request are those of the issuer
  provider.proxy = true;
  return provider;
}

/** Whoever asks for anything else is refused; oidc-provider would leave out the scopes that it does not know, and go on. */
function policy(): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const prompts = base();
  const onlyOurScope = new Check('other_scope', 'the scope is ours', ({ oidc, query }) => {
    if (oidc.route === 'authorization' && query['scope'] !== VOICE_SCOPE)
      throw new errors.InvalidScope(`ask for ${VOICE_SCOPE}`, VOICE_SCOPE);
    return Check.NO_NEED_TO_PROMPT;
  });
  prompts.get('login')?.checks.add(onlyOurScope, 0);
  return prompts;
}
