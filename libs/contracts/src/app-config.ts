import { z } from 'zod';
import { API_RETRY_ATTEMPTS, API_RETRY_DELAY_MS, API_TIMEOUT_MS, APP_VERSION, LAZY_LOAD_THRESHOLD_PX, PRODUCT_NAME } from './constants';
import { PageSize } from './kit/fields';

const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export const Environment = z.enum(ENVIRONMENTS, { error: `environment must be one of ${ENVIRONMENTS.join(', ')}` });
export type Environment = z.infer<typeof Environment>;

export const AppName = z.string().min(1, { error: 'appName must not be empty' }).default(PRODUCT_NAME);

const timeoutProblem = { error: 'API timeout must be between 100ms and 60s' };
/** Milliseconds. */
export const ApiTimeout = z.coerce.number(timeoutProblem).min(100, timeoutProblem).max(60_000, timeoutProblem).default(API_TIMEOUT_MS);

/** The installation's settings for the web app, with the specification's rules and messages. */
export const AppConfig = z.object({
  appName: AppName,
  version: z.string().default(APP_VERSION),
  environment: Environment.default('production'),
  mailInbox: z.url().nullable().default(null).describe('Where mail that stays on this machine can be read; in development only'),
  features: z
    .object({ offlineMode: z.boolean(), debugMode: z.boolean(), performanceMonitoring: z.boolean() })
    .default({ offlineMode: false, debugMode: false, performanceMonitoring: false }),
  api: z
    .object({
      timeout: ApiTimeout,
      retryAttempts: z.coerce.number().int().min(0).default(API_RETRY_ATTEMPTS),
      retryDelay: z.coerce.number().int().min(0).default(API_RETRY_DELAY_MS),
    })
    .prefault({}),
  ui: z
    .object({
      itemsPerPage: PageSize,
      imageOptimization: z.boolean().default(true),
      lazyLoadThreshold: z.coerce.number().int().min(0).default(LAZY_LOAD_THRESHOLD_PX),
    })
    .prefault({}),
});
export type AppConfig = z.infer<typeof AppConfig>;
