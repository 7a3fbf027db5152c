import { randomUUID } from 'node:crypto';
import { allOperations, type Operation } from '@simmer/contracts';
import type { WorldUnderTest } from '@simmer/world';
import type {} from '@svc/gateway';

export interface Route {
  method: string;
  /** As it is declared, such as `/api/recipes/:id`. */
  url: string;
  /** With something in the place of each parameter. */
  path: string;
  /** Undefined for a route that is not made from the contracts. */
  operation: Operation | undefined;
}

const keyOf = ({ http }: Operation): string => (http ? `${http.method} ${http.base ?? '/api'}${http.path}` : '');

/** Everything that the gateway answers at an address of its own, whoever has mounted it. */
export function routesOf(world: WorldUnderTest): Route[] {
  const operations = new Map(allOperations().map((operation) => [keyOf(operation), operation]));
  const fastify = world.services.gateway.app.getHttpAdapter().getInstance();
  return fastify.knownRoutes.all().flatMap(({ url, methods }) =>
    methods.map((method) => ({
      method,
      url,
      path: url.replaceAll(/:\w+/g, () => randomUUID()).replaceAll('*', 'x'),
      operation: operations.get(`${method} ${url}`),
    })),
  );
}

/** Routes that the contracts declare and the gateway does not answer. */
export function unmounted(world: WorldUnderTest): string[] {
  const mounted = new Set(routesOf(world).map(({ method, url }) => `${method} ${url}`));
  return allOperations()
    .map(keyOf)
    .filter((key) => key !== '' && !mounted.has(key));
}
