import type { FeedMailHour } from '@simmer/contracts';
import { type LeasedRecord, leasedPlugin } from '@simmer/kit';
import { Schema } from 'mongoose';
import type { MailTimes } from './next-mail-at';

export const FEED_MAIL_MODEL = 'FeedMail';

/** That a cook wants what is new by mail. Who has none gets none. */
export interface FeedMailDocument extends LeasedRecord {
  /** The cook's account, as is `ownerId`. */
  _id: string;
  status: 'on';
  frequency: MailTimes['frequency'];
  hour: FeedMailHour;
  timeZone: string | null;
  includesAnswers: boolean;
  /** Until when what was new has been mailed, or was there when the cook chose this. */
  since: Date;
  /** When the next mail is due, which has what came until then. `dueAt` is later after a run that failed. */
  until: Date;
}

export const FeedMailSchema = new Schema<FeedMailDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    frequency: { type: String, required: true },
    hour: { type: Number, required: true },
    timeZone: { type: String, default: null },
    includesAnswers: { type: Boolean, required: true },
    since: { type: Date, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'feed_mails', versionKey: false, id: false },
);
FeedMailSchema.plugin(leasedPlugin);
