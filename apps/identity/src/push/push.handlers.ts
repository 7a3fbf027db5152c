import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { PushService } from './push.service';

const { push } = operations.identity;

@Controller()
export class PushHandlers {
  constructor(private readonly pushes: PushService) {}

  @Handles(push.readKey)
  readKey() {
    return this.pushes.readKey();
  }

  @Handles(push.subscribe)
  subscribe(input: ParsedInputOf<typeof push.subscribe>, { actor }: ContextOf<typeof push.subscribe>) {
    return this.pushes.subscribe(actor, input);
  }

  @Handles(push.unsubscribe)
  unsubscribe({ id }: ParsedInputOf<typeof push.unsubscribe>, { actor }: ContextOf<typeof push.unsubscribe>) {
    return this.pushes.unsubscribe(actor, id);
  }

  @Handles(push.putTimer)
  putTimer(input: ParsedInputOf<typeof push.putTimer>, { actor }: ContextOf<typeof push.putTimer>) {
    return this.pushes.putTimer(actor, input);
  }

  @Handles(push.removeTimer)
  removeTimer({ id }: ParsedInputOf<typeof push.removeTimer>, { actor }: ContextOf<typeof push.removeTimer>) {
    return this.pushes.removeTimer(actor, id);
  }
}
