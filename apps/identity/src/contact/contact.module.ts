import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModelModule } from '../account-model/account-model.module';
import { MailModule } from '../mail/mail.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { ContactInbox } from './contact-inbox.service';
import { ContactHandlers } from './contact.handlers';
import { ContactListeners } from './contact.listeners';
import { contactPersonalData } from './contact.personal-data';
import { ContactRepository } from './contact.repository';
import { CONTACT_COUNTER_MODEL, CONTACT_MESSAGE_MODEL, ContactCounterSchema, ContactMessageSchema } from './contact.schema';
import { ContactService } from './contact.service';

@Module({
  imports: [
    AccountModelModule,
    MailModule,
    SignInModule,
    MongooseModule.forFeature([
      { name: CONTACT_MESSAGE_MODEL, schema: ContactMessageSchema },
      { name: CONTACT_COUNTER_MODEL, schema: ContactCounterSchema },
    ]),
  ],
  controllers: [ContactHandlers],
  providers: [ContactService, ContactInbox, ContactRepository, ContactListeners, contactPersonalData],
})
export class ContactModule {}
