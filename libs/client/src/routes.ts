import type { AnyOperation, HttpBinding, InputOf, OutputOf } from '@simmer/contracts';

type WithHttp<T> = T extends { http: HttpBinding } ? T : never;
type HttpOperation = WithHttp<AnyOperation>;

type RouteOf<T> = T extends { http: { method: infer M extends string; path: infer P extends string } } ? `${M} ${P}` : never;

/** Every HTTP route, as in `'GET /recipes/:id'`. Computed from the contracts' types, so nothing of them is in the bundle. */
export type Route = RouteOf<HttpOperation>;

type OperationAt<R extends Route> = Extract<HttpOperation, { http: RouteToBinding<R> }>;
type RouteToBinding<R extends string> = R extends `${infer M} ${infer P}` ? { method: M; path: P } : never;

/** What a route takes: path parameters, query and body in one object. */
export type RouteInput<R extends Route> = InputOf<OperationAt<R>>;

/** What a route answers. Session tokens never reach a browser's script: the gateway turns them into a cookie. */
export type RouteOutput<R extends Route> = Omit<OutputOf<OperationAt<R>>, 'sessionToken'>;

export interface PreparedRequest {
  method: string;
  path: string;
  body: string | undefined;
}

/**
 * Fills a route's path parameters from the input; what is left goes into the query string of a GET or DELETE, and into
 * the JSON body of everything else. Lists become comma-separated values.
 */
export function prepareRequest(route: string, input: Record<string, unknown>): PreparedRequest {
  const [method = 'GET', template = '/'] = route.split(' ');
  const rest = { ...input };
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(rest) };
  const query = toQuery(rest);
  return { method, path: query ? `${path}?${query}` : path, body: undefined };
}

function toQuery(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') query.set(name, String(text));
  }
  return query.toString();
}
