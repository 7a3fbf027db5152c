import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { HttpBinding, Operation } from '@simmer/contracts';

/** The operation behind a route. */
export const MOUNTED_OPERATION = 'gateway:mounted-operation';

export type HttpOperation = Operation & { http: HttpBinding };

export const Mounts = (operation: HttpOperation): CustomDecorator => SetMetadata(MOUNTED_OPERATION, operation);

export const hasRoute = (operation: Operation): operation is HttpOperation => operation.http !== undefined;

export const serviceOf = ({ subject }: Operation): string => subject.split('.')[1] ?? '';

/** The operations that have a route, by the service that answers them. */
export function routesByService(operations: readonly Operation[]): [service: string, operations: HttpOperation[]][] {
  const mounted = operations.filter(hasRoute);
  const services = [...new Set(mounted.map(serviceOf))];
  return services.map((service) => [service, mounted.filter((operation) => serviceOf(operation) === service)]);
}
