import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/auth';

/* The contracts' rules in small, with the same words, so that a cook hears them before the server does. A test compares both. */

const MAX_EMAIL_LENGTH = 254;

export function emailError(email: string): string | undefined {
  if (email.length > MAX_EMAIL_LENGTH) return t.emailTooLong;
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu.test(email)) return t.emailWrong;
  return undefined;
}

export function newPasswordError(password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return t.passwordTooShort({ count: MIN_PASSWORD_LENGTH });
  if (password.length > MAX_PASSWORD_LENGTH) return t.passwordTooLong({ count: MAX_PASSWORD_LENGTH });
  return undefined;
}

export const currentPasswordError = (password: string): string | undefined => (password === '' ? t.passwordMissing : undefined);

export const ageAndTermsError = (agreed: string): string | undefined => (agreed ? undefined : t.confirmTerms);

/** How well a password would hold, from 0 (nothing typed) to 4, and what to say about it. Length counts most, as it does for guessing. */
export function passwordStrength(password: string): { bars: 0 | 1 | 2 | 3 | 4; hint: string } {
  if (password === '') return { bars: 0, hint: t.strengthNone({ count: MIN_PASSWORD_LENGTH }) };
  if (password.length < MIN_PASSWORD_LENGTH) return { bars: 1, hint: t.strengthShort({ count: MIN_PASSWORD_LENGTH }) };
  if (new Set(password).size < 6) return { bars: 1, hint: t.strengthSame };
  if (password.length < 16) return { bars: 2, hint: t.strengthOk };
  if (password.length < 20) return { bars: 3, hint: t.strengthGood };
  return { bars: 4, hint: t.strengthBest };
}
