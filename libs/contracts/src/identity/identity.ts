import { z } from 'zod';
import { MAX_DEVICES_LISTED, MAX_NAME_LENGTH } from '../constants';
import { Level } from '../kit/actor';
import { event } from '../kit/event';
import { Id, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { apiToken, bearerToken } from './api-token';
import { email } from './email';
import { Account, CurrentPassword, EmailAddress, Password, Role } from './fields';
import { StartedSession } from './started-session';
import { household } from './household';
import { mail } from './mail';
import { passkey } from './passkey';
import { PendingSignIn, secondFactor } from './second-factor';
import { password } from './password';
import { profile } from './profile';
import { auditLog, staff } from './staff';
import { rule } from '../kit/rules';
import { StaffRoles } from '../kit/staff-role';

/** A signed-in browser. */
export const SignedInDevice = z.object({
  id: z.string(),
  browser: z.string().describe('Empty for a program that says nothing of itself'),
  system: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  startedAt: Timestamp,
  lastUsedAt: Timestamp.describe('Noted once an hour'),
  isThisOne: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const identity = {
  account: {
    register: operation('rpc.identity.account.register', {
      summary: 'Create an account and sign in',
      access: 'public',
      http: { method: 'POST', path: '/auth/register', status: 201, session: 'starts', budget: 'sign-in' },
      input: z.strictObject({
        requestId: Id.optional().describe('Made by the client: the same registration, sent again, is not another one'),
        email: EmailAddress,
        password: Password,
        name: text(MAX_NAME_LENGTH).default(''),
        acceptsTerms: z.literal(true, { error: rule('terms') }).describe('That the person is 13 or older and agrees to the terms'),
      }),
      output: StartedSession,
      errors: ['identity.email-taken', 'identity.weak-password', 'identity.too-many-attempts'],
    }),
    current: operation('rpc.identity.account.current', {
      summary: 'Get the signed-in account',
      access: 'cook',
      scope: 'none',
      http: { method: 'GET', path: '/account' },
      input: z.strictObject({}),
      output: Account,
    }),
    /** Staff accounts are made by a person with access to the machine, never over HTTP. */
    setStaffRoles: operation('rpc.identity.account.set-staff-roles', {
      summary: 'Set the staff roles of an account; none makes it a cook’s',
      access: 'service',
      callers: ['operator'],
      input: z.strictObject({ email: EmailAddress, roles: StaffRoles }),
      output: Account,
      errors: ['request.not-found'],
    }),
    /** Its address is in no log: only what staff then do with the account is. */
    find: operation('rpc.identity.account.find', {
      summary: 'Find an account by its email address',
      access: 'staff',
      staffRoles: ['operator'],
      audited: false,
      http: { method: 'GET', path: '/staff/accounts' },
      input: z.strictObject({ email: EmailAddress }),
      output: z.object({ account_id: Id }),
      errors: ['request.not-found'],
    }),
    /** For somebody whom no mail reaches, and who has shown otherwise that the address is theirs. */
    confirmEmail: operation('rpc.identity.account.confirm-email', {
      summary: 'Set the email address of an account as verified',
      access: 'service',
      callers: ['operator'],
      input: z.strictObject({ email: EmailAddress }),
      output: Account,
      errors: ['request.not-found'],
    }),
  },
  session: {
    start: operation('rpc.identity.session.start', {
      summary: 'Sign in',
      access: 'public',
      http: { method: 'POST', path: '/auth/login', session: 'starts', budget: 'sign-in' },
      input: z.strictObject({
        email: EmailAddress,
        password: CurrentPassword,
      }),
      output: StartedSession.extend({
        account: Account.nullable().describe('Null while the second factor is still to be shown'),
        pending: PendingSignIn.nullable(),
      }),
      errors: ['identity.wrong-credentials', 'identity.too-many-attempts'],
    }),
    /** What asks for somebody who has shown only just now that the account is theirs is open again afterwards. */
    confirm: operation('rpc.identity.session.confirm', {
      summary: 'Confirm your identity again with your password',
      access: 'cook',
      scope: 'none',
      http: { method: 'POST', path: '/auth/confirm', session: 'starts', budget: 'sign-in' },
      input: z.strictObject({
        password: CurrentPassword,
        code: z.string().max(20).optional().describe('Of an authenticator app or a recovery code, where two-step sign-in is on'),
      }),
      output: StartedSession,
      errors: ['identity.wrong-password', 'identity.code-needed', 'identity.wrong-code', 'identity.too-many-attempts'],
    }),
    end: operation('rpc.identity.session.end', {
      summary: 'Sign out',
      access: 'cook',
      scope: 'none',
      http: { method: 'POST', path: '/auth/logout', session: 'ends' },
      input: z.strictObject({}),
      output: z.object({ signedOut: z.literal(true) }),
    }),
    /** For the app's first question: to a browser, a refusal would be an error that it shows. */
    current: operation('rpc.identity.session.current', {
      summary: 'Get the current session, if there is one',
      access: 'public',
      http: { method: 'GET', path: '/session', session: 'tells' },
      input: z.strictObject({}),
      output: z.object({
        account: Account.nullable().describe('Null for a visitor'),
        pending: PendingSignIn.nullable().describe('Who still has to show the second factor'),
      }),
    }),
    list: operation('rpc.identity.session.list', {
      summary: 'List your sessions, most recently used first',
      access: 'cook',
      scope: 'none',
      http: { method: 'GET', path: '/account/devices' },
      input: z.strictObject({}),
      output: z.object({ items: z.array(SignedInDevice).max(MAX_DEVICES_LISTED) }),
    }),
    revoke: operation('rpc.identity.session.revoke', {
      summary: 'End another session',
      access: 'cook',
      scope: 'none',
      http: { method: 'DELETE', path: '/account/devices/:id' },
      input: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) }),
      output: z.object({ signedOut: z.literal(true) }),
    }),
    revokeOthers: operation('rpc.identity.session.revoke-others', {
      summary: 'End all other sessions',
      access: 'cook',
      scope: 'none',
      http: { method: 'POST', path: '/account/devices/sign-out-others' },
      input: z.strictObject({}),
      output: z.object({ signedOut: z.literal(true) }),
    }),
    resolve: operation('rpc.identity.session.resolve', {
      summary: 'Resolve a session cookie',
      access: 'service',
      callers: ['gateway'],
      input: z.strictObject({ sessionToken: z.string().max(200) }),
      output: z.object({
        session: z
          .object({
            id: z.string(),
            accountId: Id,
            role: Role,
            staffRoles: StaffRoles,
            level: Level,
            authenticatedAt: Timestamp,
            expiresAt: Timestamp,
          })
          .nullable(),
      }),
    }),
  },
  apiToken,
  bearerToken,
  email,
  password,
  secondFactor,
  passkey,
  profile,
  household,
  mail,
  staff,
  auditLog,
};

export const sessionEnded = event('events.identity.session.ended', z.object({ sessionId: z.string(), accountId: Id, revision: z.int() }));
