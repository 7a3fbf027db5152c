import { Schema } from 'mongoose';

export const DEVICE_MODEL = 'Device';

/** A browser that has signed in to an account before. */
export interface DeviceDocument {
  /** SHA-256 of the browser's token and the address: reveals neither, and one browser may know several accounts. */
  _id: string;
  /** Whose. */
  accountId: string;
  /** When it counts as a stranger's again. */
  until: Date;
}

export const DeviceSchema = new Schema<DeviceDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'devices', versionKey: false, id: false },
);
DeviceSchema.index({ accountId: 1 });
DeviceSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
