import { Controller, type Type } from '@nestjs/common';
import { deadLettersOf, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { Handles } from '../bus/handles';
import { DeadLetters } from './dead-letters.service';

type Operations = ReturnType<typeof deadLettersOf<string>>;
type Input<K extends keyof Operations> = ParsedInputOf<Operations[K]>;
type Output<K extends keyof Operations> = Promise<OutputOf<Operations[K]>>;

/** Answers the dead-letter operations of one service. */
export function deadLetterHandlers(service: string): Type {
  const { list, replay, discard } = deadLettersOf(service);

  @Controller()
  class DeadLetterHandlers {
    constructor(private readonly letters: DeadLetters) {}

    @Handles(list)
    list({ limit, after }: Input<'list'>): Output<'list'> {
      return this.letters.list(limit, after);
    }

    @Handles(replay)
    replay({ listener, id }: Input<'replay'>): Output<'replay'> {
      return this.letters.replay(listener, id);
    }

    @Handles(discard)
    async discard({ id }: Input<'discard'>): Output<'discard'> {
      return { discarded: await this.letters.discard(id) };
    }
  }
  return DeadLetterHandlers;
}
