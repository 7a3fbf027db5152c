import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@simmer/contracts/constants';

/* The contracts' rules in small, with the same words, so that a cook hears them before the server does. A test compares both. */

const MAX_EMAIL_LENGTH = 254;

export function emailError(email: string): string | undefined {
  if (email.length > MAX_EMAIL_LENGTH) return 'This e-mail address is too long.';
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i.test(email)) return 'Enter an e-mail address such as ada@example.com.';
  return undefined;
}

export function newPasswordError(password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
  return undefined;
}

export const currentPasswordError = (password: string): string | undefined => (password.trim() === '' ? 'Enter your password.' : undefined);

export const ageAndTermsError = (agreed: string): string | undefined =>
  agreed ? undefined : 'Confirm that you are 13 or older and agree to the terms.';

/** How well a password would hold, from 0 (nothing typed) to 4, and what to say about it. Length counts most, as it does for guessing. */
export function passwordStrength(password: string): { bars: 0 | 1 | 2 | 3 | 4; hint: string } {
  if (password === '') return { bars: 0, hint: `At least ${MIN_PASSWORD_LENGTH} characters. Three words you can remember work well.` };
  if (password.length < MIN_PASSWORD_LENGTH) return { bars: 1, hint: `A little longer: at least ${MIN_PASSWORD_LENGTH} characters.` };
  if (new Set(password).size < 6) return { bars: 1, hint: 'Too much of the same. Three words you can remember work well.' };
  if (password.length < 16) return { bars: 2, hint: 'It will do. A longer one holds better.' };
  if (password.length < 20) return { bars: 3, hint: 'Strong enough. Three words you can remember work well.' };
  return { bars: 4, hint: 'Very strong.' };
}
