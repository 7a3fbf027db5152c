import { Controller, type Type } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, personalDataOf } from '@simmer/contracts';
import { Handles } from '../bus/handles';
import { PersonalDataKeepers } from './personal-data-keepers';

type Operations = ReturnType<typeof personalDataOf<string>>;
type Input<K extends keyof Operations> = ParsedInputOf<Operations[K]>;
type Output<K extends keyof Operations> = Promise<OutputOf<Operations[K]>>;

/** Answers for all that one service keeps of an account. */
export function personalDataHandlers(service: string): Type {
  const { count, collect, erase } = personalDataOf(service);

  @Controller()
  class PersonalDataHandlers {
    constructor(private readonly keepers: PersonalDataKeepers) {}

    @Handles(count)
    count({ accountId }: Input<'count'>): Output<'count'> {
      return this.keepers.count(accountId);
    }

    @Handles(collect)
    collect({ accountId, after }: Input<'collect'>): Output<'collect'> {
      return this.keepers.collect(accountId, after);
    }

    @Handles(erase)
    erase({ accountId, sharedRecipes }: Input<'erase'>): Output<'erase'> {
      return this.keepers.erase(accountId, sharedRecipes);
    }
  }
  return PersonalDataHandlers;
}
