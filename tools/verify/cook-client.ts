// A cook without a browser: registers, keeps the session cookie, and says the origin that the gateway asks for.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';

const timeoutMs = 5_000;

export type Visitor = ReturnType<typeof visitor>;
export type Cook = Awaited<ReturnType<typeof registerCook>>;

/** A browser without a session; one that it is given is kept. */
export function visitor(url: string) {
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { origin: url, ...(cookie && { cookie }), ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) [cookie = ''] = set.split(';');
    const answer = await response.json();
    if (!response.ok) throw new CallRefused(response.status, answer);
    return answer;
  };
  const send = (path: string, field: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set(field, new Blob([bytes]), name);
    return call('POST', path, form);
  };
  return { call, send, pages: (path: string) => allPages(call, path) };
}

/** Registers a new cook and returns how to call the API for them. */
export async function registerCook(url: string) {
  const browser = visitor(url);
  const person = { requestId: newId(), acceptsTerms: true, email: `${randomUUID()}@kill.example`, password: `walnut-${randomUUID()}` };
  const { account } = await whenAnswered(() => browser.call('POST', '/auth/register', person));
  const upload = (id: string, photo: Uint8Array<ArrayBuffer>) => browser.send(`/images/${id}`, 'file', 'photo.jpg', photo);
  return { account, ...browser, upload, recipes: () => browser.pages('/recipes') };
}

/** Right after a start the first call may come too early; under one id it can be sent again. */
async function whenAnswered<Answer>(call: () => Promise<Answer>, triesLeft = 10): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (triesLeft === 0 || (error instanceof CallRefused && error.status !== 503)) throw error;
    await wait(1_000);
    return whenAnswered(call, triesLeft - 1);
  }
}

async function allPages(call: Visitor['call'], path: string) {
  const found: Awaited<ReturnType<Visitor['call']>>[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await call('GET', `${path}?limit=100${next && `&after=${encodeURIComponent(next)}`}`);
    found.push(...page.items);
    next = page.next;
  }
  return found;
}

/** The server answered, and the answer was no. */
export class CallRefused extends Error {
  readonly code: string | undefined;

  constructor(
    readonly status: number,
    problem: { code?: string; detail?: string; title?: string },
  ) {
    super(`${status} ${problem.code ?? ''} ${problem.detail ?? problem.title ?? ''}`);
    this.code = problem.code;
  }
}
