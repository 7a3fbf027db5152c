import { z } from 'zod';
import { FACTOR_LIMITS } from '../constants';
import { requiredText, Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { STEP_UP_MINUTES } from './email';
import { RequestId, SixDigits } from './fields';
import { StartedSession } from './started-session';

const name = requiredText(60, rule('factor-name'));

/** Eight letters and digits; the dash and capitals do not matter. */
const RecoveryCode = z
  .string({ error: rule('recovery-code') })
  .overwrite((typed) => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  .regex(/^[a-z0-9]{8}$/, { error: rule('recovery-code') });

const Used = { id: z.string(), name: z.string(), addedAt: Timestamp, lastUsedAt: Timestamp.nullable() };

/** How well an account is locked. */
export const AccountSecurity = z.object({
  passwordChangedAt: Timestamp.nullable(),
  authenticators: z.array(z.object(Used)).max(FACTOR_LIMITS.authenticators),
  passkeys: z.array(z.object(Used)).max(FACTOR_LIMITS.passkeys),
  recoveryCodes: z.object({ left: z.int(), made: z.int(), madeAt: Timestamp }).nullable(),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;

/** Somebody who knew the password and still has to show the second factor. */
export const PendingSignIn = z.object({
  email: z.string(),
  name: z.string(),
  methods: z.array(z.enum(['authenticator', 'passkey', 'recovery-code'])).max(3),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

const recent = { recentAuth: STEP_UP_MINUTES } as const;
const verified = { ...recent, verifiedEmail: true } as const;

export const secondFactor = {
  read: operation('rpc.identity.second-factor.read', {
    summary: 'Get the sign-in security of your account',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/account/security' },
    input: z.strictObject({}),
    output: AccountSecurity,
  }),
  /** It counts from `confirmAuthenticator` on. */
  addAuthenticator: operation('rpc.identity.second-factor.add-authenticator', {
    summary: 'Create a key for an authenticator app',
    access: 'cook',
    scope: 'none',
    requires: verified,
    http: { method: 'POST', path: '/account/authenticators' },
    input: z.strictObject({ id: RequestId }),
    output: z.object({ id: Id, key: z.string().describe('In base32'), address: z.string().describe('otpauth://, for a QR code') }),
    errors: ['identity.too-many-factors', 'request.id-taken'],
  }),
  confirmAuthenticator: operation('rpc.identity.second-factor.confirm-authenticator', {
    summary: 'Confirm an authenticator app by a code that it shows; the first one returns ten recovery codes',
    access: 'cook',
    scope: 'none',
    requires: verified,
    http: { method: 'POST', path: '/account/authenticators/:id/confirm', session: 'starts' },
    input: z.strictObject({ id: Id, code: SixDigits, name }),
    output: StartedSession.extend({
      recoveryCodes: z.array(z.string()).max(FACTOR_LIMITS.recoveryCodes).nullable().describe('Told this once'),
    }),
    errors: ['identity.wrong-code', 'identity.factor-not-found', 'identity.too-many-attempts'],
  }),
  removeAuthenticator: operation('rpc.identity.second-factor.remove-authenticator', {
    summary: 'Remove an authenticator app; removing the last one turns two-step sign-in off',
    access: 'cook',
    scope: 'none',
    requires: recent,
    http: { method: 'DELETE', path: '/account/authenticators/:id', session: 'starts' },
    input: z.strictObject({ id: Id }),
    output: StartedSession,
    errors: ['identity.staff-needs-factor'],
  }),
  makeRecoveryCodes: operation('rpc.identity.second-factor.make-recovery-codes', {
    summary: 'Replace your recovery codes with ten new ones',
    access: 'cook',
    scope: 'none',
    requires: verified,
    http: { method: 'POST', path: '/account/recovery-codes' },
    input: z.strictObject({}),
    output: z.object({ recoveryCodes: z.array(z.string()).max(FACTOR_LIMITS.recoveryCodes) }),
    errors: ['identity.factor-not-found'],
  }),
  enterCode: operation('rpc.identity.second-factor.enter-code', {
    summary: 'Complete sign-in with a code of an authenticator app',
    access: 'cook',
    scope: 'none',
    requires: { level: 'half' },
    http: { method: 'POST', path: '/auth/two-factor', session: 'starts', budget: 'sign-in' },
    input: z.strictObject({ code: SixDigits }),
    output: StartedSession,
    errors: ['identity.wrong-code', 'identity.too-many-attempts', 'identity.signed-in-already'],
  }),
  enterRecoveryCode: operation('rpc.identity.second-factor.enter-recovery-code', {
    summary: 'Complete sign-in with a recovery code, which is used up',
    access: 'cook',
    scope: 'none',
    requires: { level: 'half' },
    http: { method: 'POST', path: '/auth/recovery-code', session: 'starts', budget: 'sign-in' },
    input: z.strictObject({ code: RecoveryCode }),
    output: StartedSession,
    errors: ['identity.wrong-code', 'identity.too-many-attempts', 'identity.signed-in-already'],
  }),
};
