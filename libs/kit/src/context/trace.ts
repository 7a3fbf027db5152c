import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * The trace context to pass on (W3C Trace Context, section 3.2): the caller's trace with a new span id, or a new trace
 * when the caller sent none or one that cannot be read.
 */
export function nextTraceparent(received?: string): string {
  const [, traceId, flags] = TRACEPARENT.exec(received ?? '') ?? [];
  return `00-${traceId ?? randomHex()}-${randomHex().slice(16)}-${flags ?? '01'}`;
}

/** 32 digits. Node keeps random UUIDs in stock, where asking for single bytes goes to the system every time. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

export const traceIdOf = (traceparent: string): string => traceparent.split('-')[1] ?? '';
