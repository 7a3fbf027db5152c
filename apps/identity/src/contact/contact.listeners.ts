import { Injectable } from '@nestjs/common';
import { contactMessageAnswered, contactMessageReceived, type PayloadOf } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { ContactService } from './contact.service';

@Injectable()
export class ContactListeners {
  constructor(private readonly contacts: ContactService) {}

  @On(contactMessageReceived, 'confirm-contact-message')
  confirm({ messageId }: PayloadOf<typeof contactMessageReceived>): Promise<void> {
    return this.contacts.confirm(messageId);
  }

  @On(contactMessageAnswered, 'mail-contact-answer')
  mailAnswer({ messageId, answer }: PayloadOf<typeof contactMessageAnswered>): Promise<void> {
    return this.contacts.mailAnswer(messageId, answer);
  }
}
