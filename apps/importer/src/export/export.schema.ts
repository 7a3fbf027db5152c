import type { ExportFormat, Failure, RecipeExport } from '@simmer/contracts';
import { type LeasedRecord, leasedPlugin, outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const EXPORT_MODEL = 'RecipeExport';
export const EXPORT_CLAIM_MODEL = 'ExportClaim';

/** Which export of a cook runs, or was the last to: one document per owner, so that of several at once one begins. */
export interface ExportClaimDocument {
  /** The owner's account id. */
  _id: string;
  exportId: string;
  claimedAt: Date;
}

/** One export: the truth about it, whatever the queue thinks. */
export interface ExportRecord extends LeasedRecord, WithOutbox {
  status: RecipeExport['status'];
  format: ExportFormat | 'pdf';
  /** Of the words that the file adds; null where it adds none. */
  language: string | null;
  /** Null: every recipe. */
  recipeIds: string[] | null;
  total: number;
  done: number;
  fileName: string | null;
  contentType: string | null;
  bytes: number | null;
  error: Failure | null;
  revision: number;
  createdAt: Date;
}

export const ExportClaimSchema = new Schema<ExportClaimDocument>(
  { _id: { type: String, required: true }, exportId: { type: String, required: true }, claimedAt: { type: Date, required: true } },
  { collection: 'export_claims', versionKey: false },
);

export const ExportSchema = new Schema<ExportRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    format: { type: String, required: true },
    language: { type: String, default: null },
    recipeIds: { type: [String], default: null },
    total: { type: Number, default: 0 },
    done: { type: Number, default: 0 },
    fileName: { type: String, default: null },
    contentType: { type: String, default: null },
    bytes: { type: Number, default: null },
    error: { type: { code: String, params: { type: Object } }, _id: false, default: null },
    revision: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'exports', versionKey: false },
);
ExportSchema.plugin(outboxPlugin);
ExportSchema.plugin(leasedPlugin);
ExportSchema.index({ ownerId: 1 });
ExportSchema.index({ createdAt: 1 });
