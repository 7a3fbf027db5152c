import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModelModule } from '../account-model/account-model.module';
import { FactorsModule } from '../factors/factors.module';
import { MailModule } from '../mail/mail.module';
import { PasswordCheckModule } from '../password-check/password-check.module';
import { SecurityModule } from '../security.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { SessionHandlers } from './session.handlers';
import { sessionPersonalData } from './session.personal-data';
import { SessionRepository } from './session.repository';
import { SESSION_MODEL, SessionSchema } from './session.schema';
import { SessionService } from './session.service';

@Module({
  imports: [
    SecurityModule,
    AccountModelModule,
    FactorsModule,
    MailModule,
    PasswordCheckModule,
    SignInModule,
    MongooseModule.forFeature([{ name: SESSION_MODEL, schema: SessionSchema }]),
  ],
  controllers: [SessionHandlers],
  providers: [SessionService, SessionRepository, sessionPersonalData],
  exports: [SessionService],
})
export class SessionModule {}
