import { z } from 'zod';
import { FACTOR_LIMITS } from '../constants';
import { operation } from '../kit/operation';
import { STEP_UP_MINUTES } from './email';
import { EmailAddress, LinkToken, Password, RequestId } from './fields';
import { StartedSession } from './started-session';

/** What opens an account beside its password, by the names that were given to it. */
export const WaysIn = z.object({
  passkeys: z.array(z.string()).max(FACTOR_LIMITS.passkeys),
  authenticators: z.array(z.string()).max(FACTOR_LIMITS.authenticators),
  apiTokens: z.array(z.string()).max(20),
  isVoiceLinked: z.boolean(),
});
export type WaysIn = z.infer<typeof WaysIn>;

export const password = {
  /** The same answer after the same work, whether somebody has this address or not. */
  forgot: operation('rpc.identity.password.forgot', {
    summary: 'Request an email for resetting a forgotten password',
    access: 'public',
    http: { method: 'POST', path: '/auth/forgot-password', budget: 'sign-in' },
    input: z.strictObject({ requestId: RequestId, email: EmailAddress }),
    output: z.object({ sentTo: z.string() }),
    errors: ['identity.too-many-mails'],
  }),
  /** Ends every session of the account. The second factor stays. */
  reset: operation('rpc.identity.password.reset', {
    summary: 'Reset your password by the link in an email',
    access: 'public',
    http: { method: 'POST', path: '/auth/reset-password', budget: 'sign-in', keepsDevice: true },
    input: z.strictObject({ token: LinkToken, password: Password }),
    output: z.object({ email: z.string(), waysIn: WaysIn }),
    errors: ['identity.link-over', 'identity.weak-password'],
  }),
  change: operation('rpc.identity.password.change', {
    summary: 'Change your password; this browser stays signed in',
    access: 'cook',
    scope: 'none',
    requires: { recentAuth: STEP_UP_MINUTES },
    http: { method: 'PUT', path: '/account/password', session: 'starts' },
    input: z.strictObject({ password: Password, endOthers: z.boolean().default(true).describe('End all other sessions') }),
    output: StartedSession,
    errors: ['identity.weak-password'],
  }),
};
