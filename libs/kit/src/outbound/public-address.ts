import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address (as the operating system writes it) is one of the public internet. Everything else is refused: loopback, private,
 * link-local, carrier-grade NAT, multicast, reserved, and IPv6 forms that carry an IPv4 address elsewhere (mapped, compatible, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) return isPublicAddress(parsed.toIPv4Address().toString());
    return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
  }
  return parsed.range() === 'unicast';
}
