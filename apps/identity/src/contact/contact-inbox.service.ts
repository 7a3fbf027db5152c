import { Injectable } from '@nestjs/common';
import {
  CONTACT_LIMITS,
  type ContactMessage,
  contactMessageAnswered,
  type contactMessage,
  type ContactQueue,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
} from '@simmer/contracts';
import { eventEntry, type EventEntry, pageFrom } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import { toMessage, toSummary } from './contact-view';
import { ContactRepository, type ContactMessageState, type MessageCursor } from './contact.repository';
import { keptUntil } from './contact.service';

type Ops = typeof contactMessage;
interface AsRead {
  id: string;
  revision: number;
}

/** What staff read and do. Of two who change a message at the same time the second is told, and reads it again. */
@Injectable()
export class ContactInbox {
  constructor(
    private readonly messages: ContactRepository,
    private readonly accounts: AccountRepository,
  ) {}

  async list(staffId: string, { queue, state, limit, after }: ParsedInputOf<Ops['list']>): Promise<OutputOf<Ops['list']>> {
    const found = await this.messages.list(queue, state, { limit: limit + 1, after: after === undefined ? null : cursorOf(after) });
    const personOf = await this.peopleFor(staffId, found);
    return pageFrom(found, {
      limit,
      view: (one) => toSummary(one, personOf),
      cursor: ({ _id, receivedAt }) => `${receivedAt.getTime()}~${_id}`,
    });
  }

  async counts(): Promise<OutputOf<Ops['counts']>> {
    const [messages, copyright] = await Promise.all([this.countWaiting('messages'), this.countWaiting('copyright')]);
    return { messages, copyright };
  }

  /** Throws `identity.message-not-found`. */
  async read(staffId: string, id: string): Promise<ContactMessage> {
    return this.view(staffId, await this.find(id));
  }

  /** The answer goes out by mail, and the message no longer waits. */
  async answer(staffId: string, read: AsRead, text: string): Promise<ContactMessage> {
    const found = await this.find(read.id);
    const answer = found.answers.length;
    if (answer >= CONTACT_LIMITS.answers) throw new ProblemError('identity.too-many-answers');
    const answers = [...found.answers, { text, at: new Date(), by: staffId }];
    return this.change(staffId, found, read, { answers, state: 'answered', assignedTo: found.assignedTo ?? staffId }, (revision) => [
      eventEntry(contactMessageAnswered, { messageId: read.id, revision, answer }),
    ]);
  }

  async assign(staffId: string, read: AsRead, to: 'me' | 'nobody'): Promise<ContactMessage> {
    return this.change(staffId, await this.find(read.id), read, { assignedTo: to === 'me' ? staffId : null });
  }

  async setState(staffId: string, read: AsRead, state: 'open' | 'closed'): Promise<ContactMessage> {
    return this.change(staffId, await this.find(read.id), read, { state });
  }

  private async change(
    staffId: string,
    found: ContactMessageState,
    { revision }: AsRead,
    set: Partial<ContactMessageState>,
    eventsOf?: (revision: number) => EventEntry[],
  ): Promise<ContactMessage> {
    if (found.revision !== revision) throw new ProblemError('identity.message-changed');
    const expiresAt = keptUntil(set.state ?? found.state, new Date());
    const written = await this.messages.change(found, { ...set, expiresAt }, eventsOf);
    if (!written) throw new ProblemError('identity.message-changed');
    return this.view(staffId, written);
  }

  private async find(id: string): Promise<ContactMessageState> {
    const found = await this.messages.find(id);
    if (!found) throw new ProblemError('identity.message-not-found');
    return found;
  }

  private async view(staffId: string, message: ContactMessageState): Promise<ContactMessage> {
    return toMessage(message, await this.peopleFor(staffId, [message]));
  }

  private async countWaiting(queue: ContactQueue): Promise<{ waiting: number; oldest: string | null }> {
    const [waiting, [oldest]] = await Promise.all([
      this.messages.countOpen(queue),
      this.messages.list(queue, 'open', { limit: 1, after: null }),
    ]);
    return { waiting, oldest: oldest?.receivedAt.toISOString() ?? null };
  }

  private async peopleFor(staffId: string, messages: readonly ContactMessageState[]) {
    const ids = messages.flatMap(({ assignedTo, answers }) => [...(assignedTo ? [assignedTo] : []), ...answers.map(({ by }) => by)]);
    const accounts = ids.length > 0 ? await this.accounts.findMany([...new Set(ids)]) : [];
    const names = new Map(accounts.map(({ _id, name, email }) => [_id, name || email]));
    return (id: string) => ({ id, name: names.get(id) ?? '', is_you: id === staffId });
  }
}

function cursorOf(after: string): MessageCursor {
  const [, at, id] = /^(\d{1,15})~([0-9a-f-]{36})$/.exec(after) ?? [];
  if (!at || !id) throw new ProblemError('request.unknown-cursor');
  return { id, receivedAt: new Date(Number(at)) };
}
