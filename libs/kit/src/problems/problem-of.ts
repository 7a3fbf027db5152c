import { fieldProblems, ProblemDocument, ProblemError } from '@simmer/contracts';
import { z } from 'zod';

/** Codes of PostgreSQL-backed stores for two writers that met: nothing was written, reading again shows what won. */
const STORE_CONFLICT_CODES = new Set<unknown>([16908292]);
/** What the driver throws while it is disconnected or reconnects. `MongooseError` is a call before the first connection. */
const STORE_AWAY = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseError',
]);
/** What PostgreSQL says on its way down and up again; the embedded store passes it on. */
const DATABASE_RESTARTS = /connect|shut|terminat|recovery|closed|starting up/i;

/** The problem that an error of any kind stands for; `service.failed` when we did not expect it. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof z.ZodError) return invalid(error);
  const document = ProblemDocument.safeParse(error);
  if (document.success) return ProblemError.fromDocument(document.data);
  if (isStoreConflict(error)) return new ProblemError('request.duplicate', undefined, { cause: error });
  if (isDiskFull(error)) return new ProblemError('service.storage-full', undefined, { retryAfter: 60, cause: error });
  if (isStoreAway(error)) return new ProblemError('service.unavailable', undefined, { retryAfter: 2, cause: error });
  return new ProblemError('service.failed', undefined, { cause: error });
}

export function invalid(error: z.ZodError): ProblemError {
  return new ProblemError('request.invalid', undefined, { errors: fieldProblems(error.issues) });
}

/** The write met an existing `_id` (or, on a store where that shows as a deadlock, another writer). */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === 11000 || isStoreConflict(error);

export const isStoreConflict = (error: unknown): boolean => STORE_CONFLICT_CODES.has(codeOf(error));

export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // the embedded store answers `InternalError` (code 1) while PostgreSQL behind it restarts
  return STORE_AWAY.has(error.name) || (codeOf(error) === 1 && DATABASE_RESTARTS.test(error.message));
}

/** Of the disk under a file, or under PostgreSQL, whose words the embedded store passes on. */
const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' || (error instanceof Error && codeOf(error) === 1 && /no space left on device/i.test(error.message));

/** A service or a store that is needed does not answer: worth another try later. */
export const isOutage = (error: unknown): boolean => problemOf(error).code === 'service.unavailable';

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;
