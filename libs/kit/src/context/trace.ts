import { randomBytes } from 'node:crypto';

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * The trace context to pass on (W3C Trace Context, section 3.2): the caller's trace with a new span id, or a new trace
 * when the caller sent none or one that cannot be read.
 */
export function nextTraceparent(received?: string): string {
  const [, traceId, flags] = TRACEPARENT.exec(received ?? '') ?? [];
  return `00-${traceId ?? randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-${flags ?? '01'}`;
}

export const traceIdOf = (traceparent: string): string => traceparent.split('-')[1] ?? '';
