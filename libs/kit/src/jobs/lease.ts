/** Who is working on a record, and until when that counts. */
export interface Lease {
  holder: string;
  until: Date;
}

/** A run that has not said anything for this long is taken to be dead, and another one may start. */
const LEASE_MS = 10_000;
/** So long after a record was queued, the queue's hint is taken to be lost. */
const FORGOTTEN_AFTER_MS = 3_000;

export const leaseSchema = { type: { holder: String, until: Date }, _id: false, default: null };

export const newLease = (holder: string): Lease => ({ holder, until: new Date(Date.now() + LEASE_MS) });

/** Condition on records that no run holds. */
export const unheld = () => ({ $or: [{ lease: null }, { 'lease.until': { $lt: new Date() } }] });

/** Condition on records that the queue should have been told of and that nobody is working on. */
export const forgotten = () => {
  const now = Date.now();
  return { $or: [{ lease: null, queuedAt: { $lt: new Date(now - FORGOTTEN_AFTER_MS) } }, { 'lease.until': { $lt: new Date(now) } }] };
};
