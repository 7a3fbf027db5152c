import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { AccountActor, Actor, Operation, OutputOf, ParsedInputOf } from '@simmer/contracts';
import type { CallContext } from '../context/call-context';

const OPERATION = 'simmer:operation';

interface ActorsOf extends Record<Operation['access'], Actor | null> {
  cook: AccountActor;
  staff: Extract<Actor, { role: 'staff' }>;
  guest: Extract<Actor, { role: 'guest' }>;
  service: Extract<Actor, { role: 'service' }>;
}

/** The context a handler gets, with the actors that the operation lets in. */
export type ContextOf<T extends Operation> = CallContext & { actor: ActorsOf[T['access']] };

type HandlerOf<T extends Operation> = (input: ParsedInputOf<T>, context: ContextOf<T>) => Promise<OutputOf<T>>;

/** Marks the method that answers an operation. A method with another signature does not compile. */
export function Handles<T extends Operation>(operation: T) {
  return <H extends HandlerOf<T>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<H>): void => {
    // without these Nest hands over the payload alone
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    applyDecorators(MessagePattern(operation.subject), SetMetadata(OPERATION, operation))(target, key, descriptor);
  };
}

/** The subjects of the operations that the methods of a controller answer. */
export function handledBy(prototype: object): string[] {
  const reflector = new Reflector();
  const methods = Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as unknown);
  const operations = methods
    .filter((method) => typeof method === 'function')
    .map((method) => reflector.get<Operation | undefined>(OPERATION, method as never));
  return operations.flatMap((operation) => operation?.subject ?? []);
}
