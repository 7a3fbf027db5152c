import { Environment } from '@simmer/contracts';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { config, type ConfigOf } from './config';

const namedKeys = z
  .string()
  .default('')
  .transform((list) => {
    const keys = new Map<string, string[]>();
    for (const [name, key] of list.split(',').filter(Boolean).map(splitNamedKey)) keys.set(name, [...(keys.get(name) ?? []), key]);
    return keys as ReadonlyMap<string, readonly string[]>;
  });

function splitNamedKey(entry: string): [string, string] {
  const at = entry.indexOf('=');
  return [entry.slice(0, at), entry.slice(at + 1)];
}

const WANTED_NATS_URL =
  'Set it to the address of the message bus, such as nats://127.0.0.1:4222 or tls://bus.example.com:4222, or to those of a cluster, separated by commas.';
const isBusAddress = (url: URL | null): boolean => Boolean(url?.host) && ['nats:', 'tls:'].includes(url?.protocol ?? '');
const natsAddresses = z
  .string({ error: WANTED_NATS_URL })
  .refine((list) => list.split(',').every((address) => isBusAddress(URL.parse(address.trim()))), { error: WANTED_NATS_URL })
  .transform((list) => list.split(',').map((address) => new URL(address.trim())));

/** Names that stand for networks which no stranger sends from. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const isProxy = (proxy: string): boolean => NAMED_NETWORKS.includes(proxy) || ipaddr.isValid(proxy) || ipaddr.isValidCIDR(proxy);
const proxies = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .refine((list) => list.every(isProxy), {
    error: `Set it to addresses or networks such as 10.0.0.0/8, or to ${NAMED_NETWORKS.join(', ')}, separated by commas.`,
  });

/** What every service needs to know. */
export const ServiceConfig = config(
  'the service',
  z.object({
    ENVIRONMENT: Environment.default('production'),
    /** Address of the message bus; of a cluster, the addresses of all servers, separated by commas. */
    NATS_URL: natsAddresses,
    /** Copies of the event streams: 3 in a cluster of three. */
    NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
    /** Room for the event stream in MB, below the server's own limit. When it is full the oldest events go. */
    NATS_STREAM_MB: z.coerce.number().int().min(1).default(1_024),
    /** How often a listener fails at an event, outages not counted, before the event becomes a dead letter. */
    EVENT_TRIES: z.coerce.number().int().min(1).default(6),
    REDIS_URL: z.string({ error: 'Set it to the address of Redis, such as redis://127.0.0.1:6379.' }),
    /** Prefix of subjects, databases and queues, so that tests can share servers. */
    NAMESPACE: z
      .string()
      .regex(/^[a-z0-9_]*$/)
      .default(''),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** The address HTTP listens on; a container says 0.0.0.0. */
    HOST: z.string().default('127.0.0.1'),
    /** Proxies whose X-Forwarded-For is believed. */
    TRUSTED_PROXIES: proxies.default(['loopback']),
    /** Where to answer health checks over HTTP; absent in the one-process form, where the gateway answers. */
    HEALTH_PORT: z.coerce.number().int().optional(),
    /** `service=base64(PKCS8 DER)` of the Ed25519 keys this process may sign calls with; of several for one service the first signs. */
    BUS_SIGNING_KEYS: namedKeys,
    /** `service=base64(SPKI DER)` of every service whose signature is trusted; two for one while its key is changed (docs/howto/rotate-secrets.md). */
    BUS_TRUSTED_KEYS: namedKeys,
  }),
);
export type ServiceConfig = ConfigOf<typeof ServiceConfig>;
