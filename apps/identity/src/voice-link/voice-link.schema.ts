import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const VOICE_LINK_MODEL = 'VoiceLink';

/** With which voice account a cook's account is linked. One document for each account, so that there is one link at most. */
export interface VoiceLinkDocument extends WithOutbox {
  /** The account's id. */
  _id: string;
  /** What the cook allowed. Tokens of any other grant are worth nothing; null when nothing is linked. */
  grantId: string | null;
  linkedAt: Date | null;
  /** SHA-256 of the voice platform's account id, once known. */
  voiceAccount: string | null;
  heardText: string | null;
  heardAt: Date | null;
  revision: number;
}

export const VoiceLinkSchema = new Schema<VoiceLinkDocument>(
  {
    _id: { type: String, required: true },
    grantId: { type: String, default: null },
    linkedAt: { type: Date, default: null },
    voiceAccount: { type: String, default: null },
    heardText: { type: String, default: null },
    heardAt: { type: Date, default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'voice_links', versionKey: false, id: false },
);
VoiceLinkSchema.plugin(outboxPlugin);
VoiceLinkSchema.index({ grantId: 1 });
VoiceLinkSchema.index({ voiceAccount: 1 });
