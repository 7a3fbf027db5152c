import { randomUUID } from 'node:crypto';
import { type Operation, STAGED_FILE } from '@simmer/contracts';
import { z } from 'zod';

interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
  maxLength?: number;
  maxItems?: number;
}

function schemaOf({ input }: Operation): Schema {
  const [sent, received] = (['input', 'output'] as const).map((io) => z.toJSONSchema(input, { io, unrepresentable: 'any' }) as Schema);
  // of what is converted first, such as a list in a query, only the result has a type
  const properties = Object.entries(sent?.properties ?? {}).map(([name, field]) => {
    const hasType = field.type !== undefined || field.anyOf !== undefined || field.enum !== undefined || field.const !== undefined;
    return [name, hasType ? field : { ...received?.properties?.[name], ...field }];
  });
  return { ...sent, properties: Object.fromEntries(properties) };
}

/** Stands in every field of a sample that takes any text. Whoever is not its owner must never be sent it. Of letters alone: digits may be read as amounts. */
export const newCanary = (): string =>
  `canary${randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)))}`;

/** The text for a place of an input, as `textPathsOf` names it, that takes so many characters. */
export type TextAt = (path: string, most: number) => string;

/** An input that an operation takes, made from its schema, with the canary, or one of its own, wherever text of one's own goes. */
export function sampleInput(operation: Operation, canary: string | TextAt): Record<string, unknown> {
  return sample(schemaOf(operation), typeof canary === 'string' ? () => canary : canary, '') as Record<string, unknown>;
}

function sample(schema: Schema, canary: TextAt, path: string): unknown {
  if (schema.format === STAGED_FILE) return new Blob([canary(path, Infinity)]);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sample(choice[0] ?? {}, canary, path);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .map(([name, inner]) => [name, sample(inner, canary, path ? `${path}.${name}` : name)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return alternativesOf(schema.items ?? {}).map((item) => sample(item, canary, `${path}[]`));
    case 'string':
      return sampleText(schema, canary(path, schema.maxLength ?? Infinity));
    case 'boolean':
      return schema.default ?? false;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    default:
      return schema.default;
  }
}

/** Of a list every form that an item can have. */
const alternativesOf = (items: Schema): Schema[] => (items.anyOf ?? items.oneOf ?? [items]).filter(({ type }) => type !== 'null');

function sampleText({ format, pattern, default: usual, maxLength = Infinity }: Schema, canary: string): unknown {
  switch (format) {
    case 'uuid':
      return randomUUID();
    case 'uri':
      // nothing listens there, and nothing of ours would dial it
      return `http://127.0.0.1:9/${canary}`;
    case 'email':
      return `${canary}@example.com`;
    case 'date-time':
      return new Date().toISOString();
    case 'date':
      return new Date().toISOString().slice(0, 10);
  }
  const text = canary.slice(0, maxLength);
  return pattern && !new RegExp(pattern, 'u').test(text) ? usual : text;
}

/** Where text of one's own, or a file, stands in an operation's input: `title`, `ingredients[].text`, `fields.*`. */
export function textPathsOf(operation: Operation): string[] {
  return textPathsIn(schemaOf(operation), '');
}

function textPathsIn(schema: Schema, path: string): string[] {
  if (schema.format === STAGED_FILE) return [path];
  const inner = [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((choice) => [path, choice] as const),
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => [path ? `${path}.${name}` : name, one] as const),
    ...(typeof schema.additionalProperties === 'object' ? [[`${path}.*`, schema.additionalProperties] as const] : []),
    ...(schema.items ? [[`${path}[]`, schema.items] as const] : []),
  ];
  const own =
    schema.type === 'string' &&
    schema.enum === undefined &&
    schema.const === undefined &&
    String(sampleText(schema, newCanary())).includes('canary')
      ? [path]
      : [];
  return [...new Set([...own, ...inner.flatMap(([at, one]) => textPathsIn(one, at))])];
}

/** Where ids stand in an operation's input: `id`, `ids[]`, `items[].recipeId`. */
export function idPathsOf(operation: Operation): string[] {
  return pathsIn(schemaOf(operation), '');
}

function pathsIn(schema: Schema, path: string): string[] {
  if (schema.format === 'uuid') return [path];
  if (schema.format === STAGED_FILE) return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((choice) => pathsIn(choice, path));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => pathsIn(inner, path ? `${path}.${name}` : name));
  const items = schema.items ? pathsIn(schema.items, `${path}[]`) : [];
  return [...new Set([...choices, ...fields, ...items])];
}

/** The same input with another value where a path leads; one that has nothing there stays as it is. */
export function withValue(input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  return replaced(input, path.split('.'), value) as Record<string, unknown>;
}

function replaced(given: unknown, [segment, ...rest]: string[], value: unknown): unknown {
  if (segment === undefined) return value;
  if (typeof given !== 'object' || given === null) return given;
  const name = segment.replace('[]', '');
  const inner = (given as Record<string, unknown>)[name];
  if (!segment.endsWith('[]')) return { ...given, [name]: replaced(inner, rest, value) };
  return { ...given, [name]: Array.isArray(inner) ? inner.map((item) => replaced(item, rest, value)) : inner };
}
