import { queryKey } from '@simmer/client';
import type { AccountSecurity } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveRules, WriteRules } from './rules';

const security = queryKey('GET /account/security', {});
const devices = queryKey('GET /account/devices', {});
const apiTokens = queryKey('GET /account/api-tokens', {});
const dataExport = queryKey('GET /account/export', {});
const keepSecurity = (cache: QueryClient, known: AccountSecurity): void => void cache.setQueryData(security, known);

export const accountWrites = {
  'POST /auth/logout': { idempotent: true },
  // the session goes on under another secret
  'POST /auth/confirm': { invalidates: [devices] },
  'POST /auth/confirm/passkey': { invalidates: [devices, security] },
  'PUT /account/password': { invalidates: [security, devices] },
  'POST /account/authenticators/:id/confirm': { invalidates: [security, devices] },
  'DELETE /account/authenticators/:id': { invalidates: [security, devices] },
  'POST /account/recovery-codes': { invalidates: [security] },
  'POST /account/passkeys': { invalidates: [security, devices] },
  'PUT /account/passkeys/:id/name': { idempotent: true, keep: keepSecurity },
  'DELETE /account/passkeys/:id': { idempotent: true, keep: keepSecurity },
  'POST /account/api-tokens': { idempotent: true, invalidates: [apiTokens] },
  'DELETE /account/api-tokens/:id': { idempotent: true, keep: (cache, known) => void cache.setQueryData(apiTokens, known) },
  'DELETE /account/devices/:id': { idempotent: true },
  'POST /account/devices/sign-out-others': { idempotent: true },
  'POST /account/export': { idempotent: true, keep: (cache, made) => void cache.setQueryData(dataExport, { export: made }) },
} satisfies WriteRules;

export const accountLive = {
  'events.identity.data-export.progressed': () => ({ keys: [queryKey('GET /account/export')] }),
} satisfies Partial<LiveRules>;
