import { z } from 'zod';
import { Scope, SCOPES } from '../kit/scope';
import { Timestamp } from '../kit/fields';
import { ForwardedAnswer, ForwardedRequest } from '../kit/http';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

/** What the voice platform may do for a cook, and all that it may. */
export const VOICE_SCOPE = 'shopping-list:add' satisfies Scope;

/** Keeps a browser that a program sent here with the request that it came for. */
export const OAUTH_RESUME_COOKIE = '__Secure-oauth-resume';

/** Far above what a request of the standard needs. */
const FORM_BYTES = 16 * 1024;

const Uid = z.string().regex(/^[\w-]{1,64}$/, { error: rule('request-id') });
const forwarded = { answer: { kind: 'forwarded' } } as const;
const fromBrowser = { ...forwarded, base: '', forwards: { headers: ['accept'], cookies: [OAUTH_RESUME_COOKIE] } } as const;
const fromProgram = {
  ...forwarded,
  base: '',
  authentication: 'none',
  crossSite: 'allowed',
  budget: 'partner',
  forwards: { headers: ['authorization', 'content-type'], cookies: [] },
} as const;
const form = { kind: 'raw', maxBytes: FORM_BYTES } as const;

/** The OAuth 2.0 authorization server: its own endpoints, which oidc-provider answers, and what our consent page asks. */
export const oauth = {
  metadata: operation('rpc.identity.oauth.metadata', {
    summary: 'OAuth 2.0: authorization server metadata (RFC 8414)',
    access: 'public',
    http: { ...fromProgram, method: 'GET', path: '/.well-known/oauth-authorization-server' },
    input: z.strictObject({ request: ForwardedRequest }),
    output: ForwardedAnswer,
  }),
  authorize: operation('rpc.identity.oauth.authorize', {
    summary: 'OAuth 2.0: authorization endpoint, where a program asks to act for a cook (RFC 6749, 4.1.1)',
    access: 'public',
    http: { ...fromBrowser, method: 'GET', path: '/oauth/authorize' },
    input: z.strictObject({ request: ForwardedRequest }),
    output: ForwardedAnswer,
  }),
  /** Only for the browser that came to `authorize`, and for the cook who answered. */
  resume: operation('rpc.identity.oauth.resume', {
    summary: 'OAuth 2.0: return to the program after the cook has answered',
    access: 'public',
    http: { ...fromBrowser, method: 'GET', path: '/oauth/authorize/:uid' },
    input: z.strictObject({ request: ForwardedRequest, uid: Uid }),
    output: ForwardedAnswer,
  }),
  token: operation('rpc.identity.oauth.token', {
    summary: 'OAuth 2.0: token endpoint, for a code or a refresh token (RFC 6749, 4.1.3 and 6)',
    access: 'public',
    http: { ...fromProgram, method: 'POST', path: '/oauth/token', body: form },
    input: z.strictObject({ request: ForwardedRequest }),
    output: ForwardedAnswer,
  }),
  revoke: operation('rpc.identity.oauth.revoke', {
    summary: 'OAuth 2.0: revoke a token (RFC 7009)',
    access: 'public',
    http: { ...fromProgram, method: 'POST', path: '/oauth/revoke', body: form },
    input: z.strictObject({ request: ForwardedRequest }),
    output: ForwardedAnswer,
  }),
  readRequest: operation('rpc.identity.oauth.read-request', {
    summary: 'Get the permissions that a program requests',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/oauth/requests/:uid' },
    input: z.strictObject({ uid: Uid }),
    output: z.object({
      client: z.string().describe('What the program is called'),
      scopes: z.array(Scope).max(SCOPES.length),
      email: z.string().describe('Of the account that it would act for'),
      isIncluded: z.boolean().describe('Whether the account’s plan includes it'),
      linkedAt: Timestamp.nullable().describe('Since when an earlier link has been there, which this one would replace'),
    }),
    errors: ['identity.oauth-request-over'],
  }),
  decide: operation('rpc.identity.oauth.decide', {
    summary: 'Allow or deny the permissions that a program requests',
    access: 'cook',
    scope: 'none',
    requires: { level: 'password', verifiedEmail: true },
    opens: 'voice-link',
    http: { method: 'POST', path: '/oauth/requests/:uid/decision' },
    input: z.strictObject({ uid: Uid, isAllowed: z.boolean() }),
    output: z.object({ location: z.string().describe('Where the browser goes on') }),
    errors: ['identity.oauth-request-over', 'access.upgrade-required'],
  }),
};
