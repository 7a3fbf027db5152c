import type { FactoryProvider } from '@nestjs/common';
import { z } from 'zod';
import { ENVIRONMENT_VARIABLES, type EnvironmentVariables } from './environment';

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export interface ConfigDefinition<T extends z.ZodType> {
  readonly token: symbol;
  readonly provider: FactoryProvider<z.output<T>>;
  parse(variables: EnvironmentVariables): z.output<T>;
}

export type ConfigOf<D> = D extends ConfigDefinition<infer T> ? z.output<T> : never;

/**
 * Declares a service's settings. Keys of the schema are the names of environment variables; an empty variable counts as
 * not given. Parsed once at start; a service with a wrong setting refuses to start and says which and why.
 */
export function config<T extends z.ZodType>(name: string, schema: T): ConfigDefinition<T> {
  const token = Symbol(`${name} config`);
  const parse = (variables: EnvironmentVariables): z.output<T> => {
    const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    const reasons = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The settings of ${name} are not right:\n${reasons.join('\n')}`);
  };
  return { token, parse, provider: { provide: token, inject: [ENVIRONMENT_VARIABLES], useFactory: parse } };
}
