import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountHandlers } from './account/account.handlers';
import { AccountRepository } from './account/account.repository';
import { ACCOUNT_MODEL, AccountSchema, EMAIL_CLAIM_MODEL, EmailClaimSchema } from './account/account.schema';
import { AccountService } from './account/account.service';
import { PasswordHasher } from './password/password-hasher';
import { SessionHandlers } from './session/session.handlers';
import { SessionRepository } from './session/session.repository';
import { SESSION_MODEL, SessionSchema } from './session/session.schema';
import { SessionService } from './session/session.service';
import { DeviceRepository } from './sign-in/device.repository';
import { DEVICE_MODEL, DeviceSchema } from './sign-in/device.schema';
import { SignInAttemptRepository } from './sign-in/sign-in-attempt.repository';
import { SIGN_IN_ATTEMPT_MODEL, SignInAttemptSchema } from './sign-in/sign-in-attempt.schema';
import { SignInLimits } from './sign-in/sign-in-limits.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT_MODEL, schema: AccountSchema },
      { name: EMAIL_CLAIM_MODEL, schema: EmailClaimSchema },
      { name: SESSION_MODEL, schema: SessionSchema },
      { name: DEVICE_MODEL, schema: DeviceSchema },
      { name: SIGN_IN_ATTEMPT_MODEL, schema: SignInAttemptSchema },
    ]),
  ],
  controllers: [AccountHandlers, SessionHandlers],
  providers: [AccountService, AccountRepository, SessionService, SessionRepository, SignInLimits, SignInAttemptRepository, DeviceRepository, PasswordHasher],
})
export class IdentityModule {}
