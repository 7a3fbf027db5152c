import { Schema } from 'mongoose';

export const FACTORS_MODEL = 'Factors';

export interface Authenticator {
  id: string;
  name: string;
  /** The key that it shares with the app, sealed. */
  sealedKey: string;
  addedAt: Date;
  /** Null until digits of it were entered: only then it counts. */
  confirmedAt: Date | null;
  /** The last half minute whose digits were used: neither these nor earlier ones are taken again. */
  lastStep: number;
  lastUsedAt: Date | null;
}

export interface Passkey {
  /** The credential's own id, in base64url. */
  id: string;
  name: string;
  publicKey: string;
  counter: number;
  transports: string[];
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** With what a cook shows, beside the password, whose the account is. One document, so that each use is one conditional write. */
export interface FactorsDocument {
  /** The account's id. */
  _id: string;
  authenticators: Authenticator[];
  passkeys: Passkey[];
  /** What is left of the recovery codes, as their hashes; null without an authenticator. */
  recovery: { hashes: string[]; made: number; madeAt: Date } | null;
  revision: number;
}

const authenticator = {
  _id: false,
  id: { type: String, required: true },
  name: { type: String, default: '' },
  sealedKey: { type: String, required: true },
  addedAt: { type: Date, required: true },
  confirmedAt: { type: Date, default: null },
  lastStep: { type: Number, default: 0 },
  lastUsedAt: { type: Date, default: null },
};

const passkey = {
  _id: false,
  id: { type: String, required: true },
  name: { type: String, required: true },
  publicKey: { type: String, required: true },
  counter: { type: Number, required: true },
  transports: { type: [String], default: [] },
  addedAt: { type: Date, required: true },
  lastUsedAt: { type: Date, default: null },
};

export const FactorsSchema = new Schema<FactorsDocument>(
  {
    _id: { type: String, required: true },
    authenticators: { type: [authenticator], default: [] },
    passkeys: { type: [passkey], default: [] },
    recovery: { type: { hashes: [String], made: Number, madeAt: Date }, _id: false, default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'factors', versionKey: false, id: false },
);
