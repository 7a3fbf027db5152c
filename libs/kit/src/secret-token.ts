import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
/** 256 bits in base64url. */
const RANDOM_PART = /^[\w-]{43}$/;

/** A new secret of 256 random bits in base64url. A prefix lets people and scanners of leaked secrets see what it opens. */
export const newSecretToken = (prefix = ''): string => prefix + randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether a text has the form of a secret token with this prefix; anything else need not be looked up. */
export const isSecretToken = (text: string | undefined, prefix = ''): text is string =>
  text !== undefined && text.startsWith(prefix) && RANDOM_PART.test(text.slice(prefix.length));

/** How a secret is stored: SHA-256 in base64url. That is enough for secrets of full entropy, which nobody can guess; never for passwords. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether two secrets are equal, in a time that says nothing about where they differ. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
