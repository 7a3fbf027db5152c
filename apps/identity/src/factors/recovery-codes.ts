import { randomInt } from 'node:crypto';
import { FACTOR_LIMITS } from '@simmer/contracts';

const LENGTH = 8;
/** Without what looks like something else on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten new codes as they are printed: `4k7m-q2xd`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: FACTOR_LIMITS.recoveryCodes }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });

/** The normalized form: without dashes and in one case. */
export const bareCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
