import { z } from 'zod';
import type { Operation } from './operation';
import type { RuleText } from './rules';

/** What a caller's requests are counted against; how many each allows is a setting of the gateway. */
export type BudgetName = 'general' | 'partner' | 'sign-in' | 'import' | 'drawing' | 'unknown-session';

/** How the input of an operation arrives. */
export type HttpBody =
  /** An object; what POST, PUT and PATCH take unless they say otherwise. */
  | { readonly kind: 'json' }
  /** Text fields and files: a field of the input that is a `stagedFile`, or a list of them, is a file of the form. */
  | { readonly kind: 'form'; readonly maxBytes: number; readonly tooLarge: string }
  /** The fields of `application/x-www-form-urlencoded`, as OAuth sends them. */
  | { readonly kind: 'urlencoded' }
  /** The bytes as they came, for whoever checks a signature over them: the input has them as base64 in its field `body`. */
  | { readonly kind: 'raw'; readonly maxBytes?: number };

/** An operation that says whom a token stands for; null for a token that is unknown or over. */
export type TokenResolver = Operation<string, 'service', z.ZodType<unknown, { token: string }>>;

/** How a caller proves who they are. */
export type HttpAuthentication =
  /** The browser's session cookie: a cook, staff, or a visitor. */
  | 'session'
  /** Nothing is looked at: everybody is a visitor. */
  | 'none'
  /** The operation checks a signature over the raw body by itself. */
  | 'signature'
  /** `Authorization: Bearer …`. */
  | { readonly kind: 'bearer'; readonly resolve: TokenResolver }
  /** The path parameter `:token`, for whoever was given the address. */
  | { readonly kind: 'link'; readonly resolve: TokenResolver };

/** What comes back. */
export type HttpAnswer =
  | { readonly kind: 'json' }
  /** A file to be saved; the output is a `StoredFile`. */
  | { readonly kind: 'file' }
  /** Text of another type than JSON, such as a calendar; the output is a `TextAnswer`. */
  | { readonly kind: 'text'; readonly type: `${string}/${string}` }
  /** Server-sent events. Only the gateway itself answers so. */
  | { readonly kind: 'events' }
  /** Another address to go to; the output is a `Redirect`. */
  | { readonly kind: 'redirect' }
  /** An HTML page that the gateway renders from the output; an `HtmlPage` is sent as it is. */
  | { readonly kind: 'page' }
  /** Whatever a library of the service answers to a request that was forwarded to it; the output is a `ForwardedAnswer`. */
  | { readonly kind: 'forwarded' };

/** Everything about an operation's route. The gateway, the client and OpenAPI are made from it. */
export interface HttpBinding {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` parameters that are fields of the input. */
  readonly path: `/${string}`;
  /** What the path stands below: `/api` unless given. Pages, and addresses that others prescribe, have none. */
  readonly base?: '';
  readonly status?: 200 | 201 | 202;
  readonly body?: HttpBody;
  readonly authentication?: HttpAuthentication;
  /**
   * Whether a browser may be made to send this by another site. Refused for writes that a cookie or nothing at all authenticates, unless given;
   * allowed for everything else.
   */
  readonly crossSite?: 'refused' | 'allowed';
  /** Fields of the input that come from headers, by the header's name in small letters. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * For a library of the service that speaks HTTP itself: the request goes to it as it came, as the field `request` of the input and in place
   * of query and body, with those of its headers and cookies that are named here. The library may set the same cookies and no others.
   */
  readonly forwards?: { readonly headers: readonly string[]; readonly cookies: readonly string[] };
  readonly answer?: HttpAnswer;
  /**
   * What the answer does to the browser's session cookie. `starts` takes `sessionToken` out of the output. `tells` says whose it is, so nobody is
   * taken for a visitor while that cannot be found out.
   */
  readonly session?: 'starts' | 'ends' | 'tells';
  /** What it does shows that this browser is its owner's, without a session yet: it keeps the secret by which it is known again. */
  readonly keepsDevice?: true;
  /**
   * The stricter budget that this route is counted against, beside the general one. `partner` takes the place of the general one: servers of
   * other companies, which speak for many cooks from few addresses.
   */
  readonly budget?: Exclude<BudgetName, 'general' | 'unknown-session'>;
}

/** Marks the JSON Schema of a field that is a file of a form. */
export const STAGED_FILE = 'staged-file';

/** Bytes at the start of a file that tell what it is. */
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

/** A file of a form; `missing` is said when there is none. */
export const stagedFile = (missing: RuleText) => z.strictObject(StagedFile.shape, { error: missing }).meta({ format: STAGED_FILE });

/** Several files of a form, at most `most`. */
export const stagedFiles = (most: number, missing: RuleText) =>
  z.array(stagedFile(missing), { error: missing }).min(1, { error: missing }).max(most);

/** Where a file lies that is sent to be saved under `fileName`. */
export const StoredFile = z.object({ objectKey: z.string(), fileName: z.string(), contentType: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

export const TextAnswer = z.object({ text: z.string() });
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
export const ForwardedAnswer = z.object({
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.string()),
  cookies: z.array(z.string()).describe('As in Set-Cookie'),
  body: z.string(),
});
export type ForwardedAnswer = z.infer<typeof ForwardedAnswer>;

export const HtmlPage = z.object({ html: z.string(), status: z.int().min(200).max(599).default(200) });
export type HtmlPage = z.infer<typeof HtmlPage>;
