import * as openid from 'openid-client';

/** How a voice platform is known to a Simmer under test. */
export const VOICE_CLIENT = {
  id: 'voice-platform',
  secret: 'a secret of the voice platform alone',
  redirectUris: ['https://layla.voice.example/api/skill/link/M1', 'https://pitangui.voice.example/api/skill/link/M1'],
} as const;

export const VOICE_SETTINGS = {
  VOICE_CLIENT_ID: VOICE_CLIENT.id,
  VOICE_CLIENT_SECRET: VOICE_CLIENT.secret,
  VOICE_REDIRECT_URIS: VOICE_CLIENT.redirectUris.join(','),
};

export const SCOPE = 'shopping-list:add';

/** A request that was begun: where the browser is sent, and what only the platform knows of it. */
export interface Begun {
  address: URL;
  verifier: string;
  state: string;
}

/** The voice platform's side of account linking, by an OAuth client that is none of ours. */
export class VoicePlatform {
  private constructor(readonly config: openid.Configuration) {}

  static async of(issuer: string, secret: string = VOICE_CLIENT.secret): Promise<VoicePlatform> {
    const config = await openid.discovery(new URL(issuer), VOICE_CLIENT.id, undefined, openid.ClientSecretBasic(secret), {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    });
    return new VoicePlatform(config);
  }

  async begin(changed: Record<string, string> = {}): Promise<Begun> {
    const verifier = openid.randomPKCECodeVerifier();
    const state = openid.randomState();
    const address = openid.buildAuthorizationUrl(this.config, {
      redirect_uri: VOICE_CLIENT.redirectUris[0],
      scope: SCOPE,
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...changed,
    });
    return { address, verifier, state };
  }

  /** Exchanges the code that a browser was sent back with; checks state and issuer as well. */
  finish(sentBack: URL, { verifier, state }: Pick<Begun, 'verifier' | 'state'>) {
    return openid.authorizationCodeGrant(this.config, sentBack, { pkceCodeVerifier: verifier, expectedState: state });
  }

  refresh(token: string, parameters: Record<string, string> = {}) {
    return openid.refreshTokenGrant(this.config, token, parameters);
  }

  revoke(token: string) {
    return openid.tokenRevocation(this.config, token);
  }
}
