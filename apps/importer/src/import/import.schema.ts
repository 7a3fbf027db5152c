import type { Failure, FieldOrigin, ImportStageName, ImportStatus } from '@simmer/contracts';
import { type LeasedRecord, leasedPlugin, outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const IMPORT_MODEL = 'Import';

/** One import: the truth about it, whatever the queue thinks. */
export interface ImportRecord extends LeasedRecord, WithOutbox {
  url: string | null;
  /** Where the page's source waits when a cook has sent it; null when the page is to be fetched. */
  pageKey: string | null;
  /** The cook wants it although the same recipe is in the library. */
  allowDuplicate: boolean;
  status: ImportStatus;
  stages: { name: ImportStageName; startedAt: Date; endedAt: Date | null }[];
  preview: { title: string; ingredientCount: number; stepCount: number; servings: number | null } | null;
  /** Chosen at the request, so that repeated runs make one recipe and one photo. */
  recipeId: string;
  imageId: string;
  /** The recipe went into the tray. */
  waiting: boolean;
  /** Where each field was read. */
  origins: FieldOrigin[];
  duplicateOf: { id: string; title: string } | null;
  /** The other recipes of the page, each with the address that names it there. */
  moreRecipes: { title: string; url: string | null }[];
  error: Failure | null;
  debug: { at: Date; text: string }[];
  revision: number;
  createdAt: Date;
}

export const ImportSchema = new Schema<ImportRecord>(
  {
    _id: String,
    ownerId: { type: String, required: true },
    url: { type: String, default: null },
    pageKey: { type: String, default: null },
    allowDuplicate: { type: Boolean, default: false },
    status: { type: String, required: true },
    stages: [{ _id: false, name: String, startedAt: Date, endedAt: Date }],
    preview: { type: { title: String, ingredientCount: Number, stepCount: Number, servings: Number }, _id: false, default: null },
    recipeId: { type: String, required: true },
    imageId: { type: String, required: true },
    waiting: { type: Boolean, default: false },
    origins: [
      {
        _id: false,
        field: String,
        reader: String,
        place: String,
        confidence: Number,
        guesses: { type: [String], default: undefined },
        alternatives: { type: [Object], default: undefined },
      },
    ],
    duplicateOf: { type: { id: String, title: String }, _id: false, default: null },
    moreRecipes: [{ _id: false, title: String, url: { type: String, default: null } }],
    error: { type: { code: String, params: { type: Object } }, _id: false, default: null },
    debug: [{ _id: false, at: Date, text: String }],
    revision: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
  },
  { collection: 'imports', versionKey: false },
);
ImportSchema.plugin(outboxPlugin);
ImportSchema.plugin(leasedPlugin);
ImportSchema.index({ createdAt: 1 });
ImportSchema.index({ recipeId: 1 });
