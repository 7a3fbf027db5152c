import type { OperationAt, Route, RouteInput, RouteOutput } from '@simmer/client';
import { allOperations, checkInput, type Operation, type ParsedInputOf, ProblemError } from '@simmer/contracts';

export interface ApiRequest<R extends Route = Route> {
  route: R;
  /** As it was sent: path, query and body in one object. */
  input: RouteInput<R>;
}

/** Answers a route, or throws a `ProblemError`, as the service does. */
type Answer<R extends Route> = (input: ParsedInputOf<OperationAt<R>>) => RouteOutput<R> | Promise<RouteOutput<R>>;
export type Answers = { [R in Route]?: Answer<R> };

interface KnownRoute {
  route: Route;
  operation: Operation;
  method: string;
  path: RegExp;
  names: string[];
}

/** Every route of the contracts; as with the gateway, words of an address come before names that stand for any. */
const routes = allOperations()
  .flatMap(routeOf)
  .toSorted((one, other) => one.names.length - other.names.length);

function routeOf(operation: Operation): KnownRoute[] {
  if (!operation.http) return [];
  const { method, path } = operation.http;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [
    {
      route: `${method} ${path}` as Route,
      operation,
      method,
      path: new RegExp(`^/api${path.replaceAll(/:\w+/g, '([^/]+)')}$`),
      names,
    },
  ];
}

/**
 * Stands in the place of the server. A spec says what is answered; the contracts check what is asked and what is answered, so that a spec
 * cannot pass with a request that the gateway would refuse, or with an answer that no service gives.
 */
export class FakeApi {
  /** False when there is no connection. */
  isReachable = true;
  readonly requests: ApiRequest[] = [];
  /** What went against the contracts, or was asked without an answer: a spec with any of it fails. */
  readonly faults: string[] = [];
  private readonly known = new Map<Route, (input: unknown) => unknown>();
  private readonly held = new Map<Route, Promise<void>>();

  /** From now on these are answered so; the others as before. */
  answer(answers: Answers): void {
    for (const [route, answer] of Object.entries(answers)) this.known.set(route as Route, answer as (input: unknown) => unknown);
  }

  /** Whether a spec has said how a route is answered. */
  answers(route: Route): boolean {
    return this.known.has(route);
  }

  /** From now on a route is refused. */
  refuse(route: Route, problem: ProblemError): void {
    this.known.set(route, () => {
      throw problem;
    });
  }

  /** Answers wait until the function that comes back is called. */
  hold(route: Route): () => void {
    let letGo!: () => void;
    this.held.set(route, new Promise((resolve) => (letGo = resolve)));
    return () => {
      this.held.delete(route);
      letGo();
    };
  }

  /** What was asked of a route so far. */
  sent<R extends Route>(route: R): RouteInput<R>[] {
    return this.requests.filter((request) => request.route === route).map(({ input }) => input as RouteInput<R>);
  }

  /** Forgets everything. */
  reset(): void {
    this.isReachable = true;
    this.requests.length = 0;
    this.faults.length = 0;
    this.known.clear();
    this.held.clear();
  }

  /** As the browser's `fetch`. */
  readonly fetch = async (address: RequestInfo | URL, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(address), 'https://simmer.test');
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    const known = routes.find((route) => route.method === method && route.path.test(pathname));
    if (!known) return this.fault(`There is no route ${method} ${pathname}`);
    const values = known.path.exec(pathname)?.slice(1).map(decodeURIComponent) ?? [];
    const params = Object.fromEntries(known.names.map((name, index) => [name, values[index]]));
    const input = { ...Object.fromEntries(searchParams), ...fieldsOf(body), ...params };
    this.requests.push({ route: known.route, input: input as ApiRequest['input'] });
    await this.held.get(known.route);
    signal?.throwIfAborted();
    const answer = this.known.get(known.route);
    if (!answer) return this.fault(`${known.route} was asked, and this spec has no answer for it`);
    try {
      return this.respond(known, await answer(body instanceof FormData ? input : checkInput(known.operation.input, input)));
    } catch (error) {
      if (error instanceof ProblemError) return refusal(error);
      return this.fault(`${known.route}: ${String(error)}`);
    }
  };

  private respond({ operation, route }: KnownRoute, answer: unknown): Response {
    const { error } = operation.output.safeParse(answer);
    // a session's token becomes a cookie on its way
    const [issue] = error?.issues.filter(({ path }) => path[0] !== 'sessionToken') ?? [];
    return issue ? this.fault(`${route} does not answer so: /${issue.path.join('/')} ${issue.message}`) : Response.json(answer);
  }

  private fault(what: string): Response {
    this.faults.push(what);
    return refusal(new ProblemError('request.not-found'));
  }
}

const fieldsOf = (body: RequestInit['body']): object =>
  body instanceof FormData ? Object.fromEntries(body) : typeof body === 'string' ? (JSON.parse(body) as object) : {};

const refusal = (problem: ProblemError): Response =>
  new Response(JSON.stringify(problem.toDocument()), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** The one that answers a spec. The app's client takes `fetch` when it is loaded, so this file stands before the app's. */
export const api = new FakeApi();
globalThis.fetch = api.fetch;
