import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { PasskeyService } from './passkey.service';

const { passkey } = operations.identity;

@Controller()
export class PasskeyHandlers {
  constructor(private readonly passkeys: PasskeyService) {}

  @Handles(passkey.startSignIn)
  startSignIn() {
    return this.passkeys.startSignIn();
  }

  @Handles(passkey.signIn)
  signIn(answer: ParsedInputOf<typeof passkey.signIn>, { visitor }: ContextOf<typeof passkey.signIn>) {
    return this.passkeys.signIn(answer, visitor);
  }

  @Handles(passkey.confirm)
  confirm(answer: ParsedInputOf<typeof passkey.confirm>, { actor, visitor }: ContextOf<typeof passkey.confirm>) {
    return this.passkeys.confirm(actor, answer, visitor);
  }

  @Handles(passkey.startAdding)
  startAdding(_: unknown, { actor }: ContextOf<typeof passkey.startAdding>) {
    return this.passkeys.startAdding(actor);
  }

  @Handles(passkey.add)
  add(answer: ParsedInputOf<typeof passkey.add>, { actor, visitor }: ContextOf<typeof passkey.add>) {
    return this.passkeys.add(actor, answer, visitor);
  }

  @Handles(passkey.rename)
  rename({ id, name }: ParsedInputOf<typeof passkey.rename>, { actor }: ContextOf<typeof passkey.rename>) {
    return this.passkeys.rename(actor, id, name);
  }

  @Handles(passkey.remove)
  remove({ id }: ParsedInputOf<typeof passkey.remove>, { actor }: ContextOf<typeof passkey.remove>) {
    return this.passkeys.remove(actor, id);
  }
}
