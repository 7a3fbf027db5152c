import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

export const MediaConfig = config(
  'media',
  z.object({
    /** Days that a picture stays after the last recipe that shows it is gone: at least the age of any backup of recipes that is still put back. */
    MEDIA_UNUSED_KEPT_DAYS: z.coerce.number().min(1).default(1),
  }),
);
export type MediaConfig = ConfigOf<typeof MediaConfig>;
