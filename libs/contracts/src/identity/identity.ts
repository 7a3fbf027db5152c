import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../constants';
import { event } from '../kit/event';
import { Id, requiredText, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

const ROLES = ['cook', 'staff'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

const emailProblem = { error: 'Enter an e-mail address such as ada@example.com.' };
/** Without the spaces around it, as a browser's field sends it. */
export const EmailAddress = z
  .string(emailProblem)
  .trim()
  .check(z.email(emailProblem))
  .max(254, { error: 'This e-mail address is too long.' });

export const Password = z
  .string({ error: 'Enter a password.' })
  .min(MIN_PASSWORD_LENGTH, { error: `Use at least ${MIN_PASSWORD_LENGTH} characters.` })
  .max(MAX_PASSWORD_LENGTH, { error: `Use at most ${MAX_PASSWORD_LENGTH} characters.` });

export const Account = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: Role,
  createdAt: Timestamp,
});
export type Account = z.infer<typeof Account>;

/** The raw session token leaves identity once, to become a cookie; the gateway never passes it on as JSON. */
const StartedSession = z.object({ account: Account, sessionToken: z.string() });

export const identity = {
  account: {
    register: operation('rpc.identity.account.register', {
      summary: 'Create an account and sign in',
      access: 'public',
      http: { method: 'POST', path: '/auth/register', status: 201, session: 'starts', budget: 'sign-in' },
      input: z.strictObject({ id: Id.optional(), email: EmailAddress, password: Password, name: text(80).default('') }),
      output: StartedSession,
      errors: ['identity.email-taken', 'identity.weak-password'],
    }),
    current: operation('rpc.identity.account.current', {
      summary: 'The signed-in account',
      access: 'cook',
      http: { method: 'GET', path: '/account' },
      input: z.strictObject({}),
      output: Account,
    }),
    /** Staff accounts are made by a person with access to the machine, never over HTTP. */
    grantRole: operation('rpc.identity.account.grant-role', {
      summary: 'Give an account a role',
      access: 'service',
      input: z.strictObject({ email: EmailAddress, role: Role }),
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
        password: requiredText(MAX_PASSWORD_LENGTH, 'Enter your password.'),
      }),
      output: StartedSession,
      errors: ['identity.wrong-credentials', 'identity.too-many-attempts'],
    }),
    end: operation('rpc.identity.session.end', {
      summary: 'Sign out',
      access: 'cook',
      http: { method: 'POST', path: '/auth/logout', session: 'ends' },
      input: z.strictObject({}),
      output: z.object({ signedOut: z.literal(true) }),
    }),
    /** For the app's first question: to a browser, a refusal would be an error that it shows. */
    current: operation('rpc.identity.session.current', {
      summary: 'Who is signed in, if anybody',
      access: 'public',
      http: { method: 'GET', path: '/session', session: 'tells' },
      input: z.strictObject({}),
      output: z.object({ account: Account.nullable().describe('Null for a visitor') }),
    }),
    resolve: operation('rpc.identity.session.resolve', {
      summary: 'Whose session a cookie is',
      access: 'service',
      input: z.strictObject({ sessionToken: z.string().max(200) }),
      output: z.object({
        session: z.object({ id: z.string(), accountId: Id, role: Role, expiresAt: Timestamp }).nullable(),
      }),
    }),
  },
};

export const sessionEnded = event(
  'events.identity.session.ended',
  z.object({ sessionId: z.string(), accountId: Id, revision: z.int() }),
);
