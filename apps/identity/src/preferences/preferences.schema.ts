import type { NotificationTopic, TextSize, Theme } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const PREFERENCES_MODEL = 'Preferences';

/** A cook's settings, from the first change on. Settings that were never changed have the default. */
export interface PreferencesDocument extends WithOutbox {
  /** The account's id. */
  _id: string;
  notifications: { topic: NotificationTopic; here?: boolean; email?: boolean }[];
  quietHours: { from: string; until: string } | null;
  theme: Theme;
  textSize: TextSize;
  isSpacious: boolean;
  revision: number;
}

export const PreferencesSchema = new Schema<PreferencesDocument>(
  {
    _id: { type: String, required: true },
    notifications: [{ _id: false, topic: String, here: Boolean, email: Boolean }],
    quietHours: { type: { from: String, until: String }, _id: false, default: null },
    theme: { type: String, required: true },
    textSize: { type: String, required: true },
    isSpacious: { type: Boolean, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'preferences', versionKey: false, id: false },
);
PreferencesSchema.plugin(outboxPlugin);
