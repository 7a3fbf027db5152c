import { Schema } from 'mongoose';

export const PUSH_KEY_MODEL = 'PushKey';

/** The key pair by which push services know this installation; every subscription is bound to it. */
export interface PushKeyDocument {
  _id: 'vapid';
  publicKey: string;
  /** Sealed under `IDENTITY_SECRET`. */
  sealedKey: string;
}

export const PushKeySchema = new Schema<PushKeyDocument>(
  {
    _id: { type: String, required: true },
    publicKey: { type: String, required: true },
    sealedKey: { type: String, required: true },
  },
  { collection: 'push_keys', versionKey: false, id: false },
);
