/** Injection tokens of what the kit provides to every service. */
export const SERVICE_NAME = Symbol('service name');
export const LOGGER = Symbol('logger');
export const MIGRATIONS = Symbol('migrations');
