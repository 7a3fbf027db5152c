import type { ChefRelation } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const RELATION_MODEL = 'Relation';

/** How one cook stands to another: one document for both ways would be written by both. */
export interface RelationDocument extends ChefRelation {
  /** `from:to`, so that following twice is following once. */
  _id: string;
  from: string;
  to: string;
}

export const relationId = (from: string, to: string): string => `${from}:${to}`;

const no = { type: Boolean, default: false };

export const RelationSchema = new Schema<RelationDocument>(
  {
    _id: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
    follows: no,
    mutes: no,
    blocks: no,
  },
  { collection: 'relations', versionKey: false, id: false },
);
RelationSchema.index({ from: 1, _id: 1 });
RelationSchema.index({ to: 1, follows: 1, from: 1 });
RelationSchema.index({ to: 1, blocks: 1 });
