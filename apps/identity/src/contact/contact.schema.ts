import type { ContactState, ContactTopic } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import type { Language } from '@simmer/messages';
import { Schema } from 'mongoose';

export const CONTACT_MESSAGE_MODEL = 'ContactMessage';
export const CONTACT_COUNTER_MODEL = 'ContactCounter';

export interface StoredComplaint {
  work: string;
  place: string;
  good_faith: boolean;
  signature: string;
  /** Of the community recipe that `place` names. */
  recipeSlug: string | null;
}

export interface StoredAnswer {
  text: string;
  at: Date;
  /** The account of whoever answered. */
  by: string;
}

/** What somebody wrote on the contact page, and what staff answered. */
export interface ContactMessageDocument extends WithOutbox {
  _id: string;
  number: number;
  /** The account of whoever was signed in; it takes its messages with it. */
  accountId: string | null;
  name: string;
  email: string;
  language: Language;
  topic: ContactTopic;
  message: string;
  /** Version and browser, where they were sent along. */
  browser: string;
  complaint: StoredComplaint | null;
  state: ContactState;
  assignedTo: string | null;
  /** The oldest first. */
  answers: StoredAnswer[];
  receivedAt: Date;
  /** When it is removed. */
  expiresAt: Date;
  revision: number;
}

const complaint = new Schema<StoredComplaint>(
  { work: String, place: String, good_faith: Boolean, signature: String, recipeSlug: { type: String, default: null } },
  { _id: false },
);

export const ContactMessageSchema = new Schema<ContactMessageDocument>(
  {
    _id: { type: String, required: true },
    number: { type: Number, required: true },
    accountId: { type: String, default: null },
    name: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, required: true },
    topic: { type: String, required: true },
    message: { type: String, default: '' },
    browser: { type: String, default: '' },
    complaint: { type: complaint, default: null },
    state: { type: String, required: true },
    assignedTo: { type: String, default: null },
    answers: [new Schema<StoredAnswer>({ text: String, at: Date, by: String }, { _id: false })],
    receivedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'contact_messages', versionKey: false, id: false },
);
ContactMessageSchema.plugin(outboxPlugin);
ContactMessageSchema.index({ state: 1, receivedAt: 1, _id: 1 });
ContactMessageSchema.index({ accountId: 1 });
ContactMessageSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The number of the last message. */
export interface ContactCounterDocument {
  _id: string;
  last: number;
}

export const ContactCounterSchema = new Schema<ContactCounterDocument>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: 'contact_counters', versionKey: false, id: false },
);
