import type { Image } from '@simmer/contracts';
import { imageSchema, type LeasedRecord, leasedPlugin, outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const IMAGE_MODEL = 'Image';

/** By the digest a file is known when it is sent again. */
export type ImageOrigin = { kind: 'url'; url: string } | { kind: 'file'; key: string; digest: string };

/** One upload from request to end: queued → stored or failed. The queue holds only its id. */
export interface ImageDocument extends LeasedRecord, WithOutbox {
  title: string;
  origin: ImageOrigin;
  status: 'queued' | 'stored' | 'failed';
  image: Omit<Image, 'id'> | null;
  /** The original file, and a form of it for other programs; null where neither was stored. */
  originalKey: string | null;
  portableKey: string | null;
  /** What went wrong, for people. */
  error: string | null;
  revision: number;
  createdAt: Date;
  /** When its use was last checked; an upload counts as in use. */
  lookedAt: Date | null;
  /** Since when no recipe is known to show it. */
  unusedSince: Date | null;
  /** What moderation hides and shows it: as long as there is any, its files are not public. */
  withheldFor: string[];
  /** Proposed: hidden until its use is checked once more. Decided: its files go, then the record. */
  removal: 'proposed' | 'decided' | null;
}

/** What a run has made of an upload. */
export type ProcessedImage = { image: Omit<Image, 'id'> } & Pick<ImageDocument, 'originalKey' | 'portableKey'>;

export const ImageSchema = new Schema<ImageDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    title: { type: String, default: '' },
    origin: { kind: String, url: String, key: String, digest: String },
    status: { type: String, required: true },
    image: { type: imageSchema, default: null },
    originalKey: { type: String, default: null },
    portableKey: { type: String, default: null },
    error: { type: String, default: null },
    revision: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    lookedAt: { type: Date, default: null },
    unusedSince: { type: Date, default: null },
    withheldFor: { type: [String], default: [] },
    removal: { type: String, default: null },
  },
  { collection: 'images', versionKey: false, id: false },
);
ImageSchema.plugin(outboxPlugin);
ImageSchema.plugin(leasedPlugin);
ImageSchema.index({ lookedAt: 1 });
ImageSchema.index({ removal: 1, unusedSince: 1 });
// by these a file is found to be another picture's too
ImageSchema.index({ originalKey: 1 });
ImageSchema.index({ portableKey: 1 });
ImageSchema.index({ 'image.variants.url': 1 });
ImageSchema.index({ withheldFor: 1 });
