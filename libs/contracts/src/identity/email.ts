import { z } from 'zod';
import { event } from '../kit/event';
import { Id } from '../kit/fields';
import { operation } from '../kit/operation';
import { EmailAddress, LinkToken, RequestId, SixDigits } from './fields';

/** How recent the sign-in must be to change how the account is reached, in minutes. */
export const STEP_UP_MINUTES = 10;

/** The address of an account: shown to be the cook's by what is sent to it. */
export const email = {
  sendVerification: operation('rpc.identity.email.send-verification', {
    summary: 'Resend the verification email',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/account/email/verification' },
    input: z.strictObject({ requestId: RequestId }),
    output: z.object({ sentTo: z.string() }),
    errors: ['identity.already-verified', 'identity.too-many-mails'],
  }),
  /** The link may be opened without a session. */
  verify: operation('rpc.identity.email.verify', {
    summary: 'Verify an email address by the link in an email',
    access: 'public',
    http: { method: 'POST', path: '/auth/verify-email', budget: 'sign-in' },
    input: z.strictObject({ token: LinkToken }),
    output: z.object({ email: z.string() }),
    errors: ['identity.link-over', 'identity.email-taken'],
  }),
  verifyByCode: operation('rpc.identity.email.verify-by-code', {
    summary: 'Verify your email address by the six-digit code in an email',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/account/email/code' },
    input: z.strictObject({ code: SixDigits }),
    output: z.object({ email: z.string() }),
    errors: ['identity.wrong-code', 'identity.already-verified'],
  }),
  /** The current address works until the link in the mail to the new one is used. */
  change: operation('rpc.identity.email.change', {
    summary: 'Request a change of your email address; it takes effect when the new one is verified',
    access: 'cook',
    scope: 'none',
    requires: { recentAuth: STEP_UP_MINUTES },
    http: { method: 'POST', path: '/account/email' },
    input: z.strictObject({ requestId: RequestId, email: EmailAddress }),
    output: z.object({ sentTo: z.string() }),
    errors: ['identity.too-many-mails'],
  }),
  /** For services with operations that require a verified address. */
  lookUp: operation('rpc.identity.email.look-up', {
    summary: 'Get whether the email address of an account is verified',
    access: 'service',
    callers: ['identity', 'recipes', 'community'],
    input: z.strictObject({ accountId: Id }),
    output: z.object({ isVerified: z.boolean() }),
  }),
  /** Whoever paid before they registered is known by nothing but their address. */
  readVerified: operation('rpc.identity.email.read-verified', {
    summary: 'Get the verified email address of an account',
    access: 'service',
    callers: ['billing'],
    input: z.strictObject({ accountId: Id }),
    output: z.object({ email: z.string().nullable().describe('Null: it is not verified, or there is no such account') }),
  }),
  findOwner: operation('rpc.identity.email.find-owner', {
    summary: 'Find the account that has shown an email address to be its own',
    access: 'service',
    callers: ['billing'],
    input: z.strictObject({ email: EmailAddress }),
    output: z.object({ accountId: Id.nullable() }),
  }),
};

/** An address was shown to be its account's. */
export const emailVerified = event('events.identity.email.verified', z.object({ accountId: Id }));

/** Somebody without a session of the account has shown that its address is theirs: what was opened for others before is not theirs, and ends. */
export const accountReclaimed = event('events.identity.account.reclaimed', z.object({ accountId: Id }));
