import { isIP } from 'node:net';
import { OutboundError } from './outbound-error';
import { isPublicAddress } from './public-address';

/** Resolves a host name to all its addresses. */
export type Lookup = (hostname: string) => Promise<string[]>;

export interface Target {
  hostname: string;
  port: number;
  secure: boolean;
}

const PORTS = new Set([80, 443]);
const NOT_PUBLIC = 'this address is not on the public internet';

/**
 * Decides which addresses may be dialled. `allowed` lists exact `host:port` pairs that skip the checks of port and address, for pages that
 * a developer serves on the own machine; it is empty in production.
 */
export class AddressGuard {
  private readonly allowed: ReadonlySet<string>;

  constructor(
    private readonly lookup: Lookup,
    allowed: readonly string[] = [],
  ) {
    this.allowed = new Set(allowed);
  }

  /** The parsed address, if it may be requested at all; throws an OutboundError otherwise. Does no DNS look-up. */
  checkUrl(address: string, base?: string): URL {
    if (!URL.canParse(address, base)) throw new OutboundError('unsupported-address', 'this is not a web address');
    const url = new URL(address, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new OutboundError('unsupported-address', 'only http and https addresses can be read');
    if (url.username || url.password)
      throw new OutboundError('unsupported-address', 'an address with a name and password in it cannot be read');
    const target = targetOf(url);
    if (this.isAllowed(target)) return url;
    if (!PORTS.has(target.port)) throw new OutboundError('unsupported-address', 'only the usual ports of the web, 80 and 443, can be read');
    if (isIP(target.hostname) !== 0 && !isPublicAddress(target.hostname)) throw new OutboundError('blocked-address', NOT_PUBLIC);
    return url;
  }

  /** The addresses that may be dialled for the target. One that is not public condemns them all: honest names do not mix. */
  async addressesOf(target: Target): Promise<string[]> {
    if (this.isAllowed(target)) return isIP(target.hostname) !== 0 ? [target.hostname] : this.lookup(target.hostname);
    if (!PORTS.has(target.port)) throw new OutboundError('unsupported-address', 'only the usual ports of the web, 80 and 443, can be read');
    const addresses = isIP(target.hostname) !== 0 ? [target.hostname] : await this.lookup(target.hostname);
    if (addresses.length === 0) throw new OutboundError('network', 'the site could not be found');
    if (!addresses.every(isPublicAddress)) throw new OutboundError('blocked-address', NOT_PUBLIC);
    return addresses;
  }

  /** The last look before anything is sent: where the connection really ended up. */
  checkConnected(target: Target, remoteAddress: string | undefined): void {
    if (this.isAllowed(target)) return;
    if (remoteAddress === undefined || !isPublicAddress(remoteAddress)) throw new OutboundError('blocked-address', NOT_PUBLIC);
  }

  private isAllowed(target: Target): boolean {
    return this.allowed.has(`${target.hostname}:${target.port}`);
  }
}

function targetOf(url: URL): Target {
  const secure = url.protocol === 'https:';
  return { hostname: unbracketed(url.hostname), port: url.port === '' ? (secure ? 443 : 80) : Number(url.port), secure };
}

export function unbracketed(hostname: string): string {
  return hostname.startsWith('[') && hostname.endsWith(']') ? hostname.slice(1, -1) : hostname;
}
