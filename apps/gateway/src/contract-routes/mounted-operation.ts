import type { HttpBinding, Operation } from '@simmer/contracts';

export type HttpOperation = Operation & { http: HttpBinding };

export const hasRoute = (operation: Operation): operation is HttpOperation => operation.http !== undefined;

export const serviceOf = ({ subject }: Operation): string => subject.split('.')[1] ?? '';

/** The operations that have a route, by the service that answers them. */
export function routesByService(operations: readonly Operation[]): [service: string, operations: HttpOperation[]][] {
  const mounted = operations.filter(hasRoute);
  const services = [...new Set(mounted.map(serviceOf))];
  return services.map((service) => [service, mounted.filter((operation) => serviceOf(operation) === service)]);
}
