import type { Socket } from 'node:net';
import { buildConnector } from 'undici';
import { type AddressGuard, type Target, unbracketed } from './address-guard';
import { OutboundError } from './outbound-error';

/** Opens one connection to one address that has passed the guard. `servername` is the name that a certificate must be for. */
export type Dial = (connection: { address: string; port: number; secure: boolean; servername: string | undefined }) => Promise<Socket>;

const CONNECT_TIMEOUT_MS = 8_000;
const MOST_ADDRESSES = 4;

/**
 * A connector for undici that resolves a name once, checks every address, and dials exactly the ones it has checked. The agent never resolves
 * by itself, so a name cannot turn to another address between the check and the connection.
 */
export function guardedConnector(guard: AddressGuard, dial: Dial): buildConnector.connector {
  return (options, callback) => {
    const secure = options.protocol === 'https:';
    const target: Target = {
      hostname: unbracketed(options.hostname),
      port: options.port ? Number(options.port) : secure ? 443 : 80,
      secure,
    };
    connect(target, options.servername ?? undefined, guard, dial).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

async function connect(target: Target, servername: string | undefined, guard: AddressGuard, dial: Dial): Promise<Socket> {
  const addresses = await guard.addressesOf(target);
  let failure: unknown;
  for (const address of byFamily(addresses).slice(0, MOST_ADDRESSES)) {
    try {
      const socket = await dial({ address, port: target.port, secure: target.secure, servername });
      try {
        guard.checkConnected(target, socket.remoteAddress);
      } catch (error) {
        socket.destroy();
        throw error;
      }
      return socket;
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      failure = error;
    }
  }
  throw failure;
}

/** IPv4 first: hosts without a working IPv6 route are common, hosts without IPv4 are not. */
function byFamily(addresses: string[]): string[] {
  return [...addresses.filter((address) => !address.includes(':')), ...addresses.filter((address) => address.includes(':'))];
}

const connectByAddress = buildConnector({ timeout: CONNECT_TIMEOUT_MS });

/** Dials by IP address: undici gets no name to resolve, only the one to check the certificate against. */
export const dialAddress: Dial = ({ address, port, secure, servername }) =>
  new Promise((resolve, reject) => {
    const options = {
      hostname: address,
      host: servername ?? address,
      protocol: secure ? 'https:' : 'http:',
      port: String(port),
      servername,
    };
    connectByAddress(options, (...[error, socket]) => (socket ? resolve(socket) : reject(error ?? new Error('no connection'))));
  });
