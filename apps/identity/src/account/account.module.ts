import { Module } from '@nestjs/common';
import { AccountModelModule } from '../account-model/account-model.module';
import { FactorsModule } from '../factors/factors.module';
import { MailModule } from '../mail/mail.module';
import { PasswordCheckModule } from '../password-check/password-check.module';
import { SecurityModule } from '../security.module';
import { SessionModule } from '../session/session.module';
import { StaffModule } from '../staff/staff.module';
import { AccountHandlers } from './account.handlers';
import { accountPersonalData } from './account.personal-data';
import { AccountService } from './account.service';

@Module({
  imports: [SecurityModule, AccountModelModule, FactorsModule, MailModule, PasswordCheckModule, SessionModule, StaffModule],
  controllers: [AccountHandlers],
  providers: [AccountService, accountPersonalData],
})
export class AccountModule {}
