import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new secret that stands for a session: 256 random bits in base64url. */
export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The session's id, which says nothing about the token. A plain hash is enough for a secret of full entropy. */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
