import { config, type ConfigOf } from '@simmer/kit';
import { Environment } from '@simmer/contracts';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((entry) => entry.trim()).filter(Boolean));

export const ImporterConfig = config(
  'the importer',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      /** Exact `host:port` pairs that outbound requests may reach although they are not public; for the demo site. */
      OUTBOUND_ALLOWED_HOSTS: list,
      /** Pages offered for a try on the import screen, as `title|address`. */
      IMPORT_SAMPLES: list.transform((entries) =>
        entries.map((entry) => ({ title: entry.split('|')[0] ?? '', url: entry.split('|')[1] ?? '' })),
      ),
    })
    .refine((settings) => settings.ENVIRONMENT !== 'production' || settings.OUTBOUND_ALLOWED_HOSTS.length === 0, {
      path: ['OUTBOUND_ALLOWED_HOSTS'],
      error: 'In production no private address may be reached: leave this empty.',
    }),
);
export type ImporterConfig = ConfigOf<typeof ImporterConfig>;
