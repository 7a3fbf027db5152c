import { ProblemError } from '@simmer/contracts';
import type { FastifyRequest } from 'fastify';
import type { RouteRules } from '../routes/route';
import { saysBearer } from './bearer';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send, where the route minds: by Fetch Metadata and by the Origin. Signing in counts as a write:
 * nobody may be signed in to an account that is not theirs. A read that says nothing of where it comes from is let through, and so is a program
 * with a token: a browser sends cookies by itself, and never a token.
 */
export function checkOrigin(
  request: FastifyRequest,
  { refusesCrossSite, takesBearer }: RouteRules,
  allowed: ReadonlySet<string>,
): ProblemError | undefined {
  if (takesBearer && saysBearer(request)) return undefined;
  const isSilent = request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined;
  const isFreeRead = SAFE_METHODS.has(request.method) && (refusesCrossSite === 'writes' || isSilent);
  if (refusesCrossSite === 'nothing' || isFreeRead || isOwnOrigin(request, allowed)) return undefined;
  return new ProblemError('request.cross-site');
}

/** Whether the page that sent this is ours: everything that it says of that has to agree. */
function isOwnOrigin({ headers: { origin, host, 'sec-fetch-site': site } }: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  if (site === undefined) return origin !== undefined && allowed.has(origin);
  return site === 'same-origin' && (origin === undefined || allowed.has(origin) || hostOf(origin) === host);
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
