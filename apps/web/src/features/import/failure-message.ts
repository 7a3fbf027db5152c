import type { RouteOutput } from '@simmer/client';
import * as t from '@simmer/messages/import-failures';

type Failure = NonNullable<RouteOutput<'GET /imports/:id'>['error']>;

const REASONS: Record<string, string> = t.reasons;

/** Why an import has failed, as the cook reads it: in the specification's words where it has some. */
export function failureMessage({ code, params }: Failure): string {
  const status = Number(params?.['status']);
  if (code === 'timeout') return t.timeout;
  if (code === 'not-extractable' || code === 'script-only' || (code === 'blocked' && !status)) return t.notExtractable;
  return t.failedBecause({ reason: reasonOf(code, status) });
}

function reasonOf(code: string, status: number): string {
  if (status === 404 || status === 410) return t.noSuchPage;
  if (code === 'blocked') return t.refused({ status });
  return code === 'http-status' ? t.httpStatus({ status }) : (REASONS[code] ?? t.reasons.unexpected);
}
