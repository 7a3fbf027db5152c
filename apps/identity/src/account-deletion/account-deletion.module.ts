import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModelModule } from '../account-model/account-model.module';
import { HouseholdModule } from '../household/household.module';
import { MailModule } from '../mail/mail.module';
import { OAuthModule } from '../oauth/oauth.module';
import { SecurityModule } from '../security.module';
import { SessionModule } from '../session/session.module';
import { AccountDeletionHandlers } from './account-deletion.handlers';
import { AccountDeletionJobs } from './account-deletion.jobs';
import { AccountDeletionRepository } from './account-deletion.repository';
import { ACCOUNT_DELETION_MODEL, AccountDeletionSchema } from './account-deletion.schema';
import { AccountDeletionService } from './account-deletion.service';

@Module({
  imports: [
    SecurityModule,
    AccountModelModule,
    HouseholdModule,
    MailModule,
    OAuthModule,
    SessionModule,
    MongooseModule.forFeature([{ name: ACCOUNT_DELETION_MODEL, schema: AccountDeletionSchema }]),
  ],
  controllers: [AccountDeletionHandlers],
  providers: [AccountDeletionService, AccountDeletionRepository, AccountDeletionJobs],
})
export class AccountDeletionModule {}
