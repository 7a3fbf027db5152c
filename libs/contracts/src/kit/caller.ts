/** Everybody with an account on the bus. The operator keeps the event stream and acts for people at the machine; it answers nobody. */
export const SERVICE_NAMES = ['gateway', 'identity', 'recipes', 'importer', 'community', 'billing', 'media', 'operator'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Whether a call may come from this service: from the gateway if the operation has a route, and from whom it names. */
export const mayCall = ({ http, callers }: { http: unknown; callers: readonly string[] }, service: string): boolean =>
  (http !== undefined && service === 'gateway') || callers.some((named) => named === service);
