import { OutboundError } from './outbound-error';

const NAME_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL']);
const TIMEOUT_CODES = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT', 'ETIMEOUT']);

/** What a failed fetch was, in our words, whatever layer it comes from. */
export function outboundErrorOf(error: unknown, state: { timedOut: boolean; aborted: boolean }): OutboundError {
  if (error instanceof OutboundError) return error;
  if (state.aborted) return new OutboundError('aborted', 'the fetch was stopped', undefined, { cause: error });
  const code = codeOf(error);
  if (state.timedOut || TIMEOUT_CODES.has(code))
    return new OutboundError('timeout', 'timeout: the site took too long to answer', undefined, { cause: error });
  if (NAME_CODES.has(code)) return new OutboundError('network', 'the site could not be found', undefined, { cause: error });
  if (isTls(code)) return new OutboundError('tls', 'no secure connection to the site could be made', undefined, { cause: error });
  return new OutboundError('network', 'the site could not be reached', undefined, { cause: error });
}

function isTls(code: string): boolean {
  return /^(?:ERR_TLS|ERR_SSL|CERT_|EPROTO|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/.test(code) || code.includes('CERT');
}

/** The code of the error or of what caused it. */
function codeOf(error: unknown): string {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return '';
}
