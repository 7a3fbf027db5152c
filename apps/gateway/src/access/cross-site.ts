import { ProblemError } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site makes a browser send: by Fetch Metadata, and for browsers that do not send it by the
 * Origin. Signing in counts as a write: nobody may be signed in to an account that is not theirs.
 */
export function checkOrigin(request: FastifyRequest, allowed: ReadonlySet<string>): ProblemError | undefined {
  if (SAFE_METHODS.has(request.method) || isOwnOrigin(request, allowed)) return undefined;
  return new ProblemError('request.cross-site');
}

/** Whether the page that sent this is ours. A request that says nothing about it is not. */
export function isOwnOrigin({ headers }: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && allowed.has(headers.origin);
}
