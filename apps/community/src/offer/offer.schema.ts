import type { PlacedChange } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const OFFER_MODEL = 'Offer';

/** Changes that a cook offers back to the author of the recipe that theirs was adapted from. */
export interface OfferDocument {
  /** The changed copy: each has one offer at most. */
  _id: string;
  originalId: string;
  /** Whose the copy is. */
  offeredBy: string;
  /** Whose the original is. */
  ownerId: string;
  changes: PlacedChange[];
  offeredAt: Date;
  /** The places of those changes that were taken; null until the author has answered. */
  taken: number[] | null;
  answeredAt: Date | null;
}

const nullableText = { type: String, default: null };

export const OfferSchema = new Schema<OfferDocument>(
  {
    _id: { type: String, required: true },
    originalId: { type: String, required: true },
    offeredBy: { type: String, required: true },
    ownerId: { type: String, required: true },
    changes: [{ _id: false, list: String, was: nullableText, becomes: nullableText, after: nullableText }],
    offeredAt: { type: Date, required: true },
    taken: { type: [Number], default: null },
    answeredAt: { type: Date, default: null },
  },
  { collection: 'offers', versionKey: false, id: false },
);
OfferSchema.index({ originalId: 1, answeredAt: 1, offeredAt: 1 });
OfferSchema.index({ offeredBy: 1, answeredAt: 1 });
OfferSchema.index({ ownerId: 1, answeredAt: 1, offeredAt: 1 });
