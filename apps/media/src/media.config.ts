import { Environment } from '@simmer/contracts';
import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

const hosts = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((entry) => entry.trim()).filter(Boolean));

export const MediaConfig = config(
  'media',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      /** Exact `host:port` pairs that a picture may be fetched from although they are not public; for the demo site. */
      OUTBOUND_ALLOWED_HOSTS: hosts,
    })
    .refine((settings) => settings.ENVIRONMENT !== 'production' || settings.OUTBOUND_ALLOWED_HOSTS.length === 0, {
      path: ['OUTBOUND_ALLOWED_HOSTS'],
      error: 'In production no private address may be reached: leave this empty.',
    }),
);
export type MediaConfig = ConfigOf<typeof MediaConfig>;
