import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module';
import { MailModule } from '../mail/mail.module';
import { SecurityModule } from '../security.module';
import { SessionModule } from '../session/session.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { SecondFactorHandlers } from './second-factor.handlers';
import { SecondFactorService } from './second-factor.service';

@Module({
  imports: [SecurityModule, FactorsModule, MailModule, SessionModule, SignInModule],
  controllers: [SecondFactorHandlers],
  providers: [SecondFactorService],
})
export class SecondFactorModule {}
