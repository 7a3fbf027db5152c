import { type BudgetName, type HttpAnswer, type HttpBinding, type HttpBody, type Operation, STAGED_FILE } from '@simmer/contracts';
import { z } from 'zod';

export type HttpOperation = Operation & { http: HttpBinding };

export const hasRoute = (operation: Operation): operation is HttpOperation => operation.http !== undefined;

export const serviceOf = ({ subject }: Operation): string => subject.split('.')[1] ?? '';

/** The operations that have a route, by the service that answers them. */
export function routesByService(operations: readonly Operation[]): [service: string, operations: HttpOperation[]][] {
  const mounted = operations.filter(hasRoute);
  const services = [...new Set(mounted.map(serviceOf))];
  return services.map((service) => [service, mounted.filter((operation) => serviceOf(operation) === service)]);
}

/** The whole path of a route, such as `/api/recipes/:id`. */
export const pathOf = ({ http: { base, path } }: HttpOperation): string => (base ?? '/api') + path;

export const pathParametersOf = ({ http }: HttpOperation): string[] => [...http.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

export const answerKindOf = ({ http }: HttpOperation): HttpAnswer['kind'] => http.answer?.kind ?? 'json';

export const authenticationKindOf = ({ http: { authentication = 'session' } }: HttpOperation) =>
  typeof authentication === 'string' ? authentication : authentication.kind;

/** Undefined for a route whose input is its path and query. */
export function bodyOf({ http }: HttpOperation): HttpBody | undefined {
  if (http.body) return http.body;
  return http.method === 'GET' || http.method === 'DELETE' ? undefined : { kind: 'json' };
}

export const CONTENT_TYPES = {
  json: 'application/json',
  form: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
} as const;

const JSON_BYTES = 256 * 1024;
/** The bus's message limit, less the call's envelope: a longer input would not reach its service. */
const MOST_JSON_BYTES = 1_000_000;
const BODY_WITHIN_MS = 30_000;
/** A form may bring 200 MB over a slow line. */
const FORM_WITHIN_MS = 600_000;

/** What a request has to keep to before anything of it is read. */
export interface RouteRules {
  /** Undefined when a body of any type is taken. */
  contentType: string | undefined;
  isRaw: boolean;
  maxBytes: number;
  bodyWithinMs: number;
  /** How much of the general budget a request takes, whatever its body. */
  cost: number;
  /** The field of the body whose items count as a request each. */
  batch: string | undefined;
  /** What of another site's is refused: nothing, writes, or reads as well. A request that a bearer token authenticates is no other site's. */
  refusesCrossSite: 'nothing' | 'writes' | 'everything';
  takesBearer: boolean;
  /** Whether everybody without credentials gets the same answer. */
  isShared: boolean;
  /** Whether a page of the web app is read at the same address. */
  sharesAddressWithPage: boolean;
}

/** Routes without an operation; those of them that write are the queue board's. */
export const PLAIN_RULES: RouteRules = {
  contentType: CONTENT_TYPES.json,
  isRaw: false,
  maxBytes: JSON_BYTES,
  bodyWithinMs: BODY_WITHIN_MS,
  cost: 1,
  batch: undefined,
  refusesCrossSite: 'writes',
  takesBearer: false,
  isShared: false,
  sharesAddressWithPage: false,
};

/** Of the route that was found, so that nothing hangs on how its address was written. */
export const rulesFor = ({ config }: { config?: unknown }): RouteRules =>
  (config as { rules?: RouteRules } | undefined)?.rules ?? PLAIN_RULES;

export function rulesOf(operation: HttpOperation): RouteRules {
  const { http } = operation;
  const body = bodyOf(operation);
  const isSession = ['session', 'none'].includes(authenticationKindOf(operation));
  return {
    contentType: body?.kind === 'raw' ? undefined : CONTENT_TYPES[body?.kind ?? 'json'],
    isRaw: body?.kind === 'raw',
    maxBytes: (body?.kind === 'raw' && body.maxBytes) || maxJsonBytes(operation),
    bodyWithinMs: body?.kind === 'form' ? FORM_WITHIN_MS : BODY_WITHIN_MS,
    cost: http.cost ?? 1,
    batch: http.batch,
    refusesCrossSite: http.crossSite ? (http.crossSite === 'refused' ? 'everything' : 'nothing') : isSession ? 'writes' : 'nothing',
    takesBearer: operation.scope !== null,
    isShared: http.sharedAmongVisitors ?? false,
    sharesAddressWithPage: http.sharesAddressWithPage ?? false,
  };
}

export function budgetsOf({ http: { budget } }: HttpOperation): BudgetName[] {
  if (budget === 'partner') return [budget];
  return budget ? ['general', budget] : ['general'];
}

interface Field {
  type?: string;
  format?: string;
  maxItems?: number;
  maxLength?: number;
  items?: Field;
}

const fieldsOf = ({ input }: HttpOperation): [name: string, field: Field][] =>
  Object.entries(
    (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Field> }).properties ?? {},
  );

/** The fields of an input that are files of a form, and how many each may have. */
export function fileFieldsOf(operation: HttpOperation): Map<string, { isList: boolean; most: number }> {
  const files = new Map<string, { isList: boolean; most: number }>();
  for (const [name, field] of fieldsOf(operation)) {
    if (field.format === STAGED_FILE) files.set(name, { isList: false, most: 1 });
    if (field.items?.format === STAGED_FILE) files.set(name, { isList: true, most: field.maxItems ?? 1 });
  }
  return files;
}

/** Quotes and a comma. */
const AROUND_ITEM = 3;
/** The digits of the longest whole number. */
const NUMBER_BYTES = 16;
const ID_BYTES = 36;

/** Room for text, and beside it for the longest lists of ids and numbers that the schema allows. */
function maxJsonBytes(operation: HttpOperation): number {
  const lists = fieldsOf(operation).flatMap(([, field]) => listsIn(field));
  const bytes = lists.reduce((sum, { maxItems = 0, items }) => sum + maxItems * (itemBytes(items) + AROUND_ITEM), JSON_BYTES);
  return Math.min(bytes, MOST_JSON_BYTES);
}

const listsIn = (field: Field & { anyOf?: Field[] }): Field[] => [field, ...(field.anyOf ?? [])].filter(({ type }) => type === 'array');

function itemBytes(item: Field | undefined): number {
  if (item?.type === 'integer' || item?.type === 'number') return NUMBER_BYTES;
  return item?.format === 'uuid' ? ID_BYTES : 0;
}
