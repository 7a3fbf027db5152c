import { config } from '@simmer/kit';
import { z } from 'zod';

export const DevConfig = config(
  'the development form',
  z.object({
    /** Where the demo site answers, on loopback alone. */
    DEMO_SITE_PORT: z.coerce.number().int().min(1).max(65_535).default(4311),
    /** Origin of the gateway, for the seed. */
    GATEWAY_URL: z.url().default('http://localhost:4310'),
  }),
);
