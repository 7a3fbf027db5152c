import type { Logger } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';

/** Visitors can send the header too, and must not fill the log. */
const MOST_WARNINGS = 20;

/**
 * Warns of whoever names a client in X-Forwarded-For and is none of the proxies that are believed. Where that is a proxy of ours, all of its
 * visitors count as one: they share a budget of requests and of sign-ins.
 */
export function unknownProxyWarnings(logger: Logger): (request: FastifyRequest) => void {
  const warnedOf = new Set<string>();
  return ({ headers, ip, ips }) => {
    const isBelieved = (ips?.length ?? 0) > 1;
    if (headers['x-forwarded-for'] === undefined || isBelieved || warnedOf.has(ip) || warnedOf.size >= MOST_WARNINGS) return;
    warnedOf.add(ip);
    logger.warn({ from: ip }, 'X-Forwarded-For is not believed from here. If this is a proxy of yours, add it to TRUSTED_PROXIES.');
  };
}
