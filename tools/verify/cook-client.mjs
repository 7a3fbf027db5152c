// A cook without a browser: registers, keeps the session cookie, and says the origin that the gateway asks for.
import { randomUUID } from 'node:crypto';

const timeoutMs = 5_000;

/** Registers a new cook and returns how to call the API for them. */
export async function registerCook(url) {
  let cookie = '';
  const call = async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { origin: url, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) cookie = set.split(';')[0];
    const answer = await response.json();
    if (!response.ok) throw new CallRefused(response.status, answer);
    return answer;
  };
  const { account } = await call('POST', '/auth/register', { email: `${randomUUID()}@kill.example`, password: `walnut-${randomUUID()}` });
  return { account, call, recipes: () => allPages(call) };
}

async function allPages(call) {
  const found = [];
  for (let next = ''; next !== null; ) {
    const page = await call('GET', `/recipes?limit=100${next && `&after=${encodeURIComponent(next)}`}`);
    found.push(...page.items);
    next = page.next;
  }
  return found;
}

/** The server answered, and the answer was no. */
export class CallRefused extends Error {
  constructor(status, problem) {
    super(`${status} ${problem.code ?? ''} ${problem.detail ?? problem.title ?? ''}`);
    this.status = status;
    this.code = problem.code;
  }
}
