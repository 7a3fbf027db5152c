/** Why a request to another host failed. */
export type OutboundErrorCode =
  | 'unsupported-address' // not http(s), another port than 80 or 443, a name and password in the address
  | 'blocked-address' // not on the public internet
  | 'too-many-redirects'
  | 'too-large'
  | 'timeout'
  | 'aborted' // the caller gave up
  | 'http-status'
  | 'tls'
  | 'network';

/** `message` is for people: what happened, in a few plain words. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly code: OutboundErrorCode,
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Whether the other side answered that we in particular are not welcome: signing in, or refused. */
  get isRefusal(): boolean {
    return this.status === 401 || this.status === 403;
  }

  /** Whether we are rate-limited, and may retry later. */
  get asksToWait(): boolean {
    return this.status === 429;
  }
}
