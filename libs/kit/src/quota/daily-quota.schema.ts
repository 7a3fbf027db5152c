import { Schema } from 'mongoose';

export const DAILY_QUOTA_MODEL = 'DailyQuota';

/** What one cook has used of one thing on one day. */
export interface DailyQuotaDocument {
  /** Owner, kind and day (UTC). */
  _id: string;
  count: number;
  bytes: number;
  until: Date;
}

const DailyQuotaSchema = new Schema<DailyQuotaDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    bytes: { type: Number, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'daily_quotas', versionKey: false, id: false },
);
DailyQuotaSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** For a service's `MongooseModule.forFeature`. */
export const dailyQuotaModel = { name: DAILY_QUOTA_MODEL, schema: DailyQuotaSchema };
