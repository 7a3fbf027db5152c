import { createClient } from '@simmer/client';
import { onServer, serverOrigin } from '../browser/site';
import { transport } from './transport';

/** The one way from the browser to the API; throws `RequestProblem`. */
export const client = createClient({
  baseUrl: onServer('/api'),
  fetch: (...request) => transport.fetch(...request),
  // few screens send so much that anybody watches, so it is no part of what every page loads; the native apps have no such sending
  sendWithProgress: async (...request) =>
    serverOrigin ? transport.fetch(request[0], request[1]) : (await import('./send-with-progress')).sendWithProgress(...request),
});
