import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import type { Level } from '@simmer/contracts';
import { Schema } from 'mongoose';
import type { Browser } from './browser';

export const SESSION_MODEL = 'Session';

export interface SessionDocument extends WithOutbox {
  /** SHA-256 of the token, in base64url: useless for signing in. */
  _id: string;
  accountId: string;
  /** SHA-256 of the token that its browser keeps; null for one without. */
  deviceId: string | null;
  /** How the cook showed whose the account is, and when they did so last. */
  level: Level;
  authenticatedAt: Date | null;
  browser: Browser;
  startedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  revision: number;
}

export const SessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    deviceId: { type: String, default: null },
    level: { type: String, default: 'password' },
    authenticatedAt: { type: Date, default: null },
    browser: {
      type: { name: String, system: String, kind: String },
      _id: false,
      default: () => ({ name: '', system: '', kind: 'unknown' }),
    },
    startedAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'sessions', versionKey: false, id: false },
);
SessionSchema.plugin(outboxPlugin);
SessionSchema.index({ deviceId: 1 });
SessionSchema.index({ accountId: 1 });
// housekeeping alone: every read compares expiresAt itself
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
