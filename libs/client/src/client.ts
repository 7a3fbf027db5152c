import { API_RETRY_ATTEMPTS, API_RETRY_DELAY_MS, API_TIMEOUT_MS } from '@simmer/contracts/constants';
import { offlineProblem, problemOf, RequestProblem, timeoutProblem } from './problem';
import { prepareRequest, type Route, type RouteInput, type RouteOutput } from './routes';

export interface ClientOptions {
  /** Where the API is, without a slash at the end; `/api` in the browser. */
  baseUrl: string;
  fetch?: typeof fetch;
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
}

export interface SimmerClient {
  /** Calls a route. Throws `RequestProblem` with what to tell the cook. */
  call<R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions): Promise<RouteOutput<R>>;
  /** Sends a picture's file; answers as `GET /images/:id` does. */
  uploadImage(id: string, file: Blob, options?: CallOptions): Promise<RouteOutput<'GET /images/:id'>>;
}

/** The typed HTTP client of the web app, the seed stories, the tests and the benchmarks. */
export function createClient(options: ClientOptions): SimmerClient {
  const settings = {
    fetch: globalThis.fetch.bind(globalThis),
    timeoutMs: API_TIMEOUT_MS,
    retryAttempts: API_RETRY_ATTEMPTS,
    retryDelayMs: API_RETRY_DELAY_MS,
    headers: () => ({}),
    ...options,
  };

  async function send(method: string, path: string, body: RequestInit['body'] | undefined, json: boolean, call: CallOptions): Promise<unknown> {
    const timeout = AbortSignal.timeout(call.timeoutMs ?? settings.timeoutMs);
    try {
      const response = await settings.fetch(`${settings.baseUrl}${path}`, {
        method,
        credentials: 'same-origin',
        headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }), ...settings.headers() },
        body: body ?? null,
        signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
      });
      if (!response.ok) throw await problemOf(response);
      return await response.json();
    } catch (error) {
      if (error instanceof RequestProblem || call.signal?.aborted) throw error;
      // the connection may break before the answer as well as in the middle of it
      throw timeout.aborted ? timeoutProblem() : offlineProblem();
    }
  }

  async function sendWithRetries(repeatable: boolean, attempt: () => Promise<unknown>): Promise<unknown> {
    for (let tried = 0; ; tried += 1) {
      try {
        return await attempt();
      } catch (error) {
        const mayRepeat = repeatable && error instanceof RequestProblem && error.isPassing && error.status !== 429;
        if (!mayRepeat || tried >= settings.retryAttempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, settings.retryDelayMs));
      }
    }
  }

  return {
    async call<R extends Route>(route: R, input: RouteInput<R>, call: CallOptions = {}) {
      const { method, path, body } = prepareRequest(route, input as Record<string, unknown>);
      const repeatable = method === 'GET' || call.idempotent === true;
      const answer = await sendWithRetries(repeatable, () => send(method, path, body, body !== undefined, call));
      return answer as RouteOutput<R>;
    },
    async uploadImage(id, file, call = {}) {
      const form = new FormData();
      form.set('file', file);
      const answer = await send('POST', `/images/${encodeURIComponent(id)}`, form, false, { timeoutMs: 60_000, ...call });
      return answer as RouteOutput<'GET /images/:id'>;
    },
  };
}
