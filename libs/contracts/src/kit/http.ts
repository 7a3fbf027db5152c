import { z } from 'zod';
import { atMostBytes, PAGE_BYTES } from './answer-size';
import type { RuleText } from './rules';

/** Marks the JSON Schema of a field that is a file of a form. */
export const STAGED_FILE = 'staged-file';

/** Bytes at the start of a file that identify its type. */
export const FIRST_BYTES = 32;

const StagedFile = z.strictObject({
  name: z.string().max(255).describe('As the sender calls it, without a folder'),
  bytes: z.int().min(0),
  sha256: z.string().max(64).describe('Of all its bytes, as base64url'),
  firstBytes: z.string().max(64).describe(`Its first ${FIRST_BYTES} bytes, as base64`),
  objectKey: z.string().max(200),
});
/** A file of a form that lies in the object store, where the gateway has put it: what is in it never travels over the bus. */
export type StagedFile = z.infer<typeof StagedFile>;

/** A file of a form; `missing` is the message when there is none. */
export const stagedFile = (missing: RuleText) => z.strictObject(StagedFile.shape, { error: missing }).meta({ format: STAGED_FILE });

/** Several files of a form, at most `most`. */
export const stagedFiles = (most: number, missing: RuleText) =>
  z.array(stagedFile(missing), { error: missing }).min(1, { error: missing }).max(most);

/** Where a file lies that is sent to be saved under `fileName`. */
export const StoredFile = z.object({ objectKey: z.string(), fileName: z.string(), contentType: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

export const TextAnswer = atMostBytes(PAGE_BYTES, z.object({ text: z.string() }));
export type TextAnswer = z.infer<typeof TextAnswer>;

/** `location` is an address of ours that begins with `/`, or one that the operation itself vouches for. */
export const Redirect = z.object({ location: z.string().min(1).max(4_096), status: z.literal([302, 303, 307]).default(303) });
export type Redirect = z.infer<typeof Redirect>;

/** A request as it came, for a library that answers it by itself. */
export const ForwardedRequest = z.strictObject({
  url: z.string().startsWith('/').max(16_384).describe('Path and query as they were written'),
  headers: z.record(z.string(), z.string()),
  cookies: z.record(z.string(), z.string()),
  body: z.base64(),
});
export type ForwardedRequest = z.infer<typeof ForwardedRequest>;

/** What the library answered. Of its headers only those that say something about the answer itself are sent. */
export const ForwardedAnswer = atMostBytes(
  256 * 1024,
  z.object({
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()),
    cookies: z.array(z.string()).describe('As in Set-Cookie'),
    body: z.string(),
  }),
);
export type ForwardedAnswer = z.infer<typeof ForwardedAnswer>;

export const HtmlPage = z.object({ html: z.string(), status: z.int().min(200).max(599).default(200) });
export type HtmlPage = z.infer<typeof HtmlPage>;
