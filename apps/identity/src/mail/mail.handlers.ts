import { Controller } from '@nestjs/common';
import { operations, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { MailService } from './mail.service';

const { mail } = operations.identity;

@Controller()
export class MailHandlers {
  constructor(private readonly mails: MailService) {}

  @Handles(mail.send)
  async send({ id, accountId, letter }: ParsedInputOf<typeof mail.send>): Promise<OutputOf<typeof mail.send>> {
    await this.mails.send(id, accountId, letter);
    return { accepted: true };
  }

  @Handles(mail.sendToPayer)
  async sendToPayer(input: ParsedInputOf<typeof mail.sendToPayer>): Promise<OutputOf<typeof mail.sendToPayer>> {
    await this.mails.sendToPayer(input);
    return { accepted: true };
  }
}
