import { InvalidArgumentError } from '@nats-io/transport-node';

/** Headers on every message of the bus. */
export const HEADERS = {
  actor: 'x-actor',
  requestId: 'x-request-id',
  traceparent: 'traceparent',
  deadline: 'x-deadline',
  source: 'x-source',
  device: 'x-device',
  userAgent: 'x-user-agent',
  language: 'x-language',
} as const;

/** What travels back: the output, or why there is none. */
export interface Answer {
  response?: unknown;
  /** A problem document. */
  err?: unknown;
}

/** A peer that has not answered by then counts as down: the caller gets 503 and never hangs. */
export const RPC_TIMEOUT_MS = 2_000;

/** Whether sending failed because the message is larger than the server takes (1 MiB unless it says otherwise). */
export const isTooLarge = (error: unknown): boolean => error instanceof InvalidArgumentError && error.message.includes('max_payload');
