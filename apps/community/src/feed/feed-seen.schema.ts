import type { FeedPart } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const FEED_SEEN_MODEL = 'FeedSeen';

/** Until when a cook has seen each part of their feed; null where they never opened it. */
export interface FeedSeenDocument extends Record<FeedPart, Date | null> {
  /** The cook's account. */
  _id: string;
}

const never = { type: Date, default: null };

export const FeedSeenSchema = new Schema<FeedSeenDocument>(
  { _id: { type: String, required: true }, recipes: never, answers: never, notices: never },
  { collection: 'feeds_seen', versionKey: false, id: false },
);
