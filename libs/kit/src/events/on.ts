import { SetMetadata } from '@nestjs/common';
import type { EventDefinition, PayloadOf } from '@simmer/contracts';

export const LISTENS_TO = 'simmer:event';

/** Marks the method that reacts to an event. It may be called more than once for the same event and must not mind. */
export function On<E extends EventDefinition>(event: E) {
  return <H extends (payload: PayloadOf<E>) => Promise<void>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<H>): void => {
    SetMetadata(LISTENS_TO, event)(target, key, descriptor);
  };
}
