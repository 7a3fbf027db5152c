import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { PasswordService } from './password.service';

const { password } = operations.identity;

@Controller()
export class PasswordHandlers {
  constructor(private readonly passwords: PasswordService) {}

  @Handles(password.forgot)
  forgot({ requestId, email }: ParsedInputOf<typeof password.forgot>, { visitor }: ContextOf<typeof password.forgot>) {
    return this.passwords.forgot(requestId, email, visitor);
  }

  @Handles(password.reset)
  reset({ token, password: chosen }: ParsedInputOf<typeof password.reset>, { visitor }: ContextOf<typeof password.reset>) {
    return this.passwords.reset(token, chosen, visitor);
  }

  @Handles(password.change)
  change(input: ParsedInputOf<typeof password.change>, { actor, visitor }: ContextOf<typeof password.change>) {
    return this.passwords.change(actor, input, visitor);
  }
}
