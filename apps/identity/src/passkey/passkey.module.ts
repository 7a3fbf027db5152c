import { Module } from '@nestjs/common';
import { AccountModelModule } from '../account-model/account-model.module';
import { FactorsModule } from '../factors/factors.module';
import { MailModule } from '../mail/mail.module';
import { SecurityModule } from '../security.module';
import { SessionModule } from '../session/session.module';
import { PasskeyHandlers } from './passkey.handlers';
import { PasskeyService } from './passkey.service';

@Module({
  imports: [SecurityModule, AccountModelModule, FactorsModule, MailModule, SessionModule],
  controllers: [PasskeyHandlers],
  providers: [PasskeyService],
})
export class PasskeyModule {}
