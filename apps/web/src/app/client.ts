import { createClient } from '@simmer/client';

/** The one way from the browser to the API; throws `RequestProblem`. */
export const client = createClient({ baseUrl: '/api' });
