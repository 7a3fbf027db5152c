import { Resolver } from 'node:dns/promises';
import type { Lookup } from './address-guard';

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** A host may have addresses of one family alone. */
const NONE = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Resolves names by asking the name servers itself: with a time limit, and on no thread. The system's own look-up occupies one of Node's four threads until it
 * gives up, and a few names with silent name servers would stop all look-ups and all reading of files. `servers` are for specs.
 */
export function nameResolver({ servers, timeoutMs = TIMEOUT_MS }: { servers?: string[]; timeoutMs?: number } = {}): Lookup {
  return async (hostname) => {
    // never looked up in DNS (RFC 6761)
    if (hostname === 'localhost') return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = found.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
    if (addresses.length > 0) return addresses;
    const failures = found.flatMap((family) => (family.status === 'rejected' ? [family.reason as Error & { code?: string }] : []));
    throw failures.find(({ code }) => !NONE.has(code ?? '')) ?? failures[0] ?? new Error(`${hostname} has no address.`);
  };
}
