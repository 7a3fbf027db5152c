import { Controller } from '@nestjs/common';
import { operations, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { SecondFactorService } from './second-factor.service';

const { secondFactor } = operations.identity;

@Controller()
export class SecondFactorHandlers {
  constructor(private readonly factors: SecondFactorService) {}

  @Handles(secondFactor.read)
  read(_: unknown, { actor }: ContextOf<typeof secondFactor.read>) {
    return this.factors.read(actor);
  }

  @Handles(secondFactor.addAuthenticator)
  addAuthenticator(
    { id }: ParsedInputOf<typeof secondFactor.addAuthenticator>,
    { actor }: ContextOf<typeof secondFactor.addAuthenticator>,
  ) {
    return this.factors.addAuthenticator(actor, id);
  }

  @Handles(secondFactor.confirmAuthenticator)
  confirmAuthenticator(
    input: ParsedInputOf<typeof secondFactor.confirmAuthenticator>,
    { actor, visitor }: ContextOf<typeof secondFactor.confirmAuthenticator>,
  ) {
    return this.factors.confirmAuthenticator(actor, input, visitor);
  }

  @Handles(secondFactor.removeAuthenticator)
  removeAuthenticator(
    { id }: ParsedInputOf<typeof secondFactor.removeAuthenticator>,
    { actor, visitor }: ContextOf<typeof secondFactor.removeAuthenticator>,
  ) {
    return this.factors.removeAuthenticator(actor, id, visitor);
  }

  @Handles(secondFactor.makeRecoveryCodes)
  makeRecoveryCodes(_: unknown, { actor }: ContextOf<typeof secondFactor.makeRecoveryCodes>) {
    return this.factors.makeRecoveryCodes(actor);
  }

  @Handles(secondFactor.enterCode)
  enterCode({ code }: ParsedInputOf<typeof secondFactor.enterCode>, { actor, visitor }: ContextOf<typeof secondFactor.enterCode>) {
    return this.factors.enterCode(actor, code, visitor);
  }

  @Handles(secondFactor.enterRecoveryCode)
  enterRecoveryCode(
    { code }: ParsedInputOf<typeof secondFactor.enterRecoveryCode>,
    { actor, visitor }: ContextOf<typeof secondFactor.enterRecoveryCode>,
  ) {
    return this.factors.enterRecoveryCode(actor, code, visitor);
  }
}
