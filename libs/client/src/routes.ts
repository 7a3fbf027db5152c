import type { AnyOperation, HttpBinding, InputOf, OutputOf, StagedFile } from '@simmer/contracts';

type WithHttp<T> = T extends { http: HttpBinding } ? T : never;
type HttpOperation = WithHttp<AnyOperation>;

type RouteOf<T> = T extends { http: { method: infer M extends string; path: infer P extends string } } ? `${M} ${P}` : never;

/** Files, live events, redirects and pages are for the browser itself; a program has their address. */
type AnswersJson<T> = T extends { http: { answer: { kind: string } } } ? never : T;

/** Every HTTP route that answers JSON, as in `'GET /recipes/:id'`. Computed from the contracts' types, so nothing of them is in the bundle. */
export type Route = RouteOf<AnswersJson<HttpOperation>>;

/** Every address that a browser can be sent to, as in `'GET /exports/:id/file'`. */
export type AddressRoute = Exclude<Extract<RouteOf<HttpOperation>, `GET ${string}`>, Route>;

/** The operation that has a route. */
export type OperationAt<R extends string> = Extract<HttpOperation, { http: RouteToBinding<R> }>;
type RouteToBinding<R extends string> = R extends `${infer M} ${infer P}` ? { method: M; path: P } : never;

/** A file of a form is sent as it is; what the gateway makes of it is no concern of a client's. */
type Sent<T> = { [K in keyof T]: T[K] extends StagedFile ? Blob : T[K] extends StagedFile[] ? readonly Blob[] : T[K] };

/** What a route takes: path parameters, query and body in one object. */
export type RouteInput<R extends Route | AddressRoute> = Sent<InputOf<OperationAt<R>>>;

/** What a route answers. Session tokens never reach a browser's script: the gateway turns them into a cookie. */
export type RouteOutput<R extends Route> = Omit<OutputOf<OperationAt<R>>, 'sessionToken'>;

export interface PreparedRequest {
  method: string;
  path: string;
  /** JSON as text; a form where the input has files. */
  body: string | FormData | undefined;
}

/**
 * Fills a route's path parameters from the input; what is left goes into the query string of a GET or DELETE, into a form where there are
 * files, and into the JSON body of everything else. Lists become comma-separated values in a query.
 */
export function prepareRequest(route: string, input: Record<string, unknown>): PreparedRequest {
  const [method = 'GET', template = '/'] = route.split(' ');
  const rest = { ...input };
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (Object.values(rest).some(hasFiles)) return { method, path, body: formOf(rest) };
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(rest) };
  const query = toQuery(rest);
  return { method, path: query ? `${path}?${query}` : path, body: undefined };
}

const hasFiles = (value: unknown): boolean => [value].flat().some((item) => item instanceof Blob);

/** Text fields first, so that the server knows them when the files come. */
function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of entries) if (!hasFiles(value)) form.set(name, String(value));
  for (const [name, value] of entries)
    for (const file of [value].flat()) if (file instanceof Blob) form.append(name, file, file instanceof File ? file.name : 'file');
  return form;
}

function toQuery(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') query.set(name, String(text));
  }
  return query.toString();
}
