/** Headers on every message of the bus. */
export const HEADERS = {
  actor: 'x-actor',
  requestId: 'x-request-id',
  traceparent: 'traceparent',
  deadline: 'x-deadline',
} as const;

/** A peer that has not answered by then counts as down: the caller gets 503 and never hangs. */
export const RPC_TIMEOUT_MS = 2_000;
