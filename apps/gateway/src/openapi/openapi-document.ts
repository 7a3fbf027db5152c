import { APP_VERSION, type Operation, PRODUCT_NAME, ProblemDocument, problems } from '@simmer/contracts';
import { hasRoute, type HttpOperation, serviceOf } from '../contract-routes/mounted-operation';
import { edgePaths } from './edge-paths';
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

/** The whole HTTP API as OpenAPI 3.1, made from the contracts. */
export function openApiDocument(operations: readonly Operation[]): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  outputSchemaOf(ProblemDocument, schemas);
  const mounted = operations.filter(hasRoute);
  const paths: Record<string, PathItem> = {};
  for (const operation of mounted) {
    const path = (paths[pathOf(operation)] ??= {});
    path[operation.http.method.toLowerCase()] = describe(operation, schemas);
  }
  for (const [path, item] of Object.entries(edgePaths(schemas, PROBLEM))) paths[path] = { ...paths[path], ...item };
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: APP_VERSION,
      description: 'Sign in with POST /api/auth/login and send its cookie. Writes need JSON and the Origin of the site. Errors are problem details (RFC 9457).',
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...mounted.map(serviceOf), 'gateway'])].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } } },
  };
}

const takesBody = ({ http }: HttpOperation): boolean => http.method !== 'GET' && http.method !== 'DELETE';

/** `/recipes/:id` below `/api`, in OpenAPI's spelling. */
const pathOf = ({ http }: HttpOperation): string => `/api${http.path.replaceAll(/:(\w+)/g, '{$1}')}`;

function describe(operation: HttpOperation, schemas: Record<string, JsonSchema>): PathItem {
  const { http, summary, subject } = operation;
  const input = inputSchemaOf(operation.input);
  const inPath = [...http.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => !takesBody(operation) || inPath.includes(name))
    .map(([name, schema]) => parameter(name, schema, inPath.includes(name), input.required?.includes(name) ?? false));
  return {
    operationId: subject.replace('rpc.', ''),
    tags: [serviceOf(operation)],
    summary,
    ...(operation.access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(takesBody(operation) && { requestBody: { required: true, content: { 'application/json': { schema: without(input, inPath) } } } }),
    responses: { [http.status ?? 200]: answer(operation, schemas), ...problemResponses(operation) },
  };
}

function parameter(name: string, { description, ...schema }: JsonSchema, isPath: boolean, isRequired: boolean): PathItem {
  const list = schema.type === 'array' ? { style: 'form', explode: false } : {};
  return { name, in: isPath ? 'path' : 'query', required: isPath || isRequired, ...(description && { description }), schema, ...list };
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)));
  const required = schema.required?.filter((name) => !names.includes(name));
  return { ...schema, properties, ...(required && { required }) };
}

/** The session token becomes a cookie, so the body does not have it. */
function answer({ http, output, summary }: HttpOperation, schemas: Record<string, JsonSchema>): PathItem {
  const schema = outputSchemaOf(output, schemas);
  return { description: summary, content: { 'application/json': { schema: http.session === 'starts' ? without(schema, ['sessionToken']) : schema } } };
}

/** The codes a call may answer with, by status: the operation's own and those of the door. */
export function problemCodesOf(operation: HttpOperation): (keyof typeof problems)[] {
  const ofAccess = { public: [], cook: ['access.signed-out'], staff: ['access.signed-out', 'access.forbidden'], service: [] } as const;
  const ofWrites = operation.http.method === 'GET' ? [] : (['request.cross-site', 'request.duplicate'] as const);
  const ofBodies = takesBody(operation) ? (['request.unreadable', 'request.too-large', 'request.unsupported-media-type'] as const) : [];
  return [...operation.errors, ...ofAccess[operation.access], ...ofWrites, ...ofBodies, 'request.invalid', 'request.rate-limited', 'service.unavailable'];
}

function problemResponses(operation: HttpOperation): Record<string, unknown> {
  const codes = problemCodesOf(operation);
  const statuses = [...new Set(codes.map((code) => problems[code].status))];
  return Object.fromEntries(statuses.map((status) => [status, { description: codes.filter((code) => problems[code].status === status).join(', '), content: PROBLEM }]));
}
