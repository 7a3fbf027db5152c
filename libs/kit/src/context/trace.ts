const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * The trace context to pass on (W3C Trace Context, section 3.2): the caller's trace with a new span id, or a new trace
 * when the caller sent none or one that cannot be read.
 */
export function nextTraceparent(received?: string): string {
  const [, traceId, flags] = TRACEPARENT.exec(received ?? '') ?? [];
  return `00-${traceId ?? randomHex() + randomHex()}-${randomHex()}-${flags ?? '01'}`;
}

/** Ids of traces are no secrets: they only have to differ. 16 hexadecimal digits. */
const randomHex = (): string => eightDigits() + eightDigits();
const eightDigits = (): string =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');

export const traceIdOf = (traceparent: string): string => traceparent.split('-')[1] ?? '';
