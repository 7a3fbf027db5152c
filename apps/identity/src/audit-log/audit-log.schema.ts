import { Schema } from 'mongoose';

export const AUDIT_LOG_MODEL = 'AuditLogEntry';
export const AUDIT_LOG_CHECK_MODEL = 'AuditLogCheck';

/** An entry is never written again, so its collection and fields have the names of the first release: `did` is the action, `about` its details. */
export interface AuditLogDocument {
  /** Counts from 1, without a gap: of two who write at once one is first. */
  _id: number;
  at: Date;
  /** Null for a person at the machine. */
  accountId: string | null;
  did: string;
  about: string;
  /** Over this entry and the previous seal, under a key that the store does not have. */
  seal: string;
}

export const AuditLogSchema = new Schema<AuditLogDocument>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    accountId: { type: String, default: null },
    did: { type: String, required: true },
    about: { type: String, default: '' },
    seal: { type: String, required: true },
  },
  { collection: 'staff_log', versionKey: false, id: false },
);
AuditLogSchema.index({ accountId: 1, _id: -1 });
AuditLogSchema.index({ did: 1, _id: -1 });

/** What the last check found; there is one. */
export interface AuditLogCheckDocument {
  _id: 'last';
  at: Date;
  isIntact: boolean;
  entries: number;
  firstFault: number | null;
}

export const AuditLogCheckSchema = new Schema<AuditLogCheckDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    isIntact: { type: Boolean, required: true },
    entries: { type: Number, required: true },
    firstFault: { type: Number, default: null },
  },
  { collection: 'audit_log_checks', versionKey: false, id: false },
);
