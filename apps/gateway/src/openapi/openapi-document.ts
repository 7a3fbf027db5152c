import { APP_VERSION, type Operation, PRODUCT_NAME, type ProblemCode, ProblemDocument, problems } from '@simmer/contracts';
import {
  answerKindOf,
  authenticationKindOf,
  bodyOf,
  CONTENT_TYPES,
  fileFieldsOf,
  hasRoute,
  type HttpOperation,
  pathOf,
  pathParametersOf,
  rulesOf,
  serviceOf,
} from '../routes/route';
import { inputSchemaOf, type JsonSchema, outputSchemaOf } from './json-schema';

type PathItem = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDocument' } } };

/** Errors of a library that answers by itself are described where its protocol is. */
const ANY_CONTENT = { '*/*': {} };

/** The whole HTTP API as OpenAPI 3.1, made from the contracts. */
export function openApiDocument(operations: readonly Operation[]): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  outputSchemaOf(ProblemDocument, schemas);
  const mounted = operations.filter(hasRoute);
  const paths: Record<string, PathItem> = {};
  for (const operation of mounted) {
    const path = (paths[pathOf(operation).replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    path[operation.http.method.toLowerCase()] = describe(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: APP_VERSION,
      description:
        'Send a personal API token as `Authorization: Bearer …`, or sign in with POST /api/auth/login and send its cookie; writes with a cookie need the Origin of the site. Errors are problem details (RFC 9457).',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(mounted.map(serviceOf))].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  bearer: { type: 'http', scheme: 'bearer', description: 'A personal API token, with the scope that a route names' },
} as const;

function describe(operation: HttpOperation, schemas: Record<string, JsonSchema>): PathItem {
  const { http, summary, subject } = operation;
  // what is forwarded is described where its protocol is
  const input = without(inputSchemaOf(operation.input), http.forwards ? ['request'] : []);
  const inPath = pathParametersOf(operation);
  const headers = http.headers ?? {};
  const body = bodyOf(operation);
  const parameters = Object.entries(input.properties ?? {}).flatMap(([name, schema]) => {
    const isRequired = input.required?.includes(name) ?? false;
    if (inPath.includes(name)) return parameter(name, 'path', schema, true);
    if (headers[name]) return parameter(headers[name], 'header', schema, isRequired);
    return body ? [] : parameter(name, 'query', schema, isRequired);
  });
  const fields = without(input, [...inPath, ...Object.keys(headers)]);
  return {
    operationId: subject.replace('rpc.', ''),
    tags: [serviceOf(operation)],
    summary,
    ...(operation.access !== 'public' && securityOf(operation)),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyContent(operation, fields) } }),
    responses: answer(operation, schemas),
  };
}

/** A link and a signature need nothing that a description could name: they are part of the address and of the message. */
function securityOf(operation: HttpOperation): PathItem {
  if (authenticationKindOf(operation) !== 'session') return {};
  return { security: [{ session: [] }, ...(operation.scope ? [{ bearer: [operation.scope] }] : [])] };
}

function bodyContent(operation: HttpOperation, fields: JsonSchema): Record<string, { schema: JsonSchema }> {
  const kind = bodyOf(operation)?.kind ?? 'json';
  if (kind === 'raw') return { '*/*': { schema: { type: 'string', format: 'binary', maxLength: rulesOf(operation).maxBytes } } };
  const properties = { ...fields.properties };
  const file: JsonSchema = { type: 'string', format: 'binary' };
  for (const [name, { isList, most }] of fileFieldsOf(operation))
    properties[name] = isList ? { type: 'array', items: file, minItems: 1, maxItems: most } : file;
  return { [CONTENT_TYPES[kind]]: { schema: { ...fields, properties } } };
}

function parameter(name: string, place: 'path' | 'query' | 'header', { description, ...schema }: JsonSchema, required: boolean): PathItem {
  const list = schema.type === 'array' ? { style: 'form', explode: false } : {};
  return { name, in: place, required, ...(description && { description }), schema, ...list };
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)));
  const required = schema.required?.filter((name) => !names.includes(name));
  return { ...schema, properties, ...(required && { required }) };
}

function answer(operation: HttpOperation, schemas: Record<string, JsonSchema>): Record<string, unknown> {
  const { http, summary: description } = operation;
  const problems = problemResponses(operation);
  const contentOf = (type: string) => ({ [type]: { schema: { type: 'string' } } });
  const text = (type: string) => ({ [http.status ?? 200]: { description, content: contentOf(type) }, ...problems });
  switch (answerKindOf(operation)) {
    case 'json':
      return {
        [http.status ?? 200]: { description, content: { 'application/json': { schema: jsonAnswer(operation, schemas) } } },
        ...problems,
      };
    case 'file':
      return { 200: { description, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }, ...problems };
    case 'text':
      return text(http.answer?.kind === 'text' ? http.answer.type : 'text/plain');
    case 'events':
      return text('text/event-stream');
    case 'page':
      // a browser reads a problem as a page too
      return { ...text('text/html'), ...problemResponses(operation, contentOf('text/html')) };
    case 'forwarded':
      return { default: { description }, ...problemResponses(operation, ANY_CONTENT) };
    case 'redirect':
      return { '3XX': { description, headers: { location: { schema: { type: 'string' } } } }, ...problems };
  }
}

/** The session token becomes a cookie, so the body does not have it. */
function jsonAnswer({ http, output }: HttpOperation, schemas: Record<string, JsonSchema>): JsonSchema {
  const schema = outputSchemaOf(output, schemas);
  return http.session === 'starts' ? without(schema, ['sessionToken']) : schema;
}

/** The codes a call may answer with, by status: the operation's own those of who may call it, and those of HTTP. */
export function problemCodesOf(operation: HttpOperation): ProblemCode[] {
  const rules = rulesOf(operation);
  const mayBeForeign = rules.refusesCrossSite === 'everything' || (rules.refusesCrossSite === 'writes' && operation.http.method !== 'GET');
  const ofBodies = bodyOf(operation) ? (['request.too-large', 'request.unsupported-media-type'] as const) : [];
  return [
    ...operation.errors,
    ...accessCodesOf(operation),
    ...(mayBeForeign ? (['request.cross-site'] as const) : []),
    ...(operation.http.method === 'GET' ? [] : (['request.duplicate'] as const)),
    ...ofBodies,
    'request.unreadable',
    'request.invalid',
    'request.rate-limited',
    'service.unavailable',
  ];
}

function accessCodesOf({ access, requires }: HttpOperation): ProblemCode[] {
  if (access === 'public') return [];
  return [
    'access.signed-out',
    ...(access === 'cook' ? [] : (['access.forbidden'] as const)),
    ...(requires.level === 'second-factor' ? (['access.second-factor-required'] as const) : []),
    ...(requires.level || requires.recentAuth ? (['access.sign-in-again'] as const) : []),
    ...(access === 'cook' ? (['access.scope-missing'] as const) : []),
    ...(requires.plan ? (['access.upgrade-required'] as const) : []),
    ...(requires.verifiedEmail ? (['access.email-unverified'] as const) : []),
  ];
}

/** `others` are forms that an answer of these statuses may have as well. */
function problemResponses(operation: HttpOperation, others: Record<string, unknown> = {}): Record<string, unknown> {
  const codes = problemCodesOf(operation);
  const statuses = [...new Set(codes.map((code) => problems[code].status))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: codes.filter((code) => problems[code].status === status).join(', '), content: { ...PROBLEM, ...others } },
    ]),
  );
}
