import { z } from 'zod';
import {
  API_RETRY_ATTEMPTS,
  API_RETRY_DELAY_MS,
  API_TIMEOUT_MS,
  APP_VERSION,
  ITEMS_PER_PAGE,
  LAZY_LOAD_THRESHOLD_PX,
  PRODUCT_NAME,
} from './constants';

export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export const Environment = z.enum(ENVIRONMENTS, { error: `environment must be one of ${ENVIRONMENTS.join(', ')}` });
export type Environment = z.infer<typeof Environment>;

/** What the web app is told about its installation, with the specification's rules and messages. */
export const AppConfig = z.object({
  appName: z.string().min(1, { error: 'appName must not be empty' }).default(PRODUCT_NAME),
  version: z.string().default(APP_VERSION),
  environment: Environment.default('production'),
  features: z
    .object({ offlineMode: z.boolean(), debugMode: z.boolean(), performanceMonitoring: z.boolean() })
    .default({ offlineMode: false, debugMode: false, performanceMonitoring: false }),
  api: z
    .object({
      timeout: z.coerce
        .number()
        .min(100, { error: 'API timeout must be between 100ms and 60s' })
        .max(60_000, { error: 'API timeout must be between 100ms and 60s' })
        .default(API_TIMEOUT_MS),
      retryAttempts: z.coerce.number().int().min(0).default(API_RETRY_ATTEMPTS),
      retryDelay: z.coerce.number().int().min(0).default(API_RETRY_DELAY_MS),
    })
    .prefault({}),
  ui: z
    .object({
      itemsPerPage: z.coerce
        .number()
        .int()
        .min(1, { error: 'Items per page must be between 1 and 100' })
        .max(100, { error: 'Items per page must be between 1 and 100' })
        .default(ITEMS_PER_PAGE),
      imageOptimization: z.boolean().default(true),
      lazyLoadThreshold: z.coerce.number().int().min(0).default(LAZY_LOAD_THRESHOLD_PX),
    })
    .prefault({}),
});
export type AppConfig = z.infer<typeof AppConfig>;
