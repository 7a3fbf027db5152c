// The voice account of development: what it is called, and the tokens of the cook's account that it is linked with.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import * as openid from 'openid-client';

const scope = 'shopping-list:add';
/** Tokens are renewed before they run out on the way. */
const spareMs = 60_000;
const linkedWithinMs = 15 * 60_000;

export function openAccount(dataDir) {
  const file = join(dataDir, 'voice', 'account.json');
  const keep = (account) => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(account, null, 2), { mode: 0o600 });
  };
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch (error) {
        if (error.code !== 'ENOENT') throw error;
        return { userId: `amzn1.ask.account.${randomUUID()}` };
      }
    },
    keep,
  };
}

const platformOf = (environment) =>
  openid.discovery(
    new URL(environment.PUBLIC_URL),
    environment.VOICE_CLIENT_ID,
    undefined,
    openid.ClientSecretBasic(environment.VOICE_CLIENT_SECRET),
    { algorithm: 'oauth2', execute: [openid.allowInsecureRequests] },
  );

/** Sends the cook to Simmer and waits for them to come back with a code. `say` is told the address to open. */
export async function link(account, environment, say) {
  const config = await platformOf(environment);
  const redirect = new URL(environment.VOICE_REDIRECT_URIS);
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const expectedState = openid.randomState();
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirect.href,
    scope,
    state: expectedState,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  const sentBack = await comeBack(redirect, () => say(address.href));
  const tokens = await openid.authorizationCodeGrant(config, sentBack, { pkceCodeVerifier, expectedState });
  return withTokens(account, tokens);
}

/** The browser's visit to the address where codes are taken. */
async function comeBack(redirect, waiting) {
  const server = createServer();
  server.listen(Number(redirect.port), redirect.hostname);
  await once(server, 'listening');
  try {
    waiting();
    const signal = AbortSignal.timeout(linkedWithinMs);
    for (;;) {
      const [request, response] = await once(server, 'request', { signal });
      const address = new URL(request.url, redirect);
      const isBack = address.pathname === redirect.pathname;
      response.writeHead(isBack ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(isBack ? 'You can close this page and go back to the terminal.\n' : '');
      if (isBack) return address;
    }
  } finally {
    server.close();
  }
}

/** The account with a token that is good now; without one when the link is over, as the voice platform would send it. */
export async function withFreshToken(account, environment) {
  if (!account.refreshToken || account.expiresAt > Date.now() + spareMs) return account;
  try {
    return withTokens(account, await openid.refreshTokenGrant(await platformOf(environment), account.refreshToken));
  } catch (error) {
    if (error.error !== 'invalid_grant') throw error;
    return { userId: account.userId };
  }
}

/**
 * @param {{ userId: string }} account
 * @param {import('openid-client').TokenEndpointResponse} tokens
 */
const withTokens = ({ userId }, { access_token, refresh_token, expires_in = 0 }) => ({
  userId,
  accessToken: access_token,
  refreshToken: refresh_token,
  expiresAt: Date.now() + expires_in * 1_000,
});
