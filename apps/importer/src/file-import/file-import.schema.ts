import type { Failure, FileFormat, FileImportStatus, FileProblem, SkipReason } from '@simmer/contracts';
import { type LeasedRecord, leasedPlugin, outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const FILE_IMPORT_MODEL = 'FileImport';

export interface ImportedFile {
  name: string;
  bytes: number;
  objectKey: string;
  format: FileFormat | null;
  found: number;
  duplicates: number;
  problem: FileProblem | null;
  isRead: boolean;
}

export interface FileImportChoice {
  withDuplicates: boolean;
  leaveOut: number[];
  /** Of the collection to put them in; its id is that of the import. */
  collectionName: string | null;
}

/** One import of files: the truth about it, whatever the queue thinks. Its recipes are documents of their own. */
export interface FileImportRecord extends LeasedRecord, WithOutbox {
  status: FileImportStatus;
  files: ImportedFile[];
  found: number;
  duplicates: number;
  /** What the cook wants saved; null until they say so. */
  choice: FileImportChoice | null;
  chosen: number;
  saved: number;
  /** Of the saved ones. */
  waiting: number;
  notSaved: number;
  skipped: { name: string; reason: SkipReason }[];
  skippedCount: number;
  error: Failure | null;
  /** Nothing of it waits in the object store any more. */
  isTidy: boolean;
  revision: number;
  createdAt: Date;
}

const count = { type: Number, default: 0 };
const nullableText = { type: String, default: null };
const coded = { type: { code: String, params: { type: Object } }, _id: false, default: null };

export const FileImportSchema = new Schema<FileImportRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    files: [
      {
        _id: false,
        name: String,
        bytes: Number,
        objectKey: String,
        format: nullableText,
        found: count,
        duplicates: count,
        problem: coded,
        isRead: { type: Boolean, default: false },
      },
    ],
    found: count,
    duplicates: count,
    choice: { type: { withDuplicates: Boolean, leaveOut: [Number], collectionName: nullableText }, _id: false, default: null },
    chosen: count,
    saved: count,
    waiting: count,
    notSaved: count,
    skipped: [{ _id: false, name: String, reason: coded }],
    skippedCount: count,
    error: coded,
    isTidy: { type: Boolean, default: false },
    revision: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'file-imports', versionKey: false },
);
FileImportSchema.plugin(outboxPlugin);
FileImportSchema.plugin(leasedPlugin);
FileImportSchema.index({ ownerId: 1, createdAt: -1 });
FileImportSchema.index({ status: 1, isTidy: 1 });
FileImportSchema.index({ createdAt: 1 });
