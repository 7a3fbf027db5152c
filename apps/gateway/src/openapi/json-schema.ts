import * as contracts from '@simmer/contracts';
import { STAGED_FILE } from '@simmer/contracts';
import { z } from 'zod';

/** As much of JSON Schema 2020-12 as the documents need. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
}

/** The contracts' exported objects, by name: `Recipe` is shown once and referred to from everywhere. */
const named = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contracts)) if (value instanceof z.ZodObject) named.add(value, { id: name });

/** What a caller sends: defaults are optional. */
export function inputSchemaOf(schema: z.ZodType): JsonSchema {
  const sent = jsonSchema(schema, 'input');
  const received = jsonSchema(schema, 'output');
  // of what is converted first, such as a comma-separated list, only the result has a type to show
  for (const [name, property] of Object.entries(sent.properties ?? {}))
    if (!hasType(property)) Object.assign(property, received.properties?.[name], property);
  return sent;
}

/** What is answered, without the schemas it refers to. Those are added to `components`. */
export function outputSchemaOf(schema: z.ZodType, components: Record<string, JsonSchema>): JsonSchema {
  const { $defs = {}, ...answer } = referring(jsonSchema(schema, 'output', named));
  Object.assign(components, $defs);
  return answer;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output', metadata?: typeof named): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    ...(metadata && { metadata }),
  }) as JsonSchema;
  return rest;
}

const hasType = (schema: JsonSchema): boolean => ['type', 'anyOf', 'enum', 'const', '$ref'].some((keyword) => keyword in schema);

/** OpenAPI keeps shared schemas in one place, where zod puts them beside each root; ids are names there, not addresses. */
function referring(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') return value.replace('#/$defs/', '#/components/schemas/');
    if (key === 'id' && typeof value === 'string') return undefined;
    return value;
  }) as JsonSchema;
}

/** A schema in a few words, for people: `Recipe | null`, `string[]`, `"easy" | "medium"`. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'object';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' | ');
  if (schema.type === 'array') return listText(typeText(schema.items ?? {}));
  if (schema.format === STAGED_FILE) return 'file';
  if (schema.type === 'object' && schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  if (schema.type === 'string' && schema.format) return schema.format === 'uuid' ? 'UUID' : schema.format;
  return [schema.type ?? 'anything'].flat().join(' | ');
}

const listText = (item: string): string => (item.includes(' | ') ? `(${item})[]` : `${item}[]`);
