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
  /** Runs in a row that were begun and brought nothing. */
  attempts: number;
  lease: Lease | null;
  /** When somebody asked for the work that is done now. */
  askedAt: Date;
  /** From when on it may be worked on: later than it was asked for when a run has failed. */
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

/** What is set of a record when somebody asks for work on it. */
export function askedNow(): Pick<LeasedRecord, 'attempts' | 'askedAt' | 'dueAt'> {
  const now = new Date();
  return { attempts: 0, askedAt: now, dueAt: now };
}

/** Condition on records that no run holds. */
export const unheld = () => ({ $or: [{ lease: null }, { 'lease.until': { $lt: new Date() } }] });
