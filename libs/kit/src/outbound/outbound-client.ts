import { Agent, type Dispatcher, request } from 'undici';
import { AddressGuard, type Lookup } from './address-guard';
import { dialAddress, type Dial, guardedConnector } from './guarded-connector';
import { readLimited, tooLarge } from './limited-body';
import { nameResolver } from './name-resolver';
import { OutboundError } from './outbound-error';
import { outboundErrorOf } from './failure';

export interface OutboundOptions {
  userAgent: string;
  /** Exact `host:port` pairs that may be fetched although they are not public; for development only. */
  allowedHosts?: readonly string[];
  /** For tests: how names are resolved and connections opened. */
  lookup?: Lookup;
  dial?: Dial;
}

interface Limits {
  /** Most bytes of the answer, decompressed. */
  maxBytes: number;
  /** For everything together: redirects, connections, the whole body. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface OutboundRequest extends Limits {
  accept: string;
  acceptLanguage?: string;
}

/** What is sent: something as JSON, or bytes of a type of their own. */
type Sent = { json: unknown } | { bytes: Buffer; contentType: string };

export type OutboundPost = Limits &
  Sent & {
    /** Such as a signature; in small letters. */
    headers?: Readonly<Record<string, string>>;
  };

export interface OutboundAnswer {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  contentType: string;
  body: Buffer;
  redirects: number;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Asks at addresses that people gave us: public ones only, redirects by hand, with limits on bytes and time. Every failure is an OutboundError.
 * One agent per request, so that no connection outlives it.
 */
export class OutboundClient {
  private readonly guard: AddressGuard;
  private readonly dial: Dial;

  constructor(private readonly options: OutboundOptions) {
    this.guard = new AddressGuard(options.lookup ?? nameResolver(), options.allowedHosts);
    this.dial = options.dial ?? dialAddress;
  }

  /** Fetches what is at an address, after up to five redirects. Throws for a status that is not 2xx. */
  get(address: string, options: OutboundRequest): Promise<OutboundAnswer> {
    return this.within(options, (agent, signal) => this.follow(address, options, agent, signal));
  }

  /**
   * Sends to an address without following redirects, which could lead to an address that is not allowed. Throws for a status that is not
   * 2xx, with the status, and sends nothing a second time.
   */
  post(address: string, { headers, ...options }: OutboundPost): Promise<OutboundAnswer> {
    return this.within(options, async (agent, signal) => {
      const url = this.guard.checkUrl(address);
      const [body, type] = 'bytes' in options ? [options.bytes, options.contentType] : [JSON.stringify(options.json), 'application/json'];
      const sent = { ...headers, ...this.headers({ accept: 'application/json' }), 'content-type': type };
      const response = await request(url, { dispatcher: agent, method: 'POST', headers: sent, body, signal });
      response.body.on('error', () => undefined);
      return this.answerOf(response, url, options, 0);
    });
  }

  private async within(options: Limits, work: (agent: Agent, signal: AbortSignal) => Promise<OutboundAnswer>): Promise<OutboundAnswer> {
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    const agent = new Agent({
      connect: guardedConnector(this.guard, this.dial),
      pipelining: 1,
      keepAliveTimeout: 1_000,
      maxHeaderSize: 32_768,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
    });
    try {
      return await untilAborted(work(agent, signal), signal);
    } catch (error) {
      throw outboundErrorOf(error, { timedOut: timeout.aborted, aborted: options.signal?.aborted ?? false });
    } finally {
      // nothing waits for this: a dial that hangs must not hold up the answer
      void agent.destroy();
    }
  }

  private async follow(address: string, options: OutboundRequest, agent: Agent, signal: AbortSignal): Promise<OutboundAnswer> {
    let url = this.guard.checkUrl(address);
    for (let redirects = 0; ; redirects++) {
      const response = await request(url, { dispatcher: agent, method: 'GET', headers: this.headers(options), signal });
      // a body that is dropped, or that breaks while nobody reads, must not end the process; readers get the error from the read itself
      response.body.on('error', () => undefined);
      const location = REDIRECTS.has(response.statusCode) ? headerOf(response, 'location') : '';
      if (!location) return await this.answerOf(response, url, options, redirects);
      response.body.destroy();
      if (redirects === MOST_REDIRECTS) throw new OutboundError('too-many-redirects', 'the site sent us from page to page without an end');
      url = this.guard.checkUrl(location, url.href);
    }
  }

  private async answerOf(response: Dispatcher.ResponseData, url: URL, options: Limits, redirects: number): Promise<OutboundAnswer> {
    const { statusCode: status, body } = response;
    if (status < 200 || status >= 300) {
      body.destroy();
      throw statusError(status);
    }
    if (Number(headerOf(response, 'content-length')) > options.maxBytes) {
      body.destroy();
      throw tooLarge(options.maxBytes);
    }
    const bytes = await readLimited(body, headerOf(response, 'content-encoding'), options.maxBytes);
    return { url: url.href, status, contentType: headerOf(response, 'content-type'), body: bytes, redirects };
  }

  private headers(options: Pick<OutboundRequest, 'accept' | 'acceptLanguage'>): Record<string, string> {
    return {
      'user-agent': this.options.userAgent,
      accept: options.accept,
      'accept-language': options.acceptLanguage ?? 'en,*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
    };
  }
}

function headerOf(response: Dispatcher.ResponseData, name: string): string {
  const value = response.headers[name];
  return (Array.isArray(value) ? value.join(', ') : value) ?? '';
}

function statusError(status: number): OutboundError {
  if (REDIRECTS.has(status))
    return new OutboundError('http-status', `the site sends us on to another address (it answered ${status})`, status);
  if (status === 404 || status === 410) return new OutboundError('http-status', 'the site says that this page does not exist', status);
  if (status === 429)
    return new OutboundError(
      'http-status',
      'the site wants a pause before it is asked again; try again in a few minutes (it answered 429)',
      status,
    );
  if (status === 401 || status === 403)
    return new OutboundError('http-status', `the site does not let us read this page (it answered ${status})`, status);
  return new OutboundError('http-status', `the site answered with an error (${status})`, status);
}

/** Look-ups and dials do not listen to signals; the caller must not wait for them. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
