import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** The secret of a link: 256 random bits in base64url, told once and kept nowhere. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** How a secret of full entropy is kept: a plain hash keeps whoever reads the store from using it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
