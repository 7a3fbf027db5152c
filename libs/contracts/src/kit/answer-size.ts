import { z } from 'zod';

/** What one message of the bus holds, in bytes. */
export const MESSAGE_BYTES = 1024 * 1024;

/** Bytes of a page of a list as JSON: what makes one (`pageFrom` of the kit) ends it earlier. */
export const PAGE_BYTES = 512 * 1024;

/** What a schema's values weigh at most as JSON in UTF-8, where that is less than their parts allow. */
export const weights = z.registry<{ mostBytes: number }>();

/**
 * Says that a value weighs at most so many bytes as JSON in UTF-8: whoever writes it, or makes the answer of it, sees to that. Every answer has to
 * fit into one message, which a spec computes from the schemas.
 */
export function atMostBytes<T extends z.ZodType>(mostBytes: number, schema: T): T {
  weights.add(schema, { mostBytes });
  return schema;
}
