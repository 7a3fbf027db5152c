import type { Language } from '@simmer/messages';
import { leasedPlugin, type LeasedRecord } from '@simmer/kit';
import { Schema } from 'mongoose';
import type { MailParams, MailTemplate } from './letters';

export const MAIL_MODEL = 'Mail';

/** One mail: recipient and content. Once it is sent only its id remains, so that it is not sent twice. */
export interface MailRecord<T extends MailTemplate = MailTemplate> extends LeasedRecord {
  /** What the mail is about; the same again is the same mail. */
  _id: string;
  /** The account, or an id of its own for an address without one. */
  ownerId: string;
  status: 'waiting' | 'sent' | 'dropped' | 'failed';
  to: string;
  language: Language;
  template: T;
  params: MailParams[T];
  createdAt: Date;
  /** When its id may be forgotten; null while it waits. */
  expiresAt: Date | null;
}

export const MailSchema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    to: { type: String, default: '' },
    language: { type: String, required: true },
    template: { type: String, required: true },
    params: { type: Object, default: {} },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'mails', versionKey: false, id: false, minimize: false },
);
MailSchema.plugin(leasedPlugin);
MailSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
