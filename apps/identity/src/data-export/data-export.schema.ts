import type { DataExport } from '@simmer/contracts';
import { type LeasedRecord, leasedPlugin, outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const DATA_EXPORT_MODEL = 'DataExport';

/** The last export of an account: one document for each, so that of several at once one is made. */
export interface DataExportRecord extends LeasedRecord, WithOutbox {
  /** The account's id, as `ownerId`. */
  _id: string;
  /** The id of the request; the file is stored under it. */
  exportId: string;
  status: DataExport['status'];
  stages: DataExport['stages'];
  fileName: string | null;
  bytes: number | null;
  createdAt: Date;
  expiresAt: Date | null;
  revision: number;
}

export const DataExportSchema = new Schema<DataExportRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    exportId: { type: String, required: true },
    status: { type: String, required: true },
    stages: [{ _id: false, stage: String, done: Number, total: Number }],
    fileName: { type: String, default: null },
    bytes: { type: Number, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'data_exports', versionKey: false, id: false },
);
DataExportSchema.plugin(outboxPlugin);
DataExportSchema.plugin(leasedPlugin);
DataExportSchema.index({ expiresAt: 1 });
