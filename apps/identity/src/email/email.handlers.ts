import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { EmailService } from './email.service';

const { email } = operations.identity;

@Controller()
export class EmailHandlers {
  constructor(private readonly emails: EmailService) {}

  @Handles(email.sendVerification)
  sendVerification({ requestId }: ParsedInputOf<typeof email.sendVerification>, { actor }: ContextOf<typeof email.sendVerification>) {
    return this.emails.sendVerification(actor, requestId);
  }

  @Handles(email.verify)
  verify({ token }: ParsedInputOf<typeof email.verify>, { actor }: ContextOf<typeof email.verify>) {
    return this.emails.verify(token, actor);
  }

  @Handles(email.verifyByCode)
  verifyByCode({ code }: ParsedInputOf<typeof email.verifyByCode>, { actor }: ContextOf<typeof email.verifyByCode>) {
    return this.emails.verifyByCode(actor, code);
  }

  @Handles(email.change)
  change({ requestId, email: address }: ParsedInputOf<typeof email.change>, { actor }: ContextOf<typeof email.change>) {
    return this.emails.change(actor, requestId, address);
  }

  @Handles(email.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof email.lookUp>) {
    return { isVerified: await this.emails.isVerified(accountId) };
  }

  @Handles(email.readVerified)
  async readVerified({ accountId }: ParsedInputOf<typeof email.readVerified>) {
    return { email: await this.emails.readVerified(accountId) };
  }

  @Handles(email.findOwner)
  async findOwner({ email: address }: ParsedInputOf<typeof email.findOwner>) {
    return { accountId: await this.emails.findOwner(address) };
  }
}
