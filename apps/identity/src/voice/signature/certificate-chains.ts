import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { ProblemError } from '@simmer/contracts';
import type { OutboundClient } from '@simmer/kit';
import pLimit from 'p-limit';
import { certificatesOf, type VouchedKey, vouchedKey } from './certificate-chain';
import { refused } from './refused';

const FETCHED_WITHIN_MS = 1_500;
const MOST_BYTES = 64 * 1024;
const KEPT_FOR_MS = 3_600_000;
/** The voice platform has one address for months. */
const MOST_KEPT = 20;
const MOST_AT_ONCE = 4;
/** For unknown addresses; more than this is refused, so that made-up addresses cannot keep us fetching. */
const MOST_WAITING = 20;

/** Where certificate chains come from, and who may vouch for them. */
export interface ChainSource {
  /** The PEM file at an address that has been checked. */
  load(address: string): Promise<string>;
  roots(): Promise<readonly X509Certificate[]>;
}

/** The voice platform's chains, from its own place; the roots are those that Node trusts. */
export function platformChains(outbound: OutboundClient): ChainSource {
  let roots: X509Certificate[] | undefined;
  return {
    async load(address) {
      const { body, redirects } = await outbound.get(address, { accept: '*/*', maxBytes: MOST_BYTES, timeoutMs: FETCHED_WITHIN_MS });
      if (redirects > 0) throw refused('the certificates are somewhere else');
      return body.toString('latin1');
    },
    roots: async () => (roots ??= rootCertificates.map((pem) => new X509Certificate(pem))),
  };
}

/** For development: chains of a folder, by the name at the end of their address, and the root beside them. */
export const testChains = (folder: string): ChainSource => ({
  load: (address) => readFile(join(folder, basename(new URL(address).pathname)), 'latin1'),
  roots: async () => certificatesOf(await readFile(join(folder, 'root.pem'), 'latin1')),
});

/** Finds the key by which a request is checked, and remembers it for an hour. */
export class CertificateChains {
  private readonly known = new Map<string, VouchedKey & { keptUntil: number }>();
  private readonly line = pLimit(MOST_AT_ONCE);

  constructor(private readonly source: ChainSource) {}

  /** Throws `identity.voice-request-refused` for a chain that does not hold, `service.unavailable` when it cannot be had. */
  async keyAt(address: string, now = Date.now()): Promise<VouchedKey['key']> {
    const known = this.known.get(address);
    if (known && known.keptUntil > now && known.from <= now && now <= known.until) return known.key;
    if (this.line.pendingCount >= MOST_WAITING) throw new ProblemError('service.unavailable', undefined, { retryAfter: 2 });
    const vouched = await this.line(() => this.look(address, now));
    if (this.known.size >= MOST_KEPT) this.known.clear();
    this.known.set(address, { ...vouched, keptUntil: now + KEPT_FOR_MS });
    return vouched.key;
  }

  private async look(address: string, now: number): Promise<VouchedKey> {
    const [pem, roots] = await Promise.all([this.load(address), this.source.roots()]);
    return vouchedKey(certificatesOf(pem), roots, now);
  }

  private async load(address: string): Promise<string> {
    try {
      return await this.source.load(address);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw new ProblemError('service.unavailable', undefined, { retryAfter: 2, cause: error });
    }
  }
}
