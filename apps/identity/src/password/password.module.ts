import { Module } from '@nestjs/common';
import { AccountModelModule } from '../account-model/account-model.module';
import { ApiTokenModule } from '../api-token/api-token.module';
import { EmailModule } from '../email/email.module';
import { FactorsModule } from '../factors/factors.module';
import { MailLinkModule } from '../mail-link/mail-link.module';
import { MailModule } from '../mail/mail.module';
import { PasswordCheckModule } from '../password-check/password-check.module';
import { SecurityModule } from '../security.module';
import { SessionModule } from '../session/session.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { VoiceLinkModule } from '../voice-link/voice-link.module';
import { PasswordHandlers } from './password.handlers';
import { PasswordService } from './password.service';

@Module({
  imports: [
    SecurityModule,
    AccountModelModule,
    ApiTokenModule,
    EmailModule,
    FactorsModule,
    MailModule,
    MailLinkModule,
    PasswordCheckModule,
    SessionModule,
    SignInModule,
    VoiceLinkModule,
  ],
  controllers: [PasswordHandlers],
  providers: [PasswordService],
})
export class PasswordModule {}
