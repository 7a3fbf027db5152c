import { z } from 'zod';
import { config, type ConfigOf } from '../config/config';

/** Where files are stored: a folder unless a bucket is named. */
export const StorageConfig = config(
  'the object store',
  z
    .object({
      MEDIA_DIR: z.string().default('.data/media'),
      /** Below this much free space (MB) on the folder's disk no file is taken in any more, so that the databases beside it can go on. */
      MEDIA_MIN_FREE_MB: z.coerce.number().min(0).default(1_024),
      S3_BUCKET: z.string().optional(),
      /** Absent for AWS itself; an address for any other S3-compatible store. */
      S3_ENDPOINT: z.url().optional(),
      S3_REGION: z.string().default('us-east-1'),
      S3_ACCESS_KEY: z.string().optional(),
      S3_SECRET_KEY: z.string().optional(),
    })
    .refine((given) => !given.S3_BUCKET || (given.S3_ACCESS_KEY && given.S3_SECRET_KEY), {
      path: ['S3_BUCKET'],
      error: 'A bucket needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.',
    }),
);
export type StorageConfig = ConfigOf<typeof StorageConfig>;
