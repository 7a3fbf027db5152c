import type { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

export interface DiscoveredMethod<T> {
  /** The decorator's argument. */
  declared: T;
  // the decorator has checked its signature
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  call(...given: any[]): Promise<unknown>;
}

/** The methods of the service's providers and controllers that a decorator has marked under `key`. */
export function discoverMethods<T>(
  { discovery, scanner, reflector }: { discovery: DiscoveryService; scanner: MetadataScanner; reflector: Reflector },
  key: string,
): DiscoveredMethod<T>[] {
  return [...discovery.getProviders(), ...discovery.getControllers()].flatMap(({ instance }) => {
    if (!instance || typeof instance !== 'object') return [];
    const methods = instance as Record<string, DiscoveredMethod<T>['call'] | undefined>;
    return scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((name) => {
      const method = methods[name];
      const declared = method && reflector.get<T | undefined>(key, method);
      return method && declared ? [{ declared, call: method.bind(instance) as DiscoveredMethod<T>['call'] }] : [];
    });
  });
}
