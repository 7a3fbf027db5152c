import { Controller } from '@nestjs/common';
import { collection, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { CollectionService } from './collection.service';

type Input<K extends keyof typeof collection> = ParsedInputOf<(typeof collection)[K]>;
type Output<K extends keyof typeof collection> = Promise<OutputOf<(typeof collection)[K]>>;
type Cook = ContextOf<typeof collection.list>;

@Controller()
export class CollectionHandlers {
  constructor(private readonly collections: CollectionService) {}

  @Handles(collection.list)
  list(_: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.collections.list(actor.accountId);
  }

  @Handles(collection.put)
  put(input: Input<'put'>, { actor }: Cook): Output<'put'> {
    return this.collections.put(actor.accountId, input);
  }

  @Handles(collection.delete)
  delete({ id }: Input<'delete'>, { actor }: Cook): Output<'delete'> {
    return this.collections.delete(actor.accountId, id);
  }
}
