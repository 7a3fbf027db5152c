import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { Id, requiredText } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { STEP_UP_MINUTES } from './email';
import { AccountSecurity } from './second-factor';
import { StartedSession } from './started-session';

/** What browsers take and give is defined by WebAuthn; the library that reads it checks it. */
const BrowserData = z.record(z.string(), z.unknown());

/** Up to 1,023 bytes, as base64url. */
const PasskeyId = z.string().regex(/^[\w-]{1,1364}$/);
const passkeyName = requiredText(60, rule('factor-name'));

const challenge = z.object({
  challengeId: Id,
  options: atMostBytes(64 * 1024, BrowserData).describe('For the browser, as WebAuthn defines it'),
});
const response = { challengeId: Id, response: BrowserData.describe('What the browser answered, as WebAuthn defines it') };

export const passkey = {
  startSignIn: operation('rpc.identity.passkey.start-sign-in', {
    summary: 'Get the options for signing in with a passkey',
    access: 'public',
    http: { method: 'POST', path: '/auth/passkey/options', budget: 'sign-in' },
    input: z.strictObject({}),
    output: challenge,
  }),
  signIn: operation('rpc.identity.passkey.sign-in', {
    summary: 'Sign in with a passkey; it counts as both steps',
    access: 'public',
    http: { method: 'POST', path: '/auth/passkey', session: 'starts', budget: 'sign-in' },
    input: z.strictObject(response),
    output: StartedSession,
    errors: ['identity.passkey-refused'],
  }),
  confirm: operation('rpc.identity.passkey.confirm', {
    summary: 'Confirm your identity again with a passkey',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/auth/confirm/passkey', session: 'starts', budget: 'sign-in' },
    input: z.strictObject(response),
    output: StartedSession,
    errors: ['identity.passkey-refused'],
  }),
  startAdding: operation('rpc.identity.passkey.start-adding', {
    summary: 'Get the options for creating a passkey',
    access: 'cook',
    scope: 'none',
    requires: { recentAuth: STEP_UP_MINUTES, verifiedEmail: true },
    http: { method: 'POST', path: '/account/passkeys/options' },
    input: z.strictObject({}),
    output: challenge,
    errors: ['identity.too-many-factors'],
  }),
  add: operation('rpc.identity.passkey.add', {
    summary: 'Save a passkey that a browser created',
    access: 'cook',
    scope: 'none',
    requires: { recentAuth: STEP_UP_MINUTES, verifiedEmail: true },
    http: { method: 'POST', path: '/account/passkeys', session: 'starts' },
    input: z.strictObject({ ...response, name: passkeyName }),
    output: StartedSession,
    errors: ['identity.passkey-refused', 'identity.too-many-factors'],
  }),
  rename: operation('rpc.identity.passkey.rename', {
    summary: 'Rename a passkey',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/account/passkeys/:id/name' },
    input: z.strictObject({ id: PasskeyId, name: passkeyName }),
    output: AccountSecurity,
    errors: ['request.not-found'],
  }),
  remove: operation('rpc.identity.passkey.remove', {
    summary: 'Remove a passkey',
    access: 'cook',
    scope: 'none',
    requires: { recentAuth: STEP_UP_MINUTES },
    http: { method: 'DELETE', path: '/account/passkeys/:id' },
    input: z.strictObject({ id: PasskeyId }),
    output: AccountSecurity,
  }),
};
