import { Controller } from '@nestjs/common';
import { contact, contactMessage, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ContactInbox } from './contact-inbox.service';
import { ContactService } from './contact.service';

type Staff = ContextOf<typeof contactMessage.read>;
type Input<K extends keyof typeof contactMessage> = ParsedInputOf<(typeof contactMessage)[K]>;
type Output<K extends keyof typeof contactMessage> = Promise<OutputOf<(typeof contactMessage)[K]>>;

@Controller()
export class ContactHandlers {
  constructor(
    private readonly contacts: ContactService,
    private readonly inbox: ContactInbox,
  ) {}

  @Handles(contact.send)
  send(
    input: ParsedInputOf<typeof contact.send>,
    { actor, visitor }: ContextOf<typeof contact.send>,
  ): Promise<OutputOf<typeof contact.send>> {
    return this.contacts.receive(input, actor, visitor);
  }

  @Handles(contactMessage.list)
  list(input: Input<'list'>, { actor }: Staff): Output<'list'> {
    return this.inbox.list(actor.accountId, input);
  }

  @Handles(contactMessage.counts)
  counts(): Output<'counts'> {
    return this.inbox.counts();
  }

  @Handles(contactMessage.read)
  read({ id }: Input<'read'>, { actor }: Staff): Output<'read'> {
    return this.inbox.read(actor.accountId, id);
  }

  @Handles(contactMessage.answer)
  answer({ text, ...read }: Input<'answer'>, { actor }: Staff): Output<'answer'> {
    return this.inbox.answer(actor.accountId, read, text);
  }

  @Handles(contactMessage.assign)
  assign({ to, ...read }: Input<'assign'>, { actor }: Staff): Output<'assign'> {
    return this.inbox.assign(actor.accountId, read, to);
  }

  @Handles(contactMessage.setState)
  setState({ state, ...read }: Input<'setState'>, { actor }: Staff): Output<'setState'> {
    return this.inbox.setState(actor.accountId, read, state);
  }
}
