import { Schema } from 'mongoose';

export const STAFF_LOG_MODEL = 'StaffLogEntry';

export interface StaffLogDocument {
  /** Counts from 1, without a gap: of two who write at once one is first. */
  _id: number;
  at: Date;
  /** Null for somebody at the machine. */
  accountId: string | null;
  did: string;
  about: string;
  /** Over this entry and the seal of the one before it, under a key that the store does not have. */
  seal: string;
}

export const StaffLogSchema = new Schema<StaffLogDocument>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    accountId: { type: String, default: null },
    did: { type: String, required: true },
    about: { type: String, default: '' },
    seal: { type: String, required: true },
  },
  { collection: 'staff_log', versionKey: false, id: false },
);
