import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModelModule } from '../account-model/account-model.module';
import { MailLinkModule } from '../mail-link/mail-link.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { SecurityModule } from '../security.module';
import { UnsubscribeModule } from '../unsubscribe/unsubscribe.module';
import { MailRun } from './mail-run.service';
import { MailHandlers } from './mail.handlers';
import { mailPersonalData } from './mail.personal-data';
import { MailRepository } from './mail.repository';
import { MAIL_MODEL, MailSchema } from './mail.schema';
import { MailService } from './mail.service';
import { SmtpTransport } from './smtp-transport';

@Module({
  imports: [
    SecurityModule,
    AccountModelModule,
    MailLinkModule,
    PreferencesModule,
    UnsubscribeModule,
    MongooseModule.forFeature([{ name: MAIL_MODEL, schema: MailSchema }]),
  ],
  controllers: [MailHandlers],
  providers: [MailService, MailRun, MailRepository, SmtpTransport, mailPersonalData],
  exports: [MailService],
})
export class MailModule {}
