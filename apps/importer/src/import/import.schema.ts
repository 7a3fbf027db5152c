import type { ImportStageName, ImportStatus } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

/** One import: the truth about it, whatever the queue thinks. */
export interface ImportRecord extends WithOutbox {
  _id: string;
  ownerId: string;
  url: string;
  status: ImportStatus;
  stages: { name: ImportStageName; startedAt: Date; endedAt: Date | null }[];
  preview: { title: string; ingredientCount: number; stepCount: number; servings: number | null } | null;
  /** Chosen when the import is asked for, so that however often it runs there is one recipe and one picture. */
  recipeId: string;
  imageId: string;
  error: { code: string; message: string } | null;
  debug: { at: Date; text: string }[];
  attempts: number;
  /** Who is running it and until when that counts. */
  lease: { holder: string; until: Date } | null;
  revision: number;
  createdAt: Date;
}

export const ImportSchema = new Schema<ImportRecord>(
  {
    _id: String,
    ownerId: { type: String, required: true },
    url: { type: String, required: true },
    status: { type: String, required: true },
    stages: [{ _id: false, name: String, startedAt: Date, endedAt: Date }],
    preview: { type: { title: String, ingredientCount: Number, stepCount: Number, servings: Number }, _id: false, default: null },
    recipeId: { type: String, required: true },
    imageId: { type: String, required: true },
    error: { type: { code: String, message: String }, _id: false, default: null },
    debug: [{ _id: false, at: Date, text: String }],
    attempts: { type: Number, default: 0 },
    lease: { type: { holder: String, until: Date }, _id: false, default: null },
    revision: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
  },
  { collection: 'imports', versionKey: false },
);
ImportSchema.plugin(outboxPlugin);
ImportSchema.index({ status: 1 });
