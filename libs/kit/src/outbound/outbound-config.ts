import type { Provider } from '@nestjs/common';
import { Environment } from '@simmer/contracts';
import { z } from 'zod';
import { config, type ConfigOf } from '../config/config';
import { OutboundClient } from './outbound-client';

const hosts = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const OutboundConfig = config(
  'outbound requests',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      /** Exact `host:port` pairs that may be reached although they are not public; for the demo site. */
      OUTBOUND_ALLOWED_HOSTS: hosts,
    })
    .refine((settings) => settings.ENVIRONMENT !== 'production' || settings.OUTBOUND_ALLOWED_HOSTS.length === 0, {
      path: ['OUTBOUND_ALLOWED_HOSTS'],
      error: 'In production no private address may be reached: leave this empty.',
    }),
);

/** Provides the one way out of a service, `OutboundClient`, which names itself to other sites as `userAgent`. Settings that are not right end the start. */
export const outboundProviders = (userAgent: string): Provider[] => [
  OutboundConfig.provider,
  {
    provide: OutboundClient,
    inject: [OutboundConfig.token],
    useFactory: ({ OUTBOUND_ALLOWED_HOSTS }: ConfigOf<typeof OutboundConfig>) =>
      new OutboundClient({ userAgent, allowedHosts: OUTBOUND_ALLOWED_HOSTS }),
  },
];
