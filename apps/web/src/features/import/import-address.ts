import * as t from '@simmer/messages/import';
import { addressesIn } from '../../app/addresses-in-text';

/** The typed addresses: one per line, or several on a line if each of them is one. */
export function typedAddresses(typed: string): string[] {
  const addresses = typed.split('\n').flatMap((line) => {
    const words = line.trim().split(/\s+/);
    return words.every(isWebAddress) ? words : [line.trim()];
  });
  return [...new Set(addresses)].filter((address) => address !== '');
}

/** What is wrong with the typed addresses; undefined when they can be imported. */
export function addressProblem(typed: string): string | undefined {
  const addresses = typedAddresses(typed);
  if (addresses.length === 0) return t.blankUrl;
  const wrong = addresses.find((address) => !isWebAddress(address));
  if (wrong === undefined) return undefined;
  return addresses.length === 1 ? t.invalidUrl : t.invalidOne({ address: wrong });
}

/** What a paste puts into the field when it is more than one address: a line for each. Undefined leaves it to the browser. */
export function pastedAddresses(pasted: string, field: { before: string; after: string }): string | undefined {
  const addresses = addressesIn(pasted);
  const isPlain = addresses.length === 1 && addresses[0] === pasted.trim();
  const isAside = addresses.length === 1 && (field.before + field.after).trim() !== '';
  if (addresses.length === 0 || isPlain || isAside) return undefined;
  return [field.before.trim(), ...addresses, field.after.trim()].filter((line) => line !== '').join('\n');
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  // Chromium writes a space in a host as %20 instead of refusing it
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '' && !hostname.includes('%');
}
