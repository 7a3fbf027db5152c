import type { ExportFormat, RecipeExport } from '@simmer/contracts';
import { type Lease, leaseSchema, outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const EXPORT_MODEL = 'RecipeExport';

/** One export: the truth about it, whatever the queue thinks. */
export interface ExportRecord extends WithOutbox {
  _id: string;
  ownerId: string;
  status: RecipeExport['status'];
  format: ExportFormat;
  /** Null: every recipe. */
  recipeIds: string[] | null;
  total: number;
  done: number;
  fileName: string | null;
  contentType: string | null;
  bytes: number | null;
  error: { code: string; message: string } | null;
  /** Runs that were begun. */
  attempts: number;
  lease: Lease | null;
  queuedAt: Date;
  revision: number;
  createdAt: Date;
}

export const ExportSchema = new Schema<ExportRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    format: { type: String, required: true },
    recipeIds: { type: [String], default: null },
    total: { type: Number, default: 0 },
    done: { type: Number, default: 0 },
    fileName: { type: String, default: null },
    contentType: { type: String, default: null },
    bytes: { type: Number, default: null },
    error: { type: { code: String, message: String }, _id: false, default: null },
    attempts: { type: Number, default: 0 },
    lease: leaseSchema,
    queuedAt: { type: Date, required: true },
    revision: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'exports', versionKey: false },
);
ExportSchema.plugin(outboxPlugin);
ExportSchema.index({ status: 1 });
ExportSchema.index({ createdAt: 1 });
