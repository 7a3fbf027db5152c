import { Injectable } from '@nestjs/common';
import {
  type Actor,
  APP_VERSION,
  CONTACT_KEPT_DAYS,
  CONTACT_LIMITS,
  contactMessageReceived,
  type contact,
  DAY_MS,
  FILTERED_CONTACT_KEPT_DAYS,
  type OutputOf,
  type ParsedInputOf,
} from '@simmer/contracts';
import { eventEntry, type Visitor } from '@simmer/kit';
import { emailKeyOf } from '../account-model/account-view';
import { MailService } from '../mail/mail.service';
import { SignInLimits } from '../sign-in/sign-in-limits.service';
import { answerBy } from './answer-by';
import { ContactRepository, type ContactMessageState } from './contact.repository';
import type { StoredComplaint } from './contact.schema';

type Given = ParsedInputOf<typeof contact.send>;
type Receipt = OutputOf<typeof contact.send>;

/** Takes messages in: each is stored before anything is mailed, so none is lost while the mail server is away. */
@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactRepository,
    private readonly limits: SignInLimits,
    private readonly mails: MailService,
  ) {}

  /** Throws `identity.too-many-messages` for an address from which several have come within the hour, or the day. */
  async receive(given: Given, actor: Actor | null, visitor: Visitor | undefined): Promise<Receipt> {
    const known = await this.messages.find(given.id);
    if (known) return receiptOf(known);
    await this.limits.count(emailKeyOf(given.email), visitor, 'message');
    const message = await this.toMessage(given, actor?.accountId ?? null, visitor);
    const stored = await this.messages.change(message, {}, (revision) =>
      message.state === 'filtered' ? [] : [eventEntry(contactMessageReceived, { messageId: message._id, revision })],
    );
    // the same one, sent twice at once
    return receiptOf(stored ?? (await this.messages.find(given.id)) ?? message);
  }

  /**
   * Mails the confirmation, without a word of what was written: whoever types somebody else's address must not reach them with words of their
   * own. Once for each message.
   */
  async confirm(messageId: string): Promise<void> {
    const found = await this.messages.find(messageId);
    if (!found) return;
    const { number, topic, email: to, language, accountId } = found;
    const params = { number, topic, answerBy: answerBy(found.receivedAt).toISOString() };
    await this.mails.enqueue({
      id: `contact-received ${messageId}`,
      to,
      language,
      template: 'contact-received',
      params,
      accountId: accountId ?? undefined,
    });
  }

  /** Mails an answer, once. */
  async mailAnswer(messageId: string, answer: number): Promise<void> {
    const found = await this.messages.find(messageId);
    const letter = found?.answers[answer]?.text;
    if (!found || letter === undefined) return;
    const { number, message, email: to, language, accountId } = found;
    await this.mails.enqueue({
      id: `contact-answer ${messageId} ${answer}`,
      to,
      language,
      template: 'contact-answer',
      params: { number, letter, message },
      accountId: accountId ?? undefined,
    });
  }

  private async toMessage(given: Given, accountId: string | null, visitor: Visitor | undefined): Promise<ContactMessageState> {
    const { id: _id, name, email, topic, message, complaint, send_browser: sendsBrowser, website } = given;
    const receivedAt = new Date();
    const state = website === '' ? 'open' : 'filtered';
    return {
      ...{ _id, number: await this.messages.nextNumber(), accountId, name, email, topic, message, state, receivedAt },
      language: visitor?.language ?? 'en',
      browser: sendsBrowser ? `${APP_VERSION}, ${visitor?.userAgent ?? ''}`.slice(0, CONTACT_LIMITS.browser) : '',
      complaint: complaint && { ...complaint, recipeSlug: recipeSlugIn(complaint.place) },
      assignedTo: null,
      answers: [],
      expiresAt: keptUntil(state, receivedAt),
      revision: 0,
    };
  }
}

/** When a message is removed to which something happened at a moment. */
export function keptUntil(state: ContactMessageState['state'], at: Date): Date {
  const days = state === 'filtered' ? FILTERED_CONTACT_KEPT_DAYS : CONTACT_KEPT_DAYS;
  return new Date(at.getTime() + days * DAY_MS);
}

const receiptOf = ({ number, receivedAt }: ContactMessageState): Receipt => ({ number, answer_by: answerBy(receivedAt).toISOString() });

/** The slug of the first community recipe that a text names by its address. */
function recipeSlugIn(place: string): StoredComplaint['recipeSlug'] {
  return /\/community\/recipe\/([a-z0-9-]{1,100})/.exec(place)?.[1] ?? null;
}
