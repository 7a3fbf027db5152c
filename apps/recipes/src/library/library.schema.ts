import { Schema } from 'mongoose';

export const LIBRARY_MODEL = 'Library';

/** What a write on a recipe is about to do. Settled when the write is done, or by a scheduled job when it never was. */
export interface Reservation {
  id: string;
  recipeId: string;
  /**
   * `wait`, for a recipe that is created into the tray, `starter`, for one of the starter set, and `change` leave the count alone. `edit` makes one of the
   * starter set the cook's own.
   */
  kind: 'create' | 'wait' | 'starter' | 'edit' | 'delete' | 'restore' | 'move-up' | 'put-back' | 'change';
  at: Date;
  /** Keys of a recipe that is created only if the cook does not have it: blocks concurrent creation. */
  claims?: string[];
}

/** How many recipes a cook has, and which changed last: one document per owner, so that one conditional write can guard the cap. */
export interface LibraryDocument {
  /** The owner's account id. */
  _id: string;
  count: number;
  pending: Reservation[];
  /** By name; which recipes are in one stands with the recipes. */
  collections: { id: string; name: string }[];
  /** Counts every change of a recipe, once it is done. */
  revision: number;
  /** Ids of the recipes that changed, one for each change, the last ones only and the newest last. */
  changes: string[];
}

const reservation = { _id: false, id: String, recipeId: String, kind: String, at: Date, claims: { type: [String], default: undefined } };

export const LibrarySchema = new Schema<LibraryDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    pending: { type: [reservation], default: [] },
    collections: { type: [{ _id: false, id: String, name: String }], default: [] },
    revision: { type: Number, default: 0 },
    changes: { type: [String], default: [] },
  },
  { collection: 'libraries', versionKey: false, id: false },
);
LibrarySchema.index({ 'pending.at': 1 });
