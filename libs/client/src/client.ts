import { API_RETRY_ATTEMPTS, API_RETRY_DELAY_MS, API_TIMEOUT_MS } from '@simmer/contracts/constants';
import { offlineProblem, problemOf, RequestProblem, timeoutProblem } from './problem';
import { retries } from './retries';
import { type AddressRoute, type PreparedRequest, prepareRequest, type Route, type RouteInput, type RouteOutput } from './routes';

/** Files take their time; the server waits as long. */
const UPLOAD_WITHIN_MS = 600_000;

export interface ClientOptions {
  /** Where the API is, without a slash at the end; `/api` in the browser. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** As `fetch`, for calls with `onProgress`; without it such a call is made with `fetch` and reports no progress. */
  sendWithProgress?: (url: string, request: RequestInit, onProgress: (percent: number) => void) => Promise<Response>;
  timeoutMs?: number;
  retryAttempts?: number;
  retryDelayMs?: number;
  /** Headers for every call; a program outside a browser sends its cookie and origin here. */
  headers?: () => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For a write that is safe to repeat because the client made its id. Reads are repeated anyway. */
  idempotent?: boolean;
  /** Percent of a form that has been sent so far. */
  onProgress?: (percent: number) => void;
}

export interface SimmerClient {
  /** Calls a route; files in the input are sent as a form. Throws `RequestProblem` with what to tell the cook. */
  call<R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions): Promise<RouteOutput<R>>;
  /** Where a browser finds what is no JSON: a download, or the live stream. */
  addressOf<R extends AddressRoute>(route: R, input: RouteInput<R>): string;
}

/** The typed HTTP client of the web app, the seed stories, the tests and the benchmarks. */
export function createClient(options: ClientOptions): SimmerClient {
  const settings: Required<Omit<ClientOptions, 'sendWithProgress'>> & Pick<ClientOptions, 'sendWithProgress'> = {
    // looked up for each call: what surrounds a page may put its own in this place
    fetch: (input: string | URL | Request, init?: RequestInit) => globalThis.fetch(input, init),
    timeoutMs: API_TIMEOUT_MS,
    retryAttempts: API_RETRY_ATTEMPTS,
    retryDelayMs: API_RETRY_DELAY_MS,
    headers: () => ({}),
    ...options,
  };
  const repeated = retries({ attempts: settings.retryAttempts, delayMs: settings.retryDelayMs });

  async function send({ method, path, body }: PreparedRequest, call: CallOptions): Promise<unknown> {
    const timeout = AbortSignal.timeout(call.timeoutMs ?? (body instanceof FormData ? UPLOAD_WITHIN_MS : settings.timeoutMs));
    const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
    const headers = {
      accept: 'application/json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...settings.headers(),
    };
    try {
      const request = { method, headers, body: body ?? null, signal };
      const url = `${settings.baseUrl}${path}`;
      const response =
        call.onProgress && settings.sendWithProgress
          ? await settings.sendWithProgress(url, request, call.onProgress)
          : await settings.fetch(url, { ...request, credentials: 'same-origin' });
      if (!response.ok) throw await problemOf(response);
      return await response.json();
    } catch (error) {
      if (error instanceof RequestProblem || call.signal?.aborted) throw error;
      // the connection may break before the answer as well as in the middle of it
      throw timeout.aborted ? timeoutProblem() : offlineProblem();
    }
  }

  return {
    async call<R extends Route>(route: R, input: RouteInput<R>, call: CallOptions = {}) {
      const request = prepareRequest(route, input as Record<string, unknown>);
      const attempt = () => send(request, call) as Promise<RouteOutput<R>>;
      const isRepeatable = request.method === 'GET' || call.idempotent === true;
      return isRepeatable ? repeated.run(attempt, call.signal) : attempt();
    },
    addressOf: (route, input) => `${settings.baseUrl}${prepareRequest(route, input as Record<string, unknown>).path}`,
  };
}
