import type { z } from 'zod';
import type { ProblemCode } from './problem';

/** Who may call: anybody, a signed-in cook, staff, or only another service on its own authority. */
export type Access = 'public' | 'cook' | 'staff' | 'service';

export interface HttpBinding {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` parameters that are fields of the input. */
  readonly path: `/${string}`;
  readonly status?: 200 | 201 | 202;
  /**
   * What the answer does to the browser's session cookie. `starts` takes `sessionToken` out of the output. `tells` says whose it is, so nobody is
   * taken for a visitor while that cannot be found out.
   */
  readonly session?: 'starts' | 'ends' | 'tells';
  /** The stricter budget that this route is counted against, beside the general one. */
  readonly budget?: 'sign-in' | 'import';
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
  definition: { summary: string; access: A; http?: H; input: I; output: O; errors?: readonly ProblemCode[] },
): Operation<S, A, I, O, H> {
  return { kind: 'operation', subject, http: undefined as H, errors: [], ...definition };
}

/** What a caller sends. */
export type InputOf<T extends Operation> = z.input<T['input']>;
/** What a handler receives, defaults filled in. */
export type ParsedInputOf<T extends Operation> = z.output<T['input']>;
export type OutputOf<T extends Operation> = z.output<T['output']>;
