import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { AccountService } from './account.service';

const { account, session } = operations.identity;

@Controller()
export class AccountHandlers {
  constructor(private readonly accounts: AccountService) {}

  @Handles(account.register)
  register(input: ParsedInputOf<typeof account.register>, { visitor }: ContextOf<typeof account.register>) {
    return this.accounts.register(input, visitor);
  }

  @Handles(account.current)
  current(_: unknown, { actor }: ContextOf<typeof account.current>) {
    return this.accounts.current(actor.accountId);
  }

  @Handles(session.current)
  currentSession(_: unknown, { actor }: ContextOf<typeof session.current>) {
    return this.accounts.findCurrent(actor);
  }

  @Handles(account.find)
  find({ email }: ParsedInputOf<typeof account.find>) {
    return this.accounts.findByEmail(email);
  }

  @Handles(account.confirmEmail)
  confirmEmail({ email }: ParsedInputOf<typeof account.confirmEmail>) {
    return this.accounts.confirmEmail(email);
  }

  @Handles(account.setStaffRoles)
  setStaffRoles({ email, roles }: ParsedInputOf<typeof account.setStaffRoles>) {
    return this.accounts.setStaffRoles(email, roles);
  }
}
