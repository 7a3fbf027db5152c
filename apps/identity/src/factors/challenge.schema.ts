import { Schema } from 'mongoose';

export const CHALLENGE_MODEL = 'PasskeyChallenge';

/** What a browser has to sign, once. */
export interface ChallengeDocument {
  _id: string;
  purpose: 'show' | 'add';
  challenge: string;
  /** Whose passkey is to be added; null for one that is shown. */
  accountId: string | null;
  expiresAt: Date;
}

export const ChallengeSchema = new Schema<ChallengeDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    challenge: { type: String, required: true },
    accountId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false, id: false },
);
// housekeeping alone: every use compares expiresAt itself
ChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
