import { Schema } from 'mongoose';

export const LIBRARY_MODEL = 'Library';

/** What a write on a recipe is about to do to the count. Settled when the write is done, or by upkeep when it never was. */
export interface LibraryNote {
  id: string;
  recipeId: string;
  kind: 'create' | 'delete' | 'restore';
  at: Date;
  /** Keys of a recipe that is created only unless the cook has it: nobody else creates one of them meanwhile. Notes of earlier releases have none. */
  claims?: string[];
}

/** How many recipes a cook has and may have: one document per owner, so that one conditional write can guard the cap. */
export interface LibraryDocument {
  /** The owner's account id. */
  _id: string;
  count: number;
  /** Null is unlimited. */
  limit: number | null;
  /** Revision of the subscription that `limit` was copied from; 0 before billing has said anything. */
  limitRevision: number;
  pending: LibraryNote[];
}

const note = { _id: false, id: String, recipeId: String, kind: String, at: Date, claims: { type: [String], default: undefined } };

export const LibrarySchema = new Schema<LibraryDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    limit: { type: Number, default: null },
    limitRevision: { type: Number, required: true },
    pending: { type: [note], default: [] },
  },
  { collection: 'libraries', versionKey: false, id: false },
);
LibrarySchema.index({ 'pending.at': 1 });
