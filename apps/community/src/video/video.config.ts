import { Environment } from '@simmer/contracts';
import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

export const VideoConfig = config(
  'videos',
  z
    .object({
      ENVIRONMENT: Environment.default('production'),
      /** Who is asked about videos: YouTube, or the recorded answers of specs and of a machine without a network. */
      VIDEO_PROVIDER: z.enum(['youtube', 'recorded']).default('youtube'),
    })
    .refine(({ ENVIRONMENT, VIDEO_PROVIDER }) => ENVIRONMENT !== 'production' || VIDEO_PROVIDER === 'youtube', {
      path: ['VIDEO_PROVIDER'],
      error: 'In production YouTube itself is asked: leave this empty.',
    }),
);
export type VideoConfig = ConfigOf<typeof VideoConfig>;
