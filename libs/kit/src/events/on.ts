import { SetMetadata, type Type } from '@nestjs/common';
import { MetadataScanner, Reflector } from '@nestjs/core';
import type { EventDefinition, PayloadOf } from '@simmer/contracts';

const LISTENS_TO = 'simmer:listener';

/** What `@On` says of a method. */
interface ListenerDeclaration {
  event: EventDefinition;
  name: string;
}

/**
 * Marks the method that reacts to an event. It may be called more than once for the same event, and for two events of one document in either
 * order: it must not mind. `name`, in kebab case and unique in the service, names its place in the stream: a method that moves keeps the
 * name, a new name gets everything again that the stream still has.
 */
export function On<E extends EventDefinition>(event: E, name: string) {
  return <H extends (payload: PayloadOf<E>) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const declaration: ListenerDeclaration = { event, name };
    SetMetadata(LISTENS_TO, declaration)(target, key, descriptor);
  };
}

const LISTENER_NAME = /^[a-z]+(-[a-z]+)*$/;

/** A listener as its service and the bus know it. */
export interface DeclaredListener {
  /** Durable name on the bus: `<service>-<name>`. */
  name: string;
  event: EventDefinition;
  /** Of its class. */
  method: string;
}

/** The listeners among the methods of a class. Throws for a name that is none. */
export function listenersOf(service: string, prototype: object): DeclaredListener[] {
  const reflector = new Reflector();
  const methods = prototype as Record<string, () => unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const declared = methods[method] && reflector.get<ListenerDeclaration | undefined>(LISTENS_TO, methods[method]);
    if (!declared) return [];
    if (!LISTENER_NAME.test(declared.name)) throw new Error(`"${declared.name}" is no name for a listener: write it like keep-plan.`);
    return { name: `${service}-${declared.name}`, event: declared.event, method };
  });
}

/** The listeners that a service's module and those that it imports declare, without starting it: for who hands out rights on the bus. */
export function listenersIn(service: string, module: Type): DeclaredListener[] {
  return [...modulesIn(module)].flatMap((one) =>
    [...classesIn(one, 'providers'), ...classesIn(one, 'controllers')].flatMap(({ prototype }) =>
      listenersOf(service, prototype as object),
    ),
  );
}

/** A module and what it imports, each once, however many import it. */
function modulesIn(module: Type, found = new Set<Type>()): Set<Type> {
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of classesIn(module, 'imports')) modulesIn(imported, found);
  return found;
}

const classesIn = (module: Type, part: 'imports' | 'providers' | 'controllers'): Type[] =>
  ((Reflect.getMetadata(part, module) as unknown[] | undefined) ?? []).filter((one): one is Type => typeof one === 'function');
