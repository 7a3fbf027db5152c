import { z } from 'zod';
import { API_TOKEN_LIMITS } from '../constants';
import { Actor } from '../kit/actor';
import { Id, requiredText, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { Scope, SCOPES } from '../kit/scope';
import { STEP_UP_MINUTES } from './email';

/** What every personal API token begins with, so that one that was published by mistake is recognized. */
export const API_TOKEN_PREFIX = 'simmer_';

/** A secret by which a program of the cook's own may do what its scopes name. */
export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(Scope).max(SCOPES.length),
  createdAt: Timestamp,
  expiresAt: Timestamp.describe('From then on it opens nothing; it is listed for another month'),
  lastUsedAt: Timestamp.nullable().describe('Noted once an hour; null: it was never used'),
});
export type ApiToken = z.infer<typeof ApiToken>;

const items = z.object({ items: z.array(ApiToken).max(API_TOKEN_LIMITS.most) });

export const apiToken = {
  list: operation('rpc.identity.api-token.list', {
    summary: 'List your personal API tokens, newest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/account/api-tokens' },
    input: z.strictObject({}),
    output: items,
  }),
  create: operation('rpc.identity.api-token.create', {
    summary: 'Create a personal API token; the token is shown only once',
    access: 'cook',
    scope: 'none',
    requires: { recentAuth: STEP_UP_MINUTES, verifiedEmail: true },
    opens: 'api-token',
    http: { method: 'POST', path: '/account/api-tokens', status: 201 },
    input: z.strictObject({
      id: Id.describe('Made by the client. Sent again with it, the token is replaced by a new one, since nobody has seen the first'),
      name: requiredText(API_TOKEN_LIMITS.name, rule('token-name')),
      scopes: z
        .array(Scope, { error: rule('token-scopes') })
        .min(1, { error: rule('token-scopes') })
        .max(SCOPES.length),
      days: z.int().min(1).max(API_TOKEN_LIMITS.days).default(API_TOKEN_LIMITS.defaultDays).describe('How many days it is good for'),
    }),
    output: z.object({ token: z.string(), apiToken: ApiToken }),
    errors: ['identity.too-many-tokens', 'request.id-taken'],
  }),
  revoke: operation('rpc.identity.api-token.revoke', {
    summary: 'Revoke a personal API token; it opens nothing from then on',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/account/api-tokens/:id' },
    input: z.strictObject({ id: Id }),
    output: items,
  }),
};

export const bearerToken = {
  resolve: operation('rpc.identity.bearer-token.resolve', {
    summary: 'Resolve a bearer token: a personal API token, or the access token of a program that a cook has allowed',
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ token: z.string().max(4_096) }),
    output: z.object({ actor: Actor.nullable() }),
  }),
};
