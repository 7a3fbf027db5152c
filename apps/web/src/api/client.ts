import { createClient } from '@simmer/client';
import { onServer } from '../browser/site';

/** The one way from the browser to the API; throws `RequestProblem`. */
export const client = createClient({
  baseUrl: onServer('/api'),
  // few screens send so much that anybody watches, so it is no part of what every page loads
  sendWithProgress: async (...request) => (await import('./send-with-progress')).sendWithProgress(...request),
});
