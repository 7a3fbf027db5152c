import type { Schema } from 'mongoose';

/** Who is working on a record, and until when that counts. */
interface Lease {
  holder: string;
  until: Date;
}

/** A record that jobs work on: the truth about the work, whatever the queue thinks. */
export interface LeasedRecord {
  _id: string;
  /** The cook in whose turns it is worked on. */
  ownerId: string;
  status: string;
  /** Attempts in a row without progress. */
  attempts: number;
  lease: Lease | null;
  /** When the current work was requested. */
  askedAt: Date;
  /** The earliest start: later than the request after a failed run. */
  dueAt: Date;
}

/** Mongoose plugin: the fields of a `LeasedRecord`, and the indexes by which its work is found. */
export function leasedPlugin(schema: Schema): void {
  schema.add({
    attempts: { type: Number, default: 0 },
    lease: { type: { holder: String, until: Date }, _id: false, default: null },
    askedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
  });
  schema.index({ ownerId: 1, status: 1 });
  schema.index({ status: 1, dueAt: 1 });
}

/** The fields of a record whose work is requested now. */
export function requestedNow(): Pick<LeasedRecord, 'attempts' | 'askedAt' | 'dueAt'> {
  const now = new Date();
  return { attempts: 0, askedAt: now, dueAt: now };
}

/** Condition on records that no run holds. */
export const unheld = () => ({ $or: [{ lease: null }, { 'lease.until': { $lt: new Date() } }] });
