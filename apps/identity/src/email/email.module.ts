import { Module } from '@nestjs/common';
import { AccountModelModule } from '../account-model/account-model.module';
import { ApiTokenModule } from '../api-token/api-token.module';
import { FactorsModule } from '../factors/factors.module';
import { HouseholdModule } from '../household/household.module';
import { MailLinkModule } from '../mail-link/mail-link.module';
import { MailModule } from '../mail/mail.module';
import { OAuthModule } from '../oauth/oauth.module';
import { SecurityModule } from '../security.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { EmailHandlers } from './email.handlers';
import { EmailService } from './email.service';
import { FirstProof } from './first-proof.service';

@Module({
  imports: [
    SecurityModule,
    AccountModelModule,
    ApiTokenModule,
    FactorsModule,
    HouseholdModule,
    MailModule,
    MailLinkModule,
    OAuthModule,
    SignInModule,
  ],
  controllers: [EmailHandlers],
  providers: [EmailService, FirstProof],
  exports: [FirstProof],
})
export class EmailModule {}
