import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../constants';
import { Id, Timestamp, WITHOUT_NUL } from '../kit/fields';
import { rule, type RuleText } from '../kit/rules';
import { StaffRoles } from '../kit/staff-role';

const ROLES = ['cook', 'staff'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

const emailProblem = { error: rule('email') };
const LOCAL_PART = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+\/=?^_\x60{|}~\-]+`;
const DOMAIN_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`;
/**
 * A dot-atom of RFC 5322 before the @ and a domain of letters behind it, both with letters of any script as RFC 6531 and IDNA allow: `jürgen@example.com`,
 * `cook&co@bäckerei.de`.
 */
const EMAIL = new RegExp(
  String.raw`^${LOCAL_PART}(?:\.${LOCAL_PART})*@(?:${DOMAIN_LABEL}\.)+(?:[\p{L}\p{M}]{2,}|[xX][nN]--[A-Za-z0-9\-]+)$`,
  'u',
);
/** Without the spaces around it, as a browser's field sends it. */
/** Languages are those of libs/messages; a service refuses what it does not speak. */
export const Language = z.enum(['en', 'de']);
export type Language = z.infer<typeof Language>;

export const EmailAddress = z
  .string(emailProblem)
  .trim()
  .normalize('NFC')
  .check(z.email({ ...emailProblem, pattern: EMAIL }))
  .max(254, { error: rule('email-too-long') });

/**
 * What somebody typed as a password: every blank of it counts, and a letter with an accent is the same from every keyboard. The one definition for
 * choosing a password and for signing in with it.
 */
const typedPassword = (missing: RuleText) =>
  z
    .string({ error: missing })
    .normalize('NFC')
    .regex(WITHOUT_NUL, { error: rule('password-character') });

/** A new password. */
export const Password = typedPassword(rule('new-password'))
  .min(MIN_PASSWORD_LENGTH, { error: rule('at-least-characters', { least: MIN_PASSWORD_LENGTH }) })
  .max(MAX_PASSWORD_LENGTH, { error: rule('at-most-characters', { most: MAX_PASSWORD_LENGTH }) });

/** An existing password. */
export const CurrentPassword = typedPassword(rule('password'))
  .min(1, { error: rule('password') })
  .max(MAX_PASSWORD_LENGTH);

export const Account = z.object({
  id: Id,
  email: z.string(),
  emailVerified: z.boolean().describe('Whether a link or code that was sent to this address has come back'),
  name: z.string(),
  role: Role,
  staffRoles: StaffRoles.describe('Of a staff account'),
  createdAt: Timestamp,
});
export type Account = z.infer<typeof Account>;

/** The secret out of a link that was sent by mail. */
export const LinkToken = z.string({ error: rule('whole-link') }).max(200);

/** Six digits, with any blanks between them. */
export const SixDigits = z
  .string({ error: rule('six-digits') })
  .overwrite((typed) => typed.replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, { error: rule('six-digits') });

/** Made by the client: the same request, sent again, does nothing more. */
export const RequestId = Id.describe('Made by the client: the same request, sent again, does nothing more');
