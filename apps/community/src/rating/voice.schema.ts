import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const VOICE_MODEL = 'Voice';

/** What one cook has said of another's recipe. One document for each recipe and account: nobody counts twice. */
export interface VoiceDocument extends WithOutbox {
  /** `recipeId:accountId`. */
  _id: string;
  recipeId: string;
  accountId: string;
  /** Null: taken back. */
  rating: number | null;
  /** Whether the cook has saved a copy; it stays said when that is deleted. */
  saved: boolean;
  /** Whether the cook says that they made it. */
  cooked: boolean;
  /** When the cook first said something. Saying it again does not make it newer. */
  voicedAt: Date;
  revision: number;
}

export const voiceId = (recipeId: string, accountId: string): string => `${recipeId}:${accountId}`;

export const VoiceSchema = new Schema<VoiceDocument>(
  {
    _id: { type: String, required: true },
    recipeId: { type: String, required: true },
    accountId: { type: String, required: true },
    rating: { type: Number, default: null },
    saved: { type: Boolean, default: false },
    cooked: { type: Boolean, default: false },
    voicedAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'voices', versionKey: false, id: false },
);
VoiceSchema.plugin(outboxPlugin);
VoiceSchema.index({ recipeId: 1, voicedAt: -1 });
VoiceSchema.index({ accountId: 1, _id: 1 });
