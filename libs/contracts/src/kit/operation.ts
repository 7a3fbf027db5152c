import type { z } from 'zod';
import type { Entitlement } from '../entitlements';
import type { Level } from './actor';
import type { ServiceName } from './caller';
import type { ProblemCode } from './problem';
import { type Scope, scopeOfRoute } from './scope';
import type { StaffRole } from './staff-role';

/** What a caller's requests are counted against; how many each allows is a setting of the gateway. */
export type BudgetName = 'general' | 'program' | 'partner' | 'sign-in' | 'import' | 'contact' | 'drawing' | 'unknown-secret';

/** How the input of an operation arrives. */
export type HttpBody =
  /** An object; what POST, PUT and PATCH take unless they say otherwise. */
  | { readonly kind: 'json' }
  /** Text fields and files: a field of the input that is a `stagedFile`, or a list of them, is a file of the form. */
  | { readonly kind: 'form'; readonly maxBytes: number; readonly tooLarge: string }
  /** The fields of `application/x-www-form-urlencoded`, as OAuth sends them. */
  | { readonly kind: 'urlencoded' }
  /** The raw bytes, to verify a signature: the input has them as base64 in its field `body`. */
  | { readonly kind: 'raw'; readonly maxBytes?: number };

/** An operation that says whom a token stands for; null for a token that is unknown or over. */
export type TokenResolver = Operation<string, 'service', z.ZodType<unknown, { token: string }>>;

/** How a caller proves who they are. */
export type HttpAuthentication =
  /** The browser's session cookie: a cook, staff, or a visitor. Where the operation has a scope, also a program by `Authorization: Bearer …`. */
  | 'session'
  /** Nothing is looked at: everybody is a visitor. */
  | 'none'
  /** The operation checks a signature over the raw body by itself. */
  | 'signature'
  /** The path parameter `:token`, the secret part of a link. */
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
  /** A page of the web app has the same address: its form is sent here, and whoever reads the address gets the page. */
  readonly sharesAddressWithPage?: true;
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
  readonly budget?: Exclude<BudgetName, 'general' | 'program' | 'unknown-secret'>;
  /**
   * The answer to everybody without credentials is the same: the gateway keeps it for two seconds and sends it from memory, uncounted. For public lists
   * and pages that many open at once.
   */
  readonly sharedAmongVisitors?: true;
  /** How much of the general budget a request takes, when its work is worth that of several plain ones. What a JSON body weighs comes on top. */
  readonly cost?: number;
  /**
   * The list of the input whose items are requests of their own, each with an `id`; the output is a `batchOf`. Every budget counts each of them. Those for
   * which the stricter budget has nothing left are answered `request.rate-limited` by the gateway, and the others go on.
   */
  readonly batch?: string;
}

/** Who may call: anybody, a signed-in cook (or a program that one has connected), staff, the guest of a link, or only another service. */
export type Access = 'public' | 'cook' | 'staff' | 'guest' | 'service';

/**
 * What a cook opens, to others or to a program, by a secret that is given to them: each kind by the service that keeps it. All of it ends with the
 * account, and what shows something of a household ends with the membership: the service has a rule for each of its kinds, or does not compile.
 */
export const OPENINGS = {
  identity: ['household-invitation', 'voice-link', 'api-token'],
  recipes: ['guest-link', 'share-link', 'calendar-feed'],
} as const satisfies Partial<Record<ServiceName, readonly string[]>>;
export type OpeningOf<S extends keyof typeof OPENINGS> = (typeof OPENINGS)[S][number];
export type Opening = OpeningOf<keyof typeof OPENINGS>;

/** What an actor needs beside the right role. */
export interface Requirements {
  /** The least level of sign-in; after the first factor alone only `half` and public operations may be called. */
  readonly level?: Exclude<Level, 'none'>;
  /** What the account's plan has to include. */
  readonly plan?: Entitlement;
  /** Minutes since the account was shown to be theirs, at most. */
  readonly recentAuth?: number;
  /**
   * That the account's address is verified. For whatever opens the account or something of it to somebody, and would outlive a reset of the password:
   * whoever registered with another's address must not have any of it when its owner comes.
   */
  readonly verifiedEmail?: true;
}

export interface Operation<
  S extends string = string,
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  H extends HttpBinding | undefined = HttpBinding | undefined,
> {
  readonly kind: 'operation';
  readonly subject: S;
  readonly summary: string;
  readonly access: A;
  /** The services that may call it besides the gateway, which may call every route. The bus enforces it, and the service verifies the signature. */
  readonly callers: readonly ServiceName[];
  readonly requires: Requirements;
  /** Of what is for staff: a member of staff needs one of these. */
  readonly staffRoles: readonly StaffRole[];
  /** Whether the audit log has an entry for each call by staff, written before the call is answered. Everything that staff may do is audited unless it says otherwise. */
  readonly audited: boolean;
  /** Fields of the input that are left out of the audit log. */
  readonly unlogged: readonly string[];
  /** What a program's token has to include; null: no program may call. */
  readonly scope: Scope | null;
  /** What it opens. */
  readonly opens: Opening | null;
  readonly http: H;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly ProblemCode[];
}

/** What an operation for staff says beside. */
interface ForStaff {
  staffRoles: readonly [StaffRole, ...StaffRole[]];
  /** For what shows nothing that is anybody's own. */
  audited?: false;
  /** Fields of the input that are secrets: the audit log has none of them. */
  unlogged?: readonly string[];
}

/**
 * Declares a request/reply between services. This one definition serves the HTTP route (when `http` is given), message
 * validation on both sides, the handler's type, the typed call, the web client and the OpenAPI document.
 */
export function operation<
  const S extends `rpc.${string}.${string}.${string}`,
  const A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
  const H extends HttpBinding | undefined = undefined,
>(
  subject: S,
  definition: {
    summary: string;
    access: A;
    requires?: Requirements;
    /** Of a cook's route, where it is not what follows from its resource and method. `none` is for the person alone: account, security, billing, links. */
    scope?: Scope | 'none';
    opens?: Opening;
    callers?: readonly ServiceName[];
    http?: H;
    input: I;
    output: O;
    errors?: readonly ProblemCode[];
  } & (A extends 'staff' ? ForStaff : unknown),
): Operation<S, A, I, O, H> {
  const { access, http, scope = access === 'cook' && http ? scopeOfRoute(subject, http) : 'none' } = definition;
  const defaults = {
    callers: [],
    http: undefined as H,
    requires: {},
    staffRoles: [],
    audited: access === 'staff',
    unlogged: [],
    opens: null,
    errors: [],
  };
  return { kind: 'operation', subject, ...defaults, ...definition, scope: scope === 'none' ? null : scope };
}

/** What a caller sends. */
export type InputOf<T extends Operation> = z.input<T['input']>;
/** What a handler receives, defaults filled in. */
export type ParsedInputOf<T extends Operation> = z.output<T['input']>;
export type OutputOf<T extends Operation> = z.output<T['output']>;
