import { z } from 'zod';
import { allOperations } from './catalogue';
import { MESSAGE_BYTES, weights } from './kit/answer-size';

/** Of what stands around an answer in its message. */
const ENVELOPE_BYTES = 1_024;
/** Characters of a text without a declared limit: a name, a code, a token. Whatever may be longer says so. */
const SHORT_TEXT = 500;
/** In UTF-8 a character of the Basic Multilingual Plane takes up to 3 bytes; those beyond it take 4 for two. Control characters are escaped, and nobody types them. */
const BYTES_OF_CHARACTER = 3;
const BYTES_OF_FORMAT: Record<string, number> = { uuid: 38, 'date-time': 40, date: 12 };

type JsonSchema = z.core.JSONSchema.BaseSchema & { mostBytes?: number };

interface Largest {
  bytes: number;
  /** Lists and records that do not say how many or how heavy. */
  unbounded: string[];
}

/** What the largest value that a schema allows weighs as JSON in UTF-8. */
function largest(output: z.ZodType): Largest {
  const unbounded: string[] = [];
  const schema = z.toJSONSchema(output, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const weight = weights.get(zodSchema);
      if (weight) Object.assign(jsonSchema, weight);
    },
  });
  const definitions = schema.$defs ?? {};
  const most = (values: number[]): number => Math.max(0, ...values);
  const sum = (values: number[]): number => values.reduce((one, other) => one + other, 0);

  function weigh(one: JsonSchema, path: string): number {
    if (one.mostBytes !== undefined) return one.mostBytes;
    if (one.$ref) return weigh((definitions[one.$ref.split('/').at(-1) ?? ''] ?? {}) as JsonSchema, path);
    if (one.const !== undefined) return bytesOf(one.const);
    if (one.enum) return most(one.enum.map(bytesOf));
    const choices = one.anyOf ?? one.oneOf;
    if (choices) return most(choices.map((choice) => weigh(choice as JsonSchema, path)));
    if (one.allOf) return sum(one.allOf.map((part) => weigh(part as JsonSchema, path)));
    return most([one.type ?? 'object'].flat().map((type) => weighAs(type, one, path)));
  }

  function weighAs(type: string, one: JsonSchema, path: string): number {
    if (type === 'null' || type === 'boolean') return 5;
    if (type === 'number' || type === 'integer') return 24;
    if (type === 'string') return BYTES_OF_FORMAT[one.format ?? ''] ?? 2 + BYTES_OF_CHARACTER * (one.maxLength ?? SHORT_TEXT);
    if (type === 'array') {
      const item = weigh((one.items ?? {}) as JsonSchema, `${path}[]`) + 1;
      if (one.maxItems === undefined) unbounded.push(path);
      return 2 + (one.maxItems ?? 0) * item;
    }
    const fields = Object.entries(one.properties ?? {}).map(
      ([name, field]) => bytesOf(name) + 2 + weigh(field as JsonSchema, `${path}.${name}`),
    );
    const isRecord = one.propertyNames !== undefined || (typeof one.additionalProperties === 'object' && Object.keys(fields).length === 0);
    if (isRecord && !isClosed(one)) unbounded.push(path);
    return 2 + sum(fields);
  }

  return { bytes: weigh(schema as JsonSchema, ''), unbounded };
}

/** A record whose keys are all named. */
const isClosed = ({ propertyNames }: JsonSchema): boolean =>
  typeof propertyNames === 'object' && (propertyNames as JsonSchema).enum !== undefined;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

it('weighs what is written in the heaviest script, and what says how heavy it is', () => {
  expect(largest(z.string().max(10)).bytes).toBe(bytesOf('漢'.repeat(10)));
  expect(largest(z.object({ a: z.array(z.boolean()).max(3) })).bytes).toBeGreaterThanOrEqual(bytesOf({ a: [false, false, false] }));
  expect(largest(z.object({ a: z.array(z.string()) })).unbounded).toEqual(['.a']);
  expect(largest(z.object({ a: z.record(z.string(), z.string()).nullable() })).unbounded).toEqual(['.a']);
});

/** The gateway answers its own by HTTP. */
const onTheBus = allOperations().filter(({ subject }) => !subject.startsWith('rpc.gateway.'));

it.each(onTheBus.map((operation) => [operation.subject, operation] as const))(
  'the largest legal answer of %s fits into one message',
  (_, { output }) => {
    const { bytes, unbounded } = largest(output);
    expect(unbounded).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(MESSAGE_BYTES - ENVELOPE_BYTES);
  },
);
