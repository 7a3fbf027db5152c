/** The variables a service is configured by. The only place in the code base that reads the process's environment. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export const ENVIRONMENT_VARIABLES = Symbol('environment variables');

export const processEnvironment = (): EnvironmentVariables => process.env;
