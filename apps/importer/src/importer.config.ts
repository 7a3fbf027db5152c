import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

/** `title|address` pairs, separated by commas. */
const samples = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .filter(Boolean)
      .map((entry) => ({ title: entry.split('|')[0]?.trim() ?? '', url: entry.split('|')[1]?.trim() ?? '' })),
  );

export const ImporterConfig = config(
  'the importer',
  z.object({
    /** Pages offered for a try on the import screen; in development. */
    IMPORT_SAMPLES: samples,
  }),
);
export type ImporterConfig = ConfigOf<typeof ImporterConfig>;
