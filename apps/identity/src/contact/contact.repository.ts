import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CONTACT_TOPICS, type ContactQueue, type ContactState, type ContactTopic } from '@simmer/contracts';
import { despiteConflicts, type EventEntry, OutboxRelay, type StateOf, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { CONTACT_COUNTER_MODEL, CONTACT_MESSAGE_MODEL, type ContactCounterDocument, type ContactMessageDocument } from './contact.schema';

export type ContactMessageState = StateOf<ContactMessageDocument>;

/** Where a page of messages ended. */
export interface MessageCursor {
  id: string;
  receivedAt: Date;
}

const MESSAGE_TOPICS = CONTACT_TOPICS.filter((topic) => topic !== 'copyright');

const inQueue = (queue: ContactQueue): { topic: { $in: ContactTopic[] } } => ({
  topic: { $in: queue === 'copyright' ? ['copyright'] : MESSAGE_TOPICS },
});

@Injectable()
export class ContactRepository {
  private readonly versioned: Versioned<ContactMessageDocument>;

  constructor(
    @InjectModel(CONTACT_MESSAGE_MODEL) private readonly messages: Model<ContactMessageDocument>,
    @InjectModel(CONTACT_COUNTER_MODEL) private readonly counters: Model<ContactCounterDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(messages, relay);
  }

  find(id: string): Promise<ContactMessageState | null> {
    return this.messages.findById(id).lean<ContactMessageState>().exec();
  }

  /** Stores what was read (revision 0: nothing) with a change and its events; null when somebody else was faster. */
  change(
    read: ContactMessageState,
    set: Partial<ContactMessageState>,
    eventsOf: (revision: number) => EventEntry[] = () => [],
  ): Promise<ContactMessageState | null> {
    return this.versioned.change(read, set, eventsOf);
  }

  /** A number that no other message has. */
  async nextNumber(): Promise<number> {
    const counted = await despiteConflicts(() =>
      this.counters
        .findOneAndUpdate({ _id: 'messages' }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' })
        .lean<ContactCounterDocument>(),
    );
    return counted?.last ?? 1;
  }

  /** What waits with the oldest first, everything else with the newest first. */
  list(
    queue: ContactQueue,
    state: ContactState,
    { limit, after }: { limit: number; after: MessageCursor | null },
  ): Promise<ContactMessageState[]> {
    const [direction, beyond] = state === 'open' ? ([1, '$gt'] as const) : ([-1, '$lt'] as const);
    const page = after
      ? { $or: [{ receivedAt: { [beyond]: after.receivedAt } }, { receivedAt: after.receivedAt, _id: { [beyond]: after.id } }] }
      : {};
    return this.messages
      .find({ state, ...inQueue(queue), ...page })
      .sort({ receivedAt: direction, _id: direction })
      .limit(limit)
      .lean<ContactMessageState[]>()
      .exec();
  }

  countOpen(queue: ContactQueue): Promise<number> {
    return this.messages.countDocuments({ state: 'open', ...inQueue(queue) }).exec();
  }
}
