import type { z } from 'zod';
import type { Entitlement } from '../entitlements';
import type { Level, Scope } from './actor';
import type { ServiceName } from './caller';
import type { HttpBinding } from './http';
import type { ProblemCode } from './problem';

/** Who may call: anybody, a signed-in cook (or a program that one has connected), staff, the guest of a link, or only another service. */
export type Access = 'public' | 'cook' | 'staff' | 'guest' | 'service';

/** What an actor needs beside the right role. */
export interface Requirements {
  /** At least this; whoever has signed in by half may call what asks for `half`, and nothing else that is not public. */
  readonly level?: Exclude<Level, 'none'>;
  /** Without one no connected program may call. */
  readonly scope?: Scope;
  /** What the account's plan has to include. */
  readonly plan?: Entitlement;
  /** Minutes since the account was shown to be theirs, at most. */
  readonly recentAuth?: number;
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
  /** Who may call it besides the gateway, which may call whatever has a route. The bus lets nobody else, and the service checks who signed. */
  readonly callers: readonly ServiceName[];
  readonly requires: Requirements;
  readonly http: H;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly ProblemCode[];
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
    callers?: readonly ServiceName[];
    http?: H;
    input: I;
    output: O;
    errors?: readonly ProblemCode[];
  },
): Operation<S, A, I, O, H> {
  return { kind: 'operation', subject, callers: [], http: undefined as H, requires: {}, errors: [], ...definition };
}

/** What a caller sends. */
export type InputOf<T extends Operation> = z.input<T['input']>;
/** What a handler receives, defaults filled in. */
export type ParsedInputOf<T extends Operation> = z.output<T['input']>;
export type OutputOf<T extends Operation> = z.output<T['output']>;
